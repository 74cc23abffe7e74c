// @ts-check
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a reporter's JSON file says. A run that broke, or left no file, counts as a failed test: it has tested nothing.
 * @param {string} file
 * @param {boolean} hasSucceeded whether the command ended well
 * @returns {Counts}
 */
export function countTests(file, hasSucceeded) {
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const { passed, failed } = 'stats' in report ? countPlaywright(report) : countVitest(report)
  return { passed, failed: hasSucceeded ? failed : Math.max(failed, 1) }
}

/** @param {{ numPassedTests?: number, numFailedTests?: number }} report */
function countVitest({ numPassedTests = 0, numFailedTests = 0 }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

/** @param {{ stats: { expected: number, flaky: number, unexpected: number } }} report */
function countPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

/** @param {Counts[]} all */
export function summaryLine(all) {
  const total = (/** @type {keyof Counts} */ key) => all.reduce((sum, counts) => sum + counts[key], 0)
  return `${total('passed')} passed, ${total('failed')} failed`
}
