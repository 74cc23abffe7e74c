import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { countTests, summaryLine } from './summary.mjs'

const folder = mkdtempSync(join(tmpdir(), 'honjeo-summary-'))
afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

it('counts the tests of Vitest', () => {
  const file = report({ numTotalTests: 12, numPassedTests: 8, numFailedTests: 3, numPendingTests: 1 })
  expect(countTests(file, false)).toEqual({ passed: 8, failed: 3 })
})

it('counts the tests of Playwright', () => {
  const file = report({ config: {}, stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 } })
  expect(countTests(file, false)).toEqual({ passed: 6, failed: 2 })
})

it('counts a run that broke without a failed test as one', () => {
  expect(countTests(report({ numPassedTests: 8, numFailedTests: 0 }), false)).toEqual({ passed: 8, failed: 1 })
  expect(countTests(join(folder, 'missing.json'), false)).toEqual({ passed: 0, failed: 1 })
})

it('adds all runs up in one line', () => {
  expect(summaryLine([])).toBe('0 passed, 0 failed')
  expect(
    summaryLine([
      { passed: 8, failed: 0 },
      { passed: 5, failed: 2 },
    ]),
  ).toBe('13 passed, 2 failed')
})
