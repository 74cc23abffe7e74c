import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const POLL_MS = 20
const FAST_SHUTDOWN_MS = 30_000
const IMMEDIATE_SHUTDOWN_MS = 10_000

/**
 * Returns a text that differs between two processes which had the same pid one after the other; undefined when no such process runs. A zombie does
 * not run: in a container it may never be reaped.
 */
export async function processIdentity(pid: number): Promise<string | undefined> {
  try {
    if (process.platform !== 'linux') {
      const { stdout } = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)])
      const [state = '', ...started] = stdout.trim().split(/\s+/)
      return state.startsWith('Z') ? undefined : started.join(' ')
    }
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The name, in brackets, may hold anything; state and start time are the 1st and 20th field behind it (proc(5)).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8')
    return `${boot.trim()} ${fields[19]}`
  } catch {
    return undefined
  }
}

/** Whether this process is the main process of a PostgreSQL server on exactly this data folder. */
export async function isPostmasterOf(pid: number, dataFolder: string): Promise<boolean> {
  const [program = '', ...args] = await commandLine(pid)
  return basename(program) === 'postgres' && args[args.indexOf('-D') + 1] === dataFolder
}

async function commandLine(pid: number): Promise<string[]> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0')
    const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
    return stdout.trim().split(' ')
  } catch {
    return []
  }
}

/** Asks for the fast shutdown; when that takes too long, for the immediate one, from which the next start recovers. */
export async function shutDownPostmaster(pid: number): Promise<void> {
  const identity = await processIdentity(pid)
  if (identity === undefined) return
  for (const [signal, patience] of [
    ['SIGINT', FAST_SHUTDOWN_MS],
    ['SIGQUIT', IMMEDIATE_SHUTDOWN_MS],
  ] as const) {
    sendSignal(pid, signal)
    if (await endsWithin(patience, pid, identity)) return
  }
  throw new Error(`the PostgreSQL server with process id ${pid} does not stop`)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

async function endsWithin(ms: number, pid: number, identity: string): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; await delay(POLL_MS)) {
    if ((await processIdentity(pid)) !== identity) return true
  }
  return false
}
