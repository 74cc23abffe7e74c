import { expect, it } from 'vitest'
import { withSummary } from './fault-summary.ts'

const FACTS = { date: '2026-01-31', machine: 'a machine' }
const EMPTY =
  'Before.\n\n<!-- figures of npm run test:faults: begin -->\n<!-- figures of npm run test:faults: end -->\n\nAfter.\n'
const waited = (figure: number, met = figure <= 10) =>
  ({ id: 'F04', form: 'long', criterion: 'requests end', figure, unit: 's', limit: '≤ 10', met }) as const
const linesOf = (document: string) => document.split('\n').filter((line) => line.startsWith('| F'))

it('keeps the worst figure of all runs, and how many there were', () => {
  const document = withSummary(EMPTY, [waited(3), waited(7.123), waited(5)], FACTS)
  expect(linesOf(document)).toEqual([
    '| F04 | PostgreSQL hangs | requests end | 7.12 s | ≤ 10 | yes | 3 | long | 2026-01-31 | a machine |',
  ])
  expect(document).toMatch(/^Before\.[^]*After\.\n$/)
})

it('puts a figure that misses its limit before all others', () => {
  expect(linesOf(withSummary(EMPTY, [waited(12), waited(3)], FACTS))[0]).toContain('| 12 s | ≤ 10 | **no** | 2 |')
  const reached = (figure: number) => ({ ...waited(figure, true), limit: '≥ 3' })
  expect(linesOf(withSummary(EMPTY, [reached(9), reached(4)], FACTS))[0]).toContain('| 4 s |')
})

it('keeps the lines of faults that did not run, and replaces those of the ones that did', () => {
  const before = withSummary(EMPTY, [waited(3), { ...waited(1), id: 'F03' }], FACTS)
  const after = withSummary(before, [waited(5)], { ...FACTS, date: '2026-02-01' })
  expect(linesOf(after).map((line) => line.split(' | ').filter((_, n) => [0, 3, 8].includes(n)))).toEqual([
    ['| F03', '1 s', '2026-01-31'],
    ['| F04', '5 s', '2026-02-01'],
  ])
})
