// @ts-check
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { auditPackages } from './audit.mjs'
import { run } from './child.mjs'
import { rareCollections } from './collector.mjs'
import { withDebianPostgres } from './debian-postgres.mjs'
import { formatDuration } from './progress.mjs'
import { root } from './root.mjs'
import { countTests } from './summary.mjs'

/** @typedef {import('./summary.mjs').Counts} Counts */
/** @typedef {{ signal: AbortSignal, scratch: string, counts: Counts[] }} TestRun `counts` is what the steps add to. */

/** The server's configuration in the caller's shell is no business of the tests. */
const SERVER_VARIABLES = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'JWT_SECRET',
  'DEMO',
  'S3_ENDPOINT',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OCR_DRIVER',
  'OCR_READERS',
  'MAP_TILE_URL',
  'MAP_TILE_ATTRIBUTION',
  'TOURAPI_KEY',
  'TOURAPI_URL',
  'TOURAPI_DAILY_BUDGET',
  'TOURAPI_CALLS_PER_SECOND',
]

/** Tests that start servers use the built one, which starts twice as fast as the source. */
const BUILT = { TEST_BUILT_SERVER: '1' }

/**
 * The tests that the second PostgreSQL runs as well: what is about the schema and its triggers, about locks, and about the order
 * of searches. It reads the statements of all others.
 */
const ON_BOTH_POSTGRES = [
  'src/db/',
  'src/blocks/',
  'src/rooms/who-',
  'src/rooms/rooms.race',
  'src/rooms/hosting.race',
  'src/places/place-list',
  'src/places/search',
]

/** @typedef {{ name: string, take: (testRun: TestRun) => Promise<unknown> }} Step */

/**
 * Two rows that are taken at once: each of these programs leaves half of two cores idle. The linter checks the types, too.
 * @type {Step[][]}
 */
const CHECKS = [
  [
    { name: 'format', take: script('format:check') },
    { name: 'types and lint', take: script('lint', [], rareCollections()) },
    { name: 'boundaries', take: script('boundaries') },
    { name: 'unused code', take: script('unused') },
    { name: 'messages', take: script('messages:check') },
    { name: 'words', take: script('words:check') },
  ],
  [
    { name: 'build', take: script('build') },
    { name: 'weight of the pages', take: script('weights') },
    // Its program reads the packages as the build leaves them.
    { name: 'migrations', take: script('migrations:check') },
    { name: 'known holes in packages', take: audit },
    { name: 'unit tests', take: (testRun) => vitest(testRun, 'test:unit') },
  ],
]

/** @type {Step[][]} */
const API_TESTS = [[{ name: 'API tests, embedded PostgreSQL 18', take: testOnEmbeddedPostgres }]]

/**
 * Two rows that are taken at once: the second PostgreSQL is installed, started and asked for half a minute, the first
 * seconds of which leave the cores idle, as the first ones of the browser tests do.
 * @type {Step[][]}
 */
const LAST_TESTS = [
  [{ name: "API tests, Debian's PostgreSQL 15", take: testOnDebianPostgres }],
  [{ name: 'browser tests', take: testInBrowser }],
]

/**
 * Takes the steps until one fails; the other row that is taken at the same time is ended with it.
 * @param {TestRun} testRun
 */
export async function takeSteps(testRun) {
  for (const rows of [CHECKS, API_TESTS, LAST_TESTS]) await takeRows(rows, testRun)
}

/**
 * @param {Step[][]} rows
 * @param {TestRun} testRun
 */
async function takeRows(rows, testRun) {
  const failure = new AbortController()
  const signal = AbortSignal.any([testRun.signal, failure.signal])
  const taken = rows.map((row) =>
    takeRow(row, { ...testRun, signal }).catch((error) => {
      failure.abort(error)
      throw error
    }),
  )
  await Promise.allSettled(taken)
  signal.throwIfAborted()
}

/**
 * @param {Step[]} steps
 * @param {TestRun} testRun
 */
async function takeRow(steps, testRun) {
  for (const { name, take } of steps) {
    const begin = performance.now()
    const line = (/** @type {string} */ mark) => `${mark} ${name} (${formatDuration(performance.now() - begin)})`
    try {
      await take(testRun)
      console.log(line('✓'))
    } catch (error) {
      console.log(line('✗'))
      throw error
    }
  }
}

/** Without a network there is no registry to ask, and nothing wrong. @param {TestRun} testRun */
async function audit({ signal }) {
  const silence = await auditPackages({ signal })
  if (silence !== undefined) console.log(`  known holes were not looked up: ${silence}`)
}

/** Where the statements are kept that the first PostgreSQL was sent, for the second one. @param {TestRun} testRun */
const statementsOf = ({ scratch }) => join(scratch, 'statements')

/**
 * Arguments by which the second run of the API tests finds the modules as the first one has transformed them.
 * @param {TestRun} testRun
 */
const keepingModules = ({ scratch }) => [
  '--experimental.fsModuleCache',
  `--experimental.fsModuleCachePath=${join(scratch, 'modules')}`,
]

/** @param {TestRun} testRun */
function testOnEmbeddedPostgres(testRun) {
  mkdirSync(statementsOf(testRun))
  return vitest(testRun, 'test:api', keepingModules(testRun), { ...BUILT, RECORD_STATEMENTS: statementsOf(testRun) })
}

/** @param {TestRun} testRun */
function testOnDebianPostgres(testRun) {
  return withDebianPostgres(testRun.scratch, async (url) => {
    await script('test:statements', [statementsOf(testRun)], { DATABASE_URL: url })(testRun)
    await vitest(testRun, 'test:api', [...keepingModules(testRun), ...ON_BOTH_POSTGRES], {
      ...BUILT,
      DATABASE_URL: url,
    })
  })
}

/** @param {TestRun} testRun */
function testInBrowser(testRun) {
  const report = join(root, 'e2e/results/report.json')
  rmSync(report, { force: true })
  return count(testRun, report, script('test:e2e')(testRun))
}

/**
 * @param {TestRun} testRun
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [variables]
 */
function vitest(testRun, name, args = [], variables = {}) {
  const report = join(testRun.scratch, `report-${testRun.counts.length}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return count(testRun, report, script(name, [...reporters, ...args], variables)(testRun))
}

/**
 * @param {TestRun} testRun
 * @param {string} report
 * @param {Promise<unknown>} tests
 */
async function count({ counts }, report, tests) {
  let hasSucceeded = false
  try {
    await tests
    hasSucceeded = true
  } finally {
    counts.push(countTests(report, hasSucceeded))
  }
}

/**
 * A script of package.json.
 * @param {string} name
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [variables]
 */
function script(name, args = [], variables = {}) {
  return (/** @type {TestRun} */ { signal, scratch }) => {
    const unset = Object.fromEntries(SERVER_VARIABLES.map((variable) => [variable, undefined]))
    const env = { ...process.env, ...unset, TMPDIR: scratch, ...variables }
    return run('npm', ['run', '--silent', name, '--', ...args], { signal, env })
  }
}
