import { setTimeout as delay } from 'node:timers/promises'
import { cpuMilliseconds } from '../process-cpu.ts'
import { Delays } from './delays.ts'
import type { Members } from './members.ts'

export interface SaturateTask {
  membersPerRoom: number
  /** As much is under way as is delivered within this time on average. */
  delayMs: number
  /** And 99 of 100 within this, where a round is to count at all. */
  delayMaxMs: number
  /** Processes of which each has a core of its own when nothing else is to be done: the busiest one's CPU time counts. */
  servers: readonly number[]
}

export interface Capacity {
  /** Messages heard by all members together, in a second of the servers' CPU time. */
  perCpuSecond: number
  /** And in a second of the clock. */
  perSecond: number
  p50: number
  p99: number
}

const ADJUST_MS = 100
const WARM_MS = 3000
const ROUND_MS = 1500
const ROUNDS = 8

/**
 * Keeps servers as busy as they can be while their messages still arrive in time, and returns what they deliver: the
 * best of several rounds, since whatever else the machine does only takes away. What counts is their CPU time, which a
 * busy machine does not bend; one core delivers so much when it has nothing else to do.
 */
export async function saturate(
  members: Members,
  { membersPerRoom, delayMs, delayMaxMs, servers }: SaturateTask,
): Promise<Capacity> {
  const stop = keepBusy(members, membersPerRoom, delayMs)
  await delay(WARM_MS)
  const rounds: Capacity[] = []
  for (let n = 0; n < ROUNDS && members.closed === 0; n++) {
    const delays = new Delays()
    members.onDelay = (_member, took) => delays.add(took)
    const [cpuBefore, heardBefore, startedAt] = [cpuOfEach(servers), members.heard, performance.now()]
    await delay(ROUND_MS)
    const heard = members.heard - heardBefore
    rounds.push({
      perCpuSecond: (heard * 1000) / Math.max(...cpuOfEach(servers).map((cpu, i) => cpu - cpuBefore[i]!)),
      perSecond: (heard * 1000) / (performance.now() - startedAt),
      p50: delays.percentile(0.5),
      p99: delays.percentile(0.99),
    })
  }
  stop()
  if (members.closed > 0) throw new Error(`the server closed ${members.closed} sockets`)
  const best = rounds.toSorted((a, b) => b.perCpuSecond - a.perCpuSecond)
  return best.find(({ p99 }) => p99 <= delayMaxMs) ?? best[0]!
}

const cpuOfEach = (pids: readonly number[]) => pids.map((pid) => cpuMilliseconds([pid]))

function keepBusy(members: Members, perRoom: number, delayMs: number): () => void {
  let allowed = 20
  let sent = 0
  const heardBefore = members.heard
  const isBehind = () => sent * perRoom - (members.heard - heardBefore) >= allowed * perRoom
  const speaking = setInterval(() => {
    for (; !isBehind(); sent++) members.speak()
  }, 1)
  const adjusting = setInterval(() => {
    const isLate = members.recentDelay > delayMs * 1000
    allowed = isLate ? Math.max(20, allowed * 0.92) : allowed * 1.1
  }, ADJUST_MS)
  return () => {
    clearInterval(speaking)
    clearInterval(adjusting)
  }
}
