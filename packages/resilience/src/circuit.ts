import type { BaseLogger } from 'pino'
import { counter, gaugeOf } from '@honjeo/observability/metrics'

/** The number of failures in a row after which a service is left alone. */
const OPENS_AFTER = 5
const REST_MS = 10_000

/** The service is left alone: it was not asked. */
export class CircuitOpen extends Error {
  override name = 'CircuitOpen'
}

export interface CircuitOptions {
  /** The name by which the operator knows the service; few and fixed. */
  to: string
  /** Whether the service itself is ill; what it refuses for good reasons, it answers. */
  isOutage?: (error: unknown) => boolean
  log: Pick<BaseLogger, 'warn' | 'info'>
  /** The time for which it is left alone before the next try. */
  restMs?: number
}

export interface Circuit {
  /**
   * Does a job that ends in a time of its own; rejects with `CircuitOpen`, at once, while the service is left alone. After the rest one job
   * goes ahead, and what becomes of it holds for the others.
   */
  run<T>(job: () => Promise<T>): Promise<T>
  /** Returns how many jobs would be let through now. */
  room(): number
}

const open = new Map<string, () => boolean>()
const refused = counter('honjeo_circuit_refused_total', 'Calls that were not made, for the service was ill', ['to'])
gaugeOf({ name: 'honjeo_circuit_open', help: '1: this service is left alone for a while', labelNames: ['to'] }, () =>
  [...open].map(([to, isOpen]) => ({ labels: { to }, value: isOpen() ? 1 : 0 })),
)

/** Keeps those who need a service outside from waiting, one after the other, for what does not come (see decision 25). */
export function createCircuit({ to, isOutage = () => true, log, restMs = REST_MS }: CircuitOptions): Circuit {
  let failures = 0
  let restsUntil = 0
  let isTrying = false
  const isOpen = () => failures >= OPENS_AFTER
  open.set(to, isOpen)

  function succeed() {
    if (isOpen()) log.info({ to }, 'a service is well again')
    failures = 0
  }

  function fail() {
    failures++
    restsUntil = performance.now() + restMs
    if (failures === OPENS_AFTER) log.warn({ to }, 'a service failed five times in a row: it is left alone for a while')
  }

  function room(): number {
    if (!isOpen()) return Infinity
    return isTrying || performance.now() < restsUntil ? 0 : 1
  }

  async function judged<T>(job: () => Promise<T>): Promise<T> {
    try {
      const result = await job()
      succeed()
      return result
    } catch (error) {
      if (isOutage(error)) fail()
      else succeed()
      throw error
    }
  }

  return {
    room,
    async run(job) {
      if (room() === 0) {
        refused.inc({ to })
        throw new CircuitOpen(`${to} is left alone for a while`)
      }
      if (!isOpen()) return judged(job)
      isTrying = true
      return judged(job).finally(() => (isTrying = false))
    },
  }
}
