import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../statistics.ts'
import { Delays } from './delays.ts'
import { microseconds, type Members } from './members.ts'

export interface Step {
  p50: number
  p99: number
  /** The delay of the slowest member, as a multiple of the median of all members' mean delays. */
  slowest: number
  closed: number
}

const WARM_MS = 1000
const DRAIN_MAX_MS = 3000
const ROUNDS = 3

/**
 * Sends at a steady rate, whatever the server does, and returns how long what was sent took to arrive: in the best of
 * several rounds, since whatever else the machine does only takes away.
 */
export async function loadAt(members: Members, rate: number, milliseconds: number): Promise<Step> {
  const rounds: Step[] = []
  for (let n = 0; n < ROUNDS; n++) rounds.push(await loadOnce(members, rate, milliseconds))
  return rounds.toSorted((a, b) => a.p99 - b.p99)[0]!
}

async function loadOnce(members: Members, rate: number, milliseconds: number): Promise<Step> {
  const stop = speakAt(members, rate)
  await delay(WARM_MS)
  const delays = new Delays()
  const sums = new Float64Array(members.size)
  const counts = new Uint32Array(members.size)
  const begin = microseconds()
  members.onDelay = (member, took, now) => {
    if (now - took < begin) return
    delays.add(took)
    sums[member]! += took
    counts[member]! += 1
  }
  await delay(milliseconds)
  stop()
  await drain(members)
  members.onDelay = undefined
  const means = Array.from(sums, (total, i) => total / counts[i]!)
  return {
    p50: delays.percentile(0.5),
    p99: delays.percentile(0.99),
    slowest: Math.max(...means) / percentile(means, 0.5),
    closed: members.closed,
  }
}

export function speakAt(members: Members, rate: number): () => void {
  const startedAt = performance.now()
  let sent = 0
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) * rate) / 1000)
    for (; sent < due; sent++) members.speak()
  }, 1)
  return () => clearInterval(timer)
}

/** What is still on its way counts as late, not as lost. */
export async function drain(members: Members): Promise<void> {
  const until = performance.now() + DRAIN_MAX_MS
  let last = -1
  while (members.heard !== last && performance.now() < until) {
    last = members.heard
    await delay(200)
  }
}
