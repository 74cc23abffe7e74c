import type { IslandRule, RuleTerms } from '@honjeo/contract/island-rules'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { endText, hoursText, isOfficial, isStale, ruleTexts, rulesOfDay } from './rule-texts.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const NO_GATES = { opensAt: null, enterBy: null, shelterBy: null, summitBy: null, descendBy: null, closesAt: null }
const rule = (terms: RuleTerms, changes: Partial<IslandRule> = {}): IslandRule => ({
  subject: 'TRAIL:SEONGPANAK',
  validFrom: '2024-07-01',
  validTo: null,
  months: null,
  terms,
  source: { name: '공원', url: 'https://example.com' },
  checkedOn: '2026-11-28',
  isConfirmed: true,
  ...changes,
})
const toTheTop = rule({
  kind: 'GATE',
  ...NO_GATES,
  opensAt: '05:00',
  enterBy: '11:30',
  shelterBy: '11:30',
  summitBy: '13:30',
  descendBy: '15:30',
})
const boat = rule({ kind: 'BOAT', firstOut: '09:40', lastOut: '13:50', lastBack: '15:50' }, { subject: 'ISLET:MARADO' })
const closure = rule({ kind: 'CLOSURE', part: 'UPPER' }, { validFrom: '2026-08-01', validTo: '2026-09-23' })

it('says until when one is where on the mountain', () => {
  expect(ruleTexts(toTheTop)).toEqual([
    '오늘은 11:30까지 진달래밭 대피소에 닿고, 13:30까지는 정상에서 내려와야 해요.',
    '05:00부터 11:30까지 들어갈 수 있어요.',
    '내려올 때는 15:30까지 진달래밭 대피소를 지나야 해요.',
    '날씨가 나쁘거나 기상특보가 내리면 탐방로를 막아요.',
  ])
  const yeongsil = rule({ kind: 'GATE', ...NO_GATES, summitBy: '15:00' }, { subject: 'TRAIL:YEONGSIL' })
  expect(ruleTexts(yeongsil)[0]).toBe('오늘은 15:00까지 윗세오름에서 내려와야 해요.')
})

it('says the first and the last boat, and which one strands', () => {
  expect(ruleTexts(boat)).toEqual([
    '오늘 들어가는 첫 배는 09:40, 나오는 마지막 배는 15:50에 떠나요.',
    '13:50보다 늦은 배로 들어가면 나오는 배가 없어요.',
  ])
})

it('says what one needs for the boat, and whom to ask whether it sails', () => {
  const gapado = { ...boat, terms: { ...boat.terms, phone: '064-794-5490', needsId: true } as RuleTerms }
  expect(ruleTexts(gapado).slice(2)).toEqual([
    '신분증이 있어야 배를 타요.',
    '배가 뜨는지는 그날 아침 064-794-5490에 물어보세요.',
  ])
})

it('says that it is not known until when one is let in', () => {
  const seokguram = rule({ kind: 'GATE', ...NO_GATES, opensAt: '06:00' }, { subject: 'TRAIL:SEOKGURAM' })
  expect(ruleTexts(seokguram)[0]).toBe('06:00부터 들어갈 수 있어요. 몇 시까지인지는 아직 몰라요.')
})

it('says nothing of the gates of what is shut', () => {
  const shut = rule({ kind: 'CLOSURE', part: 'WHOLE' })
  expect(rulesOfDay([toTheTop, boat, shut], '2026-12-01')).toEqual([shut])
})

it.each([
  ['https://www.jeju.go.kr/hallasan/index.htm', true],
  ['https://wonderfulis.co.kr', true],
  ['https://www.fnnews.com/news/202512101040231853', false],
  ['https://go.kr.example.com', false],
  ['https://xgo.kr', false],
])('calls %s official: %s', (url, isSo) => {
  expect(isOfficial({ source: { name: '', url } })).toBe(isSo)
})

it('shows what holds that day, what shuts the way first', () => {
  const winter = { ...toTheTop, months: [10, 11, 12, 1, 2, 3] }
  expect(rulesOfDay([winter, boat, closure], '2026-09-23')).toEqual([closure, boat])
  expect(rulesOfDay([winter, boat, closure], '2026-10-01')).toEqual([winter, boat])
  expect(rulesOfDay([winter], '2024-06-30')).toEqual([])
  expect(ruleTexts(closure)).toEqual(['지금은 진달래밭 대피소 위로 올라갈 수 없어요.'])
})

it('knows the hours that rules give', () => {
  expect(hoursText([toTheTop])).toBe('05:00~11:30')
  expect(hoursText([boat])).toBe('배가 다니는 09:40~15:50')
  expect(hoursText([rule({ kind: 'CLOSURE', part: 'WHOLE' }), toTheTop])).toBe('지금은 막혀 있어요')
  expect(hoursText([rule({ kind: 'SEASON', walkFrom: '09:00', walkUntil: '17:00' })])).toBeNull()
})

it('says until when it holds, and nothing of an end that is not known', () => {
  expect(endText(closure)).toBe('2026. 09. 23 (수)까지예요. 그 뒤에는 다시 확인해주세요.')
  expect(endText(toTheTop)).toBeNull()
})

it('is old after half a year', () => {
  expect(isStale(toTheTop, '2027-05-27')).toBe(false)
  expect(isStale(toTheTop, '2027-05-28')).toBe(true)
})
