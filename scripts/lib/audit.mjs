// @ts-check
import { CommandError, run } from './child.mjs'

/** A registry that does not answer in so long is not waited for. */
const TIME_LIMIT_MS = 30_000

/** Packages that people's data passes through: those of the product, from `high` on. */
const AUDIT = ['audit', '--audit=true', '--json', '--omit=dev', '--audit-level=high']

/**
 * Asks the registry for known holes in the product's packages. Throws `CommandError` that names them; returns undefined
 * where there are none, and otherwise why that is unknown: offline, or a registry that keeps no list.
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv, timeLimitMs?: number }} options
 * @returns {Promise<string | undefined>}
 */
export async function auditPackages({ signal, env = process.env, timeLimitMs = TIME_LIMIT_MS }) {
  const timeUp = AbortSignal.timeout(timeLimitMs)
  // Tried once: npm would wait minutes for a registry that is not there.
  const once = { npm_config_fetch_retries: '0', npm_config_fetch_timeout: String(timeLimitMs) }
  try {
    await run('npm', AUDIT, { signal: AbortSignal.any([signal, timeUp]), env: { ...env, ...once } })
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    if (timeUp.aborted) return `no answer in ${timeLimitMs / 1000} s`
    if (!(error instanceof CommandError)) throw error
    const holes = holesIn(error.message)
    if (holes === undefined) return 'the registry does not say'
    throw new CommandError(`packages with known holes:\n${holes.join('\n')}`)
  }
}

/**
 * A line for each package of npm's report; undefined for anything that is no report.
 * @param {string} output
 * @returns {string[] | undefined}
 */
function holesIn(output) {
  const report = jsonIn(output)
  if (report === undefined || typeof report.vulnerabilities !== 'object') return undefined
  return Object.values(report.vulnerabilities).map(
    ({ name, severity, range, via }) =>
      `  ${name} ${range} (${severity}): ${via.map((/** @type {any} */ cause) => cause.title ?? `by ${cause}`).join('; ')}`,
  )
}

/** @param {string} output with what npm says beside it */
function jsonIn(output) {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
