// @ts-check
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 5000
const POLL_MS = 50

/** A folder for all that one test run leaves lying about; also for servers that run under another account. */
export function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'honjeo-tests-'))
  chmodSync(folder, 0o755)
  return folder
}

/**
 * Removes the folder, and before it the processes that lost their parents but still use it.
 * @param {string} folder
 */
export async function removeScratch(folder) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGKILL'])) {
    for (const pid of usersOf(folder)) kill(pid, signal)
    for (const end = performance.now() + PATIENCE_MS; usersOf(folder).length > 0 && performance.now() < end;) {
      await delay(POLL_MS)
    }
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

/**
 * Processes that name the folder on their command line or in their environment, as all do that were started within it.
 * Knows none where there is no /proc.
 * @param {string} folder
 */
function usersOf(folder) {
  return readdirIfPresent('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => ['cmdline', 'environ'].some((file) => readIfAllowed(`/proc/${pid}/${file}`).includes(folder)))
    .map(Number)
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
function kill(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended in the meantime.
  }
}

/** @param {string} folder */
function readdirIfPresent(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** @param {string} file */
function readIfAllowed(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
