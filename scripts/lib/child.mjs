// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from './root.mjs'

/** A command that failed; the message holds all it wrote. */
export class CommandError extends Error {}

/**
 * Runs a command in the root of the checkout and returns what it wrote. When `signal` aborts, it is asked to stop with all
 * its children, and killed with them when they have not ended after `graceMs`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ signal: AbortSignal, env?: NodeJS.ProcessEnv, graceMs?: number }} options
 */
export async function run(command, args, { signal, env = process.env, graceMs = 5000 }) {
  signal.throwIfAborted()
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  /** @type {NodeJS.Timeout | undefined} */
  let grace
  const stop = () => {
    signalGroup(child.pid, 'SIGINT')
    grace = setTimeout(() => signalGroup(child.pid, 'SIGKILL'), graceMs)
  }
  signal.addEventListener('abort', stop)
  try {
    // Not 'exit': children that outlive it hold the output open.
    const [code] = await once(child, 'close')
    signal.throwIfAborted()
    if (code !== 0) throw new CommandError(output.trim() || `${command} ended with ${code}`)
    return output
  } finally {
    clearTimeout(grace)
    signal.removeEventListener('abort', stop)
  }
}

/**
 * @param {number | undefined} pid of the first process of the group; undefined when it could not be started
 * @param {NodeJS.Signals} signal
 */
function signalGroup(pid, signal) {
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // All of them have ended in the meantime.
  }
}
