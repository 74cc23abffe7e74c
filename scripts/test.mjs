// @ts-check
/**
 * `npm test`: installs what is missing, then goes from the quickest check to the slowest test and stops at the first that
 * fails. Runs before any package is installed.
 */
import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
const { ensurePackages } = await import('./lib/packages.mjs')
const { interruptionSignal } = await import('./lib/interruption.mjs')
const { makeScratch, removeScratch } = await import('./lib/scratch.mjs')
const { summaryLine } = await import('./lib/summary.mjs')
const { ensureSystemPackages } = await import('./lib/system-packages.mjs')
const { takeSteps } = await import('./lib/test-steps.mjs')

const signal = interruptionSignal()
const scratch = makeScratch()
/** @type {import('./lib/summary.mjs').Counts[]} */
const counts = []
try {
  await ensurePackages(signal)
  await ensureSystemPackages(signal)
  await takeSteps({ signal, scratch, counts })
} catch (error) {
  process.exitCode = 1
  console.error(error instanceof Error ? error.message : error)
  // A check that fails before or between the tests must not leave a last line that reads like success.
  if (counts.every(({ failed }) => failed === 0)) counts.push({ passed: 0, failed: 1 })
} finally {
  await removeScratch(scratch)
  console.log(summaryLine(counts))
}
