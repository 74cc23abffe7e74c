import type { StayFact } from '@honjeo/contract/stay-facts'
import { i18n } from '@lingui/core'
import { beforeEach, expect, it } from 'vitest'
import { stayFactText } from './stay-texts.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const sourced = { source: { name: '제주특별자치도', url: 'https://www.jeju.go.kr' }, checkedOn: '2026-11-28' }
const certified: StayFact = { fact: 'SAFETY_CERTIFIED', value: { until: '2027-03-15' }, ...sourced }

it('says until when a certificate holds, and that it has ended from the day after', () => {
  expect(stayFactText(certified, '2027-03-15')).toBe('안전인증 2027-03까지')
  expect(stayFactText(certified, '2027-03-16')).toBe('안전인증이 2027-03에 끝났어요')
})

it.each<[StayFact, string]>([
  [{ fact: 'OWN_LOCK', value: { has: true }, ...sourced }, '나만 여는 잠금장치가 있어요'],
  [{ fact: 'WOMEN_FLOOR', value: { has: false }, ...sourced }, '여성 전용 층이 없어요'],
  [{ fact: 'DESK_HOURS', value: { from: '00:00', until: '00:00' }, ...sourced }, '안내 데스크에 24시간 사람이 있어요'],
  [
    { fact: 'DESK_HOURS', value: { from: '08:00', until: '22:00' }, ...sourced },
    '안내 데스크에 08:00~22:00에 사람이 있어요',
  ],
  [
    { fact: 'LAST_STOP_WALK', value: { stop: '세화리', minutes: 7 }, ...sourced },
    '막차가 서는 세화리 정류장에서 걸어서 7분',
  ],
])('says what is known: %s', (fact, text) => {
  expect(stayFactText(fact, '2026-11-28')).toBe(text)
})
