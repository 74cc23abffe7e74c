import { setTimeout as delay } from 'node:timers/promises'
import { Delays } from './delays.ts'
import type { Members } from './members.ts'
import { speakAt } from './step.ts'

export interface SlowReader {
  /** Bytes that each of the others had been sent when the server gave it up; infinite where it did not. */
  sent: number
  /** The delay of the others, in milliseconds. */
  p99: number
  /** The messages of the others. */
  closed: number
}

const BEAT_MS = 20
const TIME_LIMIT_MS = 30_000
/** The others are watched a little longer. */
const AFTER_MS = 1000

/** One member stops reading while all talk, until the server gives it up. */
export async function readSlowly(members: Members, rate: number): Promise<SlowReader> {
  const [slow, other] = members.sockets
  if (!slow || !other) throw new Error('two members at least')
  const delays = new Delays()
  members.onDelay = (member, took) => member > 0 && delays.add(took)
  const before = other.socket.bytesRead
  slow.socket.pause()
  // A member who does not read hears nothing of the end either, but what is sent to a closed socket is answered by a
  // reset.
  const beats = setInterval(() => slow.send('\n'), BEAT_MS)
  const stop = speakAt(members, rate)
  const gaveUp = new Promise<number>((resolve) => {
    slow.socket.on('close', () => resolve(other.socket.bytesRead - before))
  })
  const sent = await Promise.race([gaveUp, delay(TIME_LIMIT_MS, Number.POSITIVE_INFINITY)])
  clearInterval(beats)
  await delay(AFTER_MS)
  stop()
  return { sent, p99: delays.percentile(0.99), closed: members.closed - (Number.isFinite(sent) ? 1 : 0) }
}
