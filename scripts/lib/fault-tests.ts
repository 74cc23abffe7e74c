import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { FaultRecord } from './fault-log.ts'
import { root } from './root.mjs'

/** The number in `f01-killed-server.test.ts` and in a test called `F01: …`. */
const idOf = (name: string) => /^f\d\d(?=[-:])/i.exec(name)?.[0].toUpperCase()

export interface FaultFile {
  id: string
  /** From the root of the checkout. */
  path: string
  /** Whether another FAULTS_SEED makes it another test. */
  takesSeed: boolean
}

/** The tests of the server's faults, wherever they lie. */
export function listFaultFiles(): FaultFile[] {
  const source = 'apps/api/src'
  return readdirSync(join(root, source), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && idOf(basename(path)) !== undefined)
    .map((path) => ({
      id: idOf(basename(path))!,
      path: join(source, path),
      takesSeed: /\bSEED\b/.test(readFileSync(join(root, source, path), 'utf8')),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

interface VitestReport {
  testResults?: { name: string; assertionResults: { status: string }[] }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean }[]
}

const read = <T>(path: string) => (existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : undefined)

/** Whether each test of a fault has passed, by the report of Vitest or of Playwright; a run that broke has left none. */
export function readOutcomes(report: { vitest: string } | { playwright: string }): { id: string; passed: boolean }[] {
  if ('vitest' in report) {
    const { testResults = [] } = read<VitestReport>(report.vitest) ?? {}
    return testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ status }) => ({ id: idOf(basename(name)) ?? '', passed: status === 'passed' })),
    )
  }
  const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): { title: string; ok: boolean }[] => [
    ...specs,
    ...suites.flatMap(specsOf),
  ]
  return specsOf(read<PlaywrightSuite>(report.playwright) ?? {}).map(({ title, ok }) => ({
    id: idOf(title) ?? '',
    passed: ok,
  }))
}

/** One line for each fault: how many of its tests have passed. */
export function summarizeOutcomes(
  outcomes: readonly { id: string; passed: boolean }[],
  form: FaultRecord['form'],
): FaultRecord[] {
  return [...new Set(outcomes.map(({ id }) => id))].map((id) => {
    const own = outcomes.filter((outcome) => outcome.id === id)
    const passed = own.filter((outcome) => outcome.passed).length
    return {
      id,
      form,
      criterion: 'tests passed',
      figure: `${passed} of ${own.length}`,
      limit: 'all',
      met: passed === own.length,
    }
  })
}
