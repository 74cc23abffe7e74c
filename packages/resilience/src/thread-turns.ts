import { TurnQueue } from './turn-queue.ts'

/** The request that waits for a computation. */
export interface Asker {
  /** The address, from which many members may ask; addresses take turns. */
  source: string
  /** It is aborted when the client is gone. */
  signal: AbortSignal
}

export interface ThreadTurnsOptions {
  threads: number
  /** The most that may wait. */
  waiting: number
  /** Makes the error for those who are sent away. */
  refusal: () => Error
}

interface Waiting {
  enter: () => void
  refuse: (error: Error) => void
}

/**
 * Hands out turns for a number of threads, to one source after the other. Where too many wait, the last of the source with the most is
 * refused. The pool has a queue of its own, but it starts no thread for the jobs in it once the thread in front was terminated; so
 * no job ever waits there.
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
    /** Passes a turn that was taken to the next in the queue, or back; it is called once for each. */
    giveBack(): void {
      const next = queue.shift()
      if (next) next.enter()
      else taken--
    },
    count: () => ({ running: taken, waiting: queue.size }),
  }
}
