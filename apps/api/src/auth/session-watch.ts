import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import type { Bus } from '../realtime/bus.ts'
import { isSessionLive } from './sessions.queries.ts'

const CHANNEL = 'sessions:ended'
/** How long a server that missed the announcement may still honour an ended session. */
const TRUST_MS = 20_000
const REMEMBERED_MAX = 50_000

/** Knows which sessions are alive without asking the database at every request, and hears when one ends. */
export interface SessionWatch {
  /** Throws AUTH4015 when the session has ended. */
  requireLive(sessionId: string, userId: number): Promise<void>
  /** Tells every server that these sessions have ended: their tokens and sockets end with them. */
  announceEnd(sessionIds: readonly string[]): Promise<void>
}

export interface SessionWatchOptions {
  db: Db
  bus: Bus
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info'>
  onEnd(sessionId: string): void
}

export async function createSessionWatch({ db, bus, clock, log, onEnd }: SessionWatchOptions): Promise<SessionWatch> {
  const trustedUntil = new Map<string, number>()

  function end(sessionId: string) {
    trustedUntil.delete(sessionId)
    onEnd(sessionId)
  }
  await bus.subscribe(CHANNEL, (payload) => (JSON.parse(payload) as string[]).forEach(end))

  return {
    async requireLive(sessionId, userId) {
      const now = clock.now().getTime()
      if ((trustedUntil.get(sessionId) ?? 0) > now) return
      if (!(await isSessionLive(db, sessionId, userId))) throw appError('AUTH4015')
      if (trustedUntil.size >= REMEMBERED_MAX) trustedUntil.clear()
      trustedUntil.set(sessionId, now + TRUST_MS)
    },
    async announceEnd(sessionIds) {
      if (sessionIds.length === 0) return
      sessionIds.forEach(end)
      log.info({ sessions: sessionIds.length }, 'sessions ended')
      await bus.publish(CHANNEL, JSON.stringify(sessionIds))
    },
  }
}
