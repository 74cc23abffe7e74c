import { ISLETS, TRAILS } from '@honjeo/contract/values/rule-kinds'
import { expect, it } from 'vitest'
import { islandRules } from './island-rules.ts'
import { cataloguePlaces } from './places.ts'

it.each(islandRules.map((rule) => [`${rule.subject} ${rule.terms.kind} ${rule.months?.join() ?? ''}`, rule] as const))(
  '%s says who says so, and since when',
  (_, rule) => {
    expect(rule.source.url).toMatch(/^https:\/\//)
    expect(rule.source.name.trim()).not.toBe('')
    expect(rule.checkedOn >= rule.validFrom || rule.validFrom > '2026-11-28').toBe(true)
    expect(rule.validTo === null || rule.validTo >= rule.validFrom).toBe(true)
  },
)

it('there are gates for each course of Hallasan and boats for each islet, in every month', () => {
  const has = (subject: string, kind: string, month: number) =>
    islandRules.some(
      (rule) =>
        rule.subject === subject &&
        rule.terms.kind === kind &&
        rule.months?.includes(month) !== false &&
        rule.validTo === null,
    )
  for (let month = 1; month <= 12; month += 1) {
    for (const trail of TRAILS)
      expect([trail, month, has(`TRAIL:${trail}`, 'GATE', month)]).toEqual([trail, month, true])
    for (const islet of ISLETS)
      expect([islet, month, has(`ISLET:${islet}`, 'BOAT', month)]).toEqual([islet, month, true])
  }
})

it('names places that are there, and no rule twice', () => {
  const ids = cataloguePlaces.map(({ contentId }) => `PLACE:${contentId}`)
  const subjects = islandRules.map(({ subject }) => subject).filter((subject) => subject.startsWith('PLACE:'))
  expect(ids).toEqual(expect.arrayContaining(subjects))
  const names = islandRules.map(({ subject, terms, validFrom, months }) =>
    [subject, terms.kind, validFrom, months].join(),
  )
  expect(new Set(names).size).toBe(names.length)
})
