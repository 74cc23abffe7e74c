import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:fs'
import { open, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { processIdentity } from './process.ts'

/** macOS takes the lock with the opening of the file; Node has no name for the flag. See open(2) there. */
const O_EXLOCK = 0x20
const PATIENCE_MS = 10_000
const POLL_MS = 50

/** Waits until its input ends, which it does when we end, and then stops the server that we left behind. */
const HOLD = 'echo locked; cat > /dev/null; read -r pid < "$1" && kill -INT "$pid"'

/**
 * Lets one process at a time use a folder, seen by all containers that share it; returns what gives the lock back. The
 * kernel holds it for as long as we live, so none is ever left behind. Rejects when another process has it.
 * `serverPidFile` names on its first line the process that must not outlive us.
 */
export async function acquireLock(path: string, serverPidFile: string): Promise<() => Promise<void>> {
  for (const end = performance.now() + PATIENCE_MS; ; await delay(POLL_MS)) {
    const release = await (process.platform === 'darwin' ? lockByOpening(path) : lockByChild(path, serverPidFile))
    if (release) {
      await writeFile(path, String(process.pid)).catch(() => {})
      return async () => {
        // The kernel may hold it a moment longer than we do: the next process is to wait, and must not believe that we
        // still have it.
        await writeFile(path, '').catch(() => {})
        await release()
      }
    }
    const holder = Number(await readFile(path, 'utf8').catch(() => ''))
    // The lock of one that has just been killed takes a moment to come free.
    if ((await processIdentity(holder)) === undefined && performance.now() < end) continue
    const who = holder ? `process ${holder}` : 'another process'
    throw new Error(`${who} is using ${dirname(path)}: stop it first, or start this one with another DATA_DIR`)
  }
}

async function lockByOpening(path: string) {
  try {
    const handle = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK)
    return () => handle.close()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EAGAIN') return undefined
    throw error
  }
}

/** Node cannot call flock(2), so a child does. */
async function lockByChild(path: string, serverPidFile: string) {
  // The child has a process group of its own: Ctrl-C is for us, and the lock is held until we have shut down.
  const child = spawn('flock', ['-n', path, 'sh', '-c', HOLD, 'sh', serverPidFile], { cwd: '/', detached: true })
  const ended = once(child, 'close')
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const isLocked = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isLocked) {
    if (complaint) throw new Error(complaint.trim())
    return undefined
  }
  child.unref()
  child.stdout.destroy()
  child.stderr.destroy()
  return async () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    child.ref()
    process.kill(-child.pid, 'SIGKILL')
    await ended
  }
}
