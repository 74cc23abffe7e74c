const FIRST_MS = { LOST: 5000, REFUSED: 250 }
const LONGEST_MS = 30_000
/** A connection that has held so long is no part of the trouble before it. */
const STEADY_MS = 10_000

/** LOST: the server may be gone. REFUSED: it is there, and hung up after saying no to one thing. */
export type Loss = keyof typeof FIRST_MS

/**
 * How long to wait before connecting again: a moment after a refusal, 5 s after a loss, twice as long each time it goes on,
 * up to 30 s. Always give or take half, for a server that restarts would otherwise be met by everybody at once.
 */
export class ReconnectPace {
  #losses = 0
  #connectedAt = Infinity

  handleConnected(): void {
    this.#connectedAt = performance.now()
  }

  /** ms */
  next(loss: Loss): number {
    if (performance.now() - this.#connectedAt >= STEADY_MS) this.#losses = 0
    this.#connectedAt = Infinity
    const wait = Math.min(LONGEST_MS, FIRST_MS[loss] * 2 ** this.#losses)
    this.#losses += 1
    return Math.min(LONGEST_MS, wait * (0.5 + Math.random()))
  }
}
