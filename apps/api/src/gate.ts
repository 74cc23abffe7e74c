import { appError } from './errors.ts'

/** Lets `running` jobs run at once and `waiting` more wait their turn; a further one is COMMON503. */
export function createGate({ running, waiting }: { running: number; waiting: number }) {
  const queue: (() => void)[] = []
  let active = 0

  return async function pass<T>(job: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) throw appError('COMMON503', { retryAfter: 2 })
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active++
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next()
      else active--
    }
  }
}
