import type { BaseLogger } from 'pino'
import type { Bus } from './bus.ts'

interface HeldReadingOptions<T> {
  /** Asks the database. What was known before is handed in, so that what is the same may stay the same. */
  read: (known: T | undefined) => Promise<T>
  /** Carries that it was changed, to all servers. */
  channel: string
  /** A server that missed a change knows of it after this time at the latest. */
  freshMs: number
  bus: Bus
  log: Pick<BaseLogger, 'error'>
}

/** Keeps in memory what a server has read of the database, and reads it again when it is changed or has grown old. */
export async function createHeldReading<T>({
  read,
  channel,
  freshMs,
  bus,
  log,
}: HeldReadingOptions<T>): Promise<() => Promise<T>> {
  let known: { value: T; at: number } | undefined
  let changes = 0
  let asking: Promise<T> | undefined

  async function ask(): Promise<T> {
    const asked = changes
    const value = await read(known?.value)
    // An answer from before a change is not kept as a fresh one.
    known = { value, at: asked === changes ? performance.now() : -Infinity }
    return value
  }

  await bus.subscribe(channel, () => {
    changes += 1
    if (known !== undefined) known.at = -Infinity
    asking = undefined
  })

  return async function current() {
    if (known !== undefined && performance.now() - known.at < freshMs) return known.value
    const reading = (asking ??= ask())
    try {
      return await reading
    } catch (error) {
      // What was known a moment ago is better than nothing at all.
      if (known === undefined) throw error
      log.error({ err: error, channel }, 'what is held of the database could not be read again')
      return known.value
    } finally {
      if (asking === reading) asking = undefined
    }
  }
}
