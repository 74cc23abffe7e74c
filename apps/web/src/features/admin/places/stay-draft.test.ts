import type { StayFact } from '@honjeo/contract/stay-facts'
import { expect, it } from 'vitest'
import { stayDraftOf, withStayDraft } from './stay-draft.ts'

const DAY = '2026-11-28'
const sourced = { source: { name: '제주특별자치도', url: 'https://www.jeju.go.kr' }, checkedOn: DAY }

it.each<StayFact>([
  { fact: 'SAFETY_CERTIFIED', value: { until: '2027-03-31' }, ...sourced },
  { fact: 'OWN_LOCK', value: { has: true }, ...sourced },
  { fact: 'WOMEN_FLOOR', value: { has: false }, ...sourced },
  { fact: 'DESK_HOURS', value: { from: '08:00', until: '22:00' }, ...sourced },
  { fact: 'DESK_HOURS', value: { from: '00:00', until: '00:00' }, ...sourced },
  { fact: 'LAST_STOP_WALK', value: { stop: '세화리', minutes: 7 }, ...sourced },
])('says the same after it was put into the form: $fact $value', (fact) => {
  expect(withStayDraft([fact], stayDraftOf([fact], fact.fact, DAY))).toEqual([fact])
})

it('is not taken without its value, its source or the day, and goes when it is not known any more', () => {
  const lock: StayFact = { fact: 'OWN_LOCK', value: { has: true }, ...sourced }
  const draft = stayDraftOf([lock], 'LAST_STOP_WALK', DAY)
  expect(withStayDraft([lock], draft)).toBeNull()
  const typed = { ...draft, stop: '세화리', minutes: '7', sourceName: '숙소에 전화', sourceUrl: 'https://example.com' }
  expect(withStayDraft([lock], typed)).toHaveLength(2)
  for (const missing of [{ sourceName: ' ' }, { sourceUrl: 'https://' }, { checkedOn: '' }, { minutes: '일곱' }])
    expect(withStayDraft([lock], { ...typed, ...missing })).toBeNull()
  expect(withStayDraft([lock], { ...stayDraftOf([lock], 'OWN_LOCK', DAY), state: 'UNKNOWN' })).toEqual([])
})
