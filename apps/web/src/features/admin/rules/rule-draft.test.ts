import type { IslandRule, RuleTerms } from '@honjeo/contract/island-rules'
import { expect, it } from 'vitest'
import { draftOf, newDraft, ruleOf } from './rule-draft.ts'

const DAY = '2026-11-28'
const rule = (terms: RuleTerms): IslandRule => ({
  subject: 'TRAIL:SEONGPANAK',
  validFrom: '2024-07-01',
  validTo: null,
  months: [1, 2, 12],
  terms,
  source: { name: '공원', url: 'https://example.com' },
  checkedOn: DAY,
  isConfirmed: false,
})
const booking = {
  kind: 'BOOKING',
  bands: [
    { from: '05:00', until: '08:00', people: 800 },
    { from: '08:01', until: '11:30', people: 200 },
  ],
  groupMax: 4,
  perWeek: 1,
  barredMonths: 3,
  barredAgainMonths: 12,
} as const satisfies RuleTerms

it.each<RuleTerms>([
  {
    kind: 'GATE',
    opensAt: '05:00',
    enterBy: '11:30',
    shelterBy: null,
    summitBy: null,
    descendBy: null,
    closesAt: null,
  },
  { kind: 'BOAT', firstOut: '09:00', lastOut: null, lastBack: '16:10' },
  { kind: 'BOAT', firstOut: '09:00', lastOut: null, lastBack: '16:10', phone: '064-794-5490', needsId: true },
  { ...booking, bands: [...booking.bands] },
  { ...booking, bands: [...booking.bands], opensAt: '09:00' },
  { kind: 'SEASON', walkFrom: '09:00', walkUntil: '17:00' },
  { kind: 'CLOSURE', part: 'UPPER' },
])('says the same after it was put into the form: $kind', (terms) => {
  expect(ruleOf(draftOf(rule(terms), DAY))).toEqual(rule(terms))
})

it('is no rule while something is missing', () => {
  const typed = { ...newDraft(DAY), sourceName: '공원', sourceUrl: 'https://example.com' }
  expect(ruleOf(typed)).not.toBeNull()
  for (const missing of [
    { sourceName: ' ' },
    { sourceUrl: 'https://' },
    { validFrom: '' },
    { kind: 'BOAT' },
    { kind: 'GATE' },
    { kind: 'BOOKING', bands: '아침 800명' },
  ] as const)
    expect(ruleOf({ ...typed, ...missing })).toBeNull()
})
