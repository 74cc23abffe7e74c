import { expect, it } from 'vitest'
import { testTitles } from './test-titles.ts'

const SOURCE = [
  "describe('whoever asks', () => {",
  "  it('is told', async () => { await ask('nobody') })",
  '  it.each([[1, "anew"]])(`%i stands ${of} there`, (count) => expect(count).toBe("told"))',
  '  it.runIf(isLong)(',
  "    'F01: goes on',",
  '    () => {},',
  '  )',
  '})',
  "test.describe('in the browser', () => test(title, () => test.step('a step', go)))",
  'it.each`a`("of a template", () => {})',
  '/tell/.test("nobody"); await latest("somebody")',
].join('\n')

it('reads the titles of tests, groups and steps, and no other text', () => {
  expect(testTitles('a.test.ts', SOURCE).map(({ line, text }) => `${line} ${text}`)).toEqual([
    '1 whoever asks',
    '2 is told',
    '3 %i stands … there',
    '5 F01: goes on',
    '9 in the browser',
    '9 a step',
    '10 of a template',
  ])
})
