/**
 * Turns for so many threads, first come, first served. The pool has a queue of its own, but nobody starts a thread for who
 * waits in it once the thread in front was terminated; so nothing ever waits there.
 */
export function createThreadTurns(threads: number) {
  const waiting: (() => void)[] = []
  let taken = 0

  return {
    /** Resolves when there is a thread; rejects with the signal's reason when it is aborted before. */
    async take(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted()
      if (taken < threads) {
        taken++
        return
      }
      await new Promise<void>((resolve, reject) => {
        const enter = () => {
          signal.removeEventListener('abort', leave)
          resolve()
        }
        const leave = () => {
          waiting.splice(waiting.indexOf(enter), 1)
          reject(signal.reason as Error)
        }
        signal.addEventListener('abort', leave)
        waiting.push(enter)
      })
    },
    /** Of who took it, once: to the next one, or back. */
    giveBack(): void {
      const next = waiting.shift()
      if (next) next()
      else taken--
    },
    count: () => ({ running: taken, waiting: waiting.length }),
  }
}
