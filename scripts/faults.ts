/**
 * `npm run test:faults`: every fault test in its long form, and what they measured into the table of docs/reliability.md.
 * `-- --only F04,F05` runs these, `--short` the form of `npm test`, `--seeds 20` repeats those that draw at random with 20 seeds.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { describeMachine, readFaultLog } from './lib/fault-log.ts'
import { withSummary } from './lib/fault-summary.ts'
import { listFaultFiles, readOutcomes, summarizeOutcomes } from './lib/fault-tests.ts'
import { root } from './lib/root.mjs'

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
    seeds: { type: 'string', default: '1' },
  },
})
const form = options.short ? 'short' : 'long'
const only = options.only.split(',').filter((id) => id !== '')
const isWanted = (id: string) => only.length === 0 || only.includes(id)
const folder = mkdtempSync(join(tmpdir(), 'honjeo-faults-'))
const log = join(folder, 'figures.jsonl')
const document = join(root, 'docs/reliability.md')

async function run(command: string[], variables: Record<string, string> = {}): Promise<boolean> {
  const [program = '', ...args] = command
  const env = { ...process.env, FAULTS: form, FAULT_LOG: log, ...variables }
  const [code] = (await once(spawn(program, args, { cwd: root, env, stdio: 'inherit' }), 'exit')) as [number | null]
  return code === 0
}

async function runOnServer(paths: string[], seed: number) {
  if (paths.length === 0) return []
  const report = join(folder, `vitest-${seed}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const command = ['npx', 'vitest', 'run', '--project', 'api', '--no-file-parallelism', ...reporters, ...paths]
  if (!(await run(command, { FAULTS_SEED: `${seed}` }))) process.exitCode = 1
  return readOutcomes({ vitest: report })
}

async function runInBrowser() {
  const pattern = only.length === 0 ? '\\bF\\d\\d:' : `\\b(${only.join('|')}):`
  const command = ['npx', 'playwright', 'test', '--pass-with-no-tests', '--workers=1', '--grep', pattern]
  const report = join(root, 'e2e/results/report.json')
  rmSync(report, { force: true })
  if (!(await run(command))) process.exitCode = 1
  return readOutcomes({ playwright: report })
}

if (!(await run(['node', 'scripts/build.mjs']))) process.exit(1)
const files = listFaultFiles().filter(({ id }) => isWanted(id))
const outcomes = [
  ...(await runOnServer(
    files.map(({ path }) => path),
    1,
  )),
]
const seeded = files.filter(({ takesSeed }) => takesSeed).map(({ path }) => path)
for (let seed = 2; seed <= Number(options.seeds); seed++) outcomes.push(...(await runOnServer(seeded, seed)))
outcomes.push(...(await runInBrowser()))

const facts = { date: new Date().toISOString().slice(0, 10), machine: describeMachine() }
const records = [...readFaultLog(log), ...summarizeOutcomes(outcomes, form)]
writeFileSync(document, withSummary(readFileSync(document, 'utf8'), records, facts))
await run(['npx', 'oxfmt', document])
rmSync(folder, { recursive: true })
if (records.some(({ met }) => !met)) process.exitCode = 1
