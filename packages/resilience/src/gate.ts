import { appError } from '@honjeo/contract/app-error'
import { countRefused, watchQueue } from './queues.ts'
import { TurnQueue } from './turn-queue.ts'

const RETRY_AFTER_SECONDS = 2

export interface GateOptions {
  /** By which the operator sees it; without one it is not watched. */
  name?: string
  running: number
  waiting: number
}

/** Lets `running` jobs run at once and `waiting` more wait their turn; a further one is BUSY. */
export function createGate({ name, running, waiting }: GateOptions) {
  const queue: (() => void)[] = []
  let active = 0
  if (name !== undefined) watchQueue(name, () => ({ running: active, waiting: queue.length }))

  return async function pass<T>(job: () => Promise<T>): Promise<T> {
    if (active >= running) {
      if (queue.length >= waiting) {
        if (name !== undefined) countRefused(name)
        throw appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS })
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

interface Waiting {
  enter: () => void
  refuse: (error: Error) => void
}

/**
 * The same for jobs of several sources, which take turns: a source with many jobs waits behind itself. Beyond
 * `waiting`, the last job of the source with the most is refused with BUSY, so that sources with few jobs are served.
 */
export function createFairGate({ name, running, waiting }: GateOptions & { name: string }) {
  const queue = new TurnQueue<Waiting>()
  let active = 0
  watchQueue(name, () => ({ running: active, waiting: queue.size }))

  function takeTurn(source: string): Promise<void> {
    return new Promise((resolve, reject) => {
      queue.push(source, { enter: resolve, refuse: reject })
      if (queue.size <= waiting) return
      countRefused(name)
      queue.popLongest()?.refuse(appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS }))
    })
  }

  return async function pass<T>(source: string, job: () => Promise<T>): Promise<T> {
    if (active >= running) await takeTurn(source)
    else active++
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next) next.enter()
      else active--
    }
  }
}
