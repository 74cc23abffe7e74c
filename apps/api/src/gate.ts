import { appError } from './errors.ts'
import { countRefused, watchQueue } from './queues.ts'

export interface GateOptions {
  /** By which the operator sees it; without one it is not watched. */
  name?: string
  running: number
  waiting: number
}

/** Lets `running` jobs run at once and `waiting` more wait their turn; a further one is COMMON503. */
export function createGate({ name, running, waiting }: GateOptions) {
  const queue: (() => void)[] = []
  let active = 0
  if (name !== undefined) watchQueue(name, () => ({ running: active, waiting: queue.length }))

  return async function pass<T>(job: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) {
        if (name !== undefined) countRefused(name)
        throw appError('COMMON503', { retryAfter: 2 })
      }
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
