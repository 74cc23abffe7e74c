// @ts-check
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 5000
const POLL_MS = 50

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm'
/** A run leaves some 3 GB there at once: databases, their logs, profiles of browsers. */
const ROOM_BYTES = 8 * 2 ** 30

/**
 * Makes a folder for all that one test run leaves lying about; also for servers that run under another account. It is in
 * memory where there is room: each test file has a database of its own, and 1,300 files made and deleted on a disk take
 * a tenth of the run.
 */
export function makeScratch() {
  const folder = mkdtempSync(join(hasRoom(MEMORY) && freemem() > ROOM_BYTES ? MEMORY : tmpdir(), 'honjeo-tests-'))
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
 * Says whether a file system exists, has room, and lets programs run, as the PostgreSQL of another account has to.
 * @param {string} mount
 */
function hasRoom(mount) {
  const line = readIfAllowed('/proc/mounts')
    .split('\n')
    .find((each) => each.split(' ')[1] === mount)
  if (line === undefined || /[ ,](?:noexec|ro)[ ,]/.test(line)) return false
  const { bavail, bsize } = statfsSync(mount)
  return bavail * bsize > ROOM_BYTES
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
