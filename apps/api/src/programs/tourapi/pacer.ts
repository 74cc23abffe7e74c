import { setTimeout as delay } from 'node:timers/promises'

/** Lets calls begin at even distances, never in a burst. */
export class Pacer {
  readonly #distanceMs: number
  #next = 0

  constructor(perSecond: number) {
    this.#distanceMs = 1000 / perSecond
  }

  async turn(signal: AbortSignal): Promise<void> {
    const now = performance.now()
    const begin = Math.max(now, this.#next)
    this.#next = begin + this.#distanceMs
    if (begin > now) await delay(begin - now, undefined, { signal })
  }
}
