// @ts-check
/** `npm start`: installs and builds what is missing, then runs the server. Runs before any package is installed. */
import { requireSupportedNode } from './lib/node-version.mjs'

requireSupportedNode()
const { ensureBuilt } = await import('./lib/build.mjs')
const { endOnFailure, interruptionSignal } = await import('./lib/interruption.mjs')
const { ensurePackages } = await import('./lib/packages.mjs')
const { runServer } = await import('./lib/server.mjs')

const signal = interruptionSignal()
await endOnFailure(async () => {
  await ensurePackages(signal)
  await ensureBuilt(signal)
})
process.exitCode = await runServer()
