import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const POLL_MS = 50

/**
 * Returns what `make` returns. The first worker of a run that asks makes it, and all others, which have no memory in common
 * with it, read its file. Where it could not be made, the next one that asks tries. `make` has to return plain JSON.
 */
export async function onceARun<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  const file = join(process.env['E2E_DATA_DIR'] ?? '', `${name}.json`)
  const lock = `${file}.lock`
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await delay(POLL_MS)) {
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Value
    if (!takeLock(lock)) continue
    try {
      // The worker before may have made it between the two looks.
      if (existsSync(file)) continue
      const value = await make()
      writeFileSync(`${file}.new`, JSON.stringify(value))
      renameSync(`${file}.new`, file)
      return value
    } finally {
      rmdirSync(lock)
    }
  }
  throw new Error(`${name} was not made`)
}

/** Returns whether the folder that serves as a lock was free. */
function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
