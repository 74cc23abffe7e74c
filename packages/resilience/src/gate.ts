import { appError } from '@honjeo/contract/app-error'
import { countRefused, watchQueue } from './queues.ts'
import { TurnQueue } from './turn-queue.ts'

const RETRY_AFTER_SECONDS = 2

export interface GateOptions {
  /** The name by which the operator sees it; without one it is not watched. */
  name?: string
  /** The room inside at once: of jobs, or of what they weigh together. */
  room: number
  /** The number of others that may wait. */
  waiting?: number
  /** Makes the error for those who are sent away. */
  refusal?: () => Error
}

export interface GateEntry {
  /** Sources take turns, so that one with many jobs waits behind itself. */
  source?: string
  /** The room that is taken; no more than there is. */
  weight?: number
  /** Once it is aborted, the entry waits no longer and its reason is thrown. */
  signal?: AbortSignal
}

interface Gate {
  /** Resolves when there is room, with what is to be called to leave; leaving twice counts once. */
  enter(entry?: GateEntry): Promise<() => void>
  /** Runs a job inside. */
  pass<T>(job: () => Promise<T>, entry?: GateEntry): Promise<T>
}

interface Waiting {
  weight: number
  enter: () => void
  refuse: (error: Error) => void
}

const busy = () => appError('BUSY', { retryAfter: RETRY_AFTER_SECONDS })

/**
 * Lets in as many at once as there is room for; the others wait. Where more than `waiting` do, the last of the source
 * with the most is refused, so that sources with few jobs are served. A heavy entry whose turn it is is not overtaken.
 */
export function createGate({ name, room, waiting = Infinity, refusal = busy }: GateOptions): Gate {
  const queue = new TurnQueue<Waiting>()
  let free = room
  let inside = 0
  if (name !== undefined) watchQueue(name, () => ({ running: inside, waiting: queue.size }))

  function take(weight: number) {
    free -= weight
    inside += 1
  }

  function letIn() {
    for (let next = queue.first; next && next.weight <= free; next = queue.first) {
      queue.shift()
      take(next.weight)
      next.enter()
    }
  }

  function refuseLast() {
    if (name !== undefined) countRefused(name)
    queue.popLongest()?.refuse(refusal())
    letIn()
  }

  async function wait(source: string, weight: number, signal?: AbortSignal): Promise<void> {
    const settled = new AbortController()
    try {
      await new Promise<void>((resolve, reject) => {
        const turn = { weight, enter: resolve, refuse: reject }
        function giveUp() {
          queue.remove(source, turn)
          letIn()
          reject(signal?.reason as Error)
        }
        signal?.addEventListener('abort', giveUp, { signal: settled.signal })
        queue.push(source, turn)
        if (queue.size > waiting) refuseLast()
      })
    } finally {
      settled.abort()
    }
  }

  /** Returns undefined where there is room at once, so that a job begins without a turn of the promises. */
  function come({ source = '', weight = 1, signal }: GateEntry): Promise<void> | undefined {
    signal?.throwIfAborted()
    if (queue.size > 0 || weight > free) return wait(source, weight, signal)
    take(weight)
    return undefined
  }

  function leave({ weight = 1 }: GateEntry) {
    free += weight
    inside -= 1
    letIn()
  }

  return {
    async enter(entry = {}) {
      await come(entry)
      let isInside = true
      return () => {
        if (isInside) leave(entry)
        isInside = false
      }
    },
    async pass(job, entry = {}) {
      const turn = come(entry)
      if (turn) await turn
      try {
        return await job()
      } finally {
        leave(entry)
      }
    },
  }
}
