// @ts-check
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { root } from './root.mjs'
import { SERVER_FLAGS } from './server-flags.mjs'

/** Runs the built server until it ends, passes on the signals that stop it, and returns its exit code. */
export async function runServer() {
  const server = spawn(process.execPath, [...SERVER_FLAGS, 'apps/api/dist/server.js'], { cwd: root, stdio: 'inherit' })
  const hasTerminal = process.stdin.isTTY || process.stdout.isTTY || process.stderr.isTTY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // A terminal sends Ctrl-C to the server as well: passed on, it would look like an impatient second one.
    process.on(signal, () => (signal === 'SIGINT' && hasTerminal ? undefined : server.kill(signal)))
  }
  const [code, signal] = await once(server, 'exit')
  return signal ? 128 + constants.signals[/** @type {NodeJS.Signals} */ (signal)] : code
}
