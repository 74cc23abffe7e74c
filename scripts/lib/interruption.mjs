// @ts-check
import { constants } from 'node:os'
import { CommandError } from './child.mjs'

/** What an aborted command rejects with. */
class Interruption extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`stopped by ${signal}`)
    this.exitCode = 128 + constants.signals[signal]
  }
}

/**
 * Aborts when this process is asked to stop, once however often it is asked.
 * @returns {AbortSignal}
 */
export function interruptionSignal() {
  const controller = new AbortController()
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => controller.abort(new Interruption(signal)))
  }
  return controller.signal
}

/**
 * Ends the process when a command fails or the user has had enough: without a stack, which would be of no use.
 * @param {() => Promise<void>} action
 */
export async function endOnFailure(action) {
  try {
    await action()
  } catch (error) {
    if (error instanceof Interruption) process.exit(error.exitCode)
    if (!(error instanceof CommandError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
