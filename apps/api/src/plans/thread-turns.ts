import { TurnQueue } from '../turn-queue.ts'

/** Whoever waits for something to be computed. */
export interface Asker {
  /** Takes turns with others: an address, from which many members may ask. */
  source: string
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

export interface ThreadTurnsOptions {
  threads: number
  /** How many wait at the most. */
  waiting: number
  /** What is thrown where more do. */
  refusal: () => Error
}

interface Waiting {
  enter: () => void
  refuse: (error: Error) => void
}

/**
 * Turns for so many threads, of one source after the other; where too many wait, the last of the source with the most is
 * refused. The pool has a queue of its own, but nobody starts a thread for who waits in it once the thread in front was terminated;
 * so nothing ever waits there.
 */
export function createThreadTurns({ threads, waiting, refusal }: ThreadTurnsOptions) {
  const queue = new TurnQueue<Waiting>()
  let taken = 0

  return {
    /** Resolves when there is a thread; rejects with the signal's reason when it is aborted before. */
    async take({ source, signal }: Asker): Promise<void> {
      signal.throwIfAborted()
      if (taken < threads) {
        taken++
        return
      }
      const leaving = new AbortController()
      try {
        await new Promise<void>((resolve, reject) => {
          const turn = { enter: resolve, refuse: reject }
          const leave = () => {
            queue.remove(source, turn)
            reject(signal.reason as Error)
          }
          signal.addEventListener('abort', leave, { signal: leaving.signal })
          queue.push(source, turn)
          if (queue.size > waiting) queue.popLongest()?.refuse(refusal())
        })
      } finally {
        leaving.abort()
      }
    },
    /** Of who took it, once: to the next one, or back. */
    giveBack(): void {
      const next = queue.shift()
      if (next) next.enter()
      else taken--
    },
    count: () => ({ running: taken, waiting: queue.size }),
  }
}
