import { ERRORS, errorNameOf, type ErrorName } from '@honjeo/contract/values/error-codes'
import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { Bus } from '@honjeo/bus/bus'
import { findSessionState, type SessionState } from './sessions.queries.ts'

const CHANNEL = 'sessions:changed'
/** How long a server that missed the announcement may still honour what a session was. */
const TRUST_MS = 20_000
const REMEMBERED_MAX = 50_000

/** Knows what sessions may do without asking the database at every request, and hears when one ends or changes. */
export interface SessionWatch {
  /** Throws SESSION_ENDED when the session has ended. */
  requireLive(sessionId: string, userId: number): Promise<SessionState>
  /** Informs every server that these sessions have ended: their tokens and sockets end with them. */
  announceEnd(sessionIds: readonly string[]): Promise<void>
  /**
   * Informs every server that these sessions may do more or less than before; their sockets close with the reason, if
   * there is one.
   */
  announceChange(sessionIds: readonly string[], closeWith?: ErrorName): Promise<void>
}

export interface SessionWatchOptions {
  db: Db
  bus: Bus
  clock: Clock
  log: Pick<FastifyBaseLogger, 'info'>
  /** The sockets of the session are to be closed. */
  onClose(sessionId: string, reason: ErrorName): void
}

interface Change {
  ids: readonly string[]
  /** The code of a failure, which servers of another version know, too. */
  closeWith: string | null
}

export async function createSessionWatch({ db, bus, clock, log, onClose }: SessionWatchOptions): Promise<SessionWatch> {
  const known = new Map<string, { userId: number; state: SessionState; until: number }>()
  /** How many times a change was announced. */
  let announced = 0

  function take({ ids, closeWith }: Change) {
    announced += 1
    for (const id of ids) {
      known.delete(id)
      if (closeWith !== null) onClose(id, errorNameOf(closeWith) ?? 'SESSION_ENDED')
    }
  }
  async function announce(change: Change) {
    if (change.ids.length === 0) return
    take(change)
    await bus.publish(CHANNEL, JSON.stringify(change))
  }
  /** What is announced while it is being read may not be in it: then it is read again. */
  async function read(sessionId: string, userId: number): Promise<SessionState | undefined> {
    for (;;) {
      const before = announced
      const state = await findSessionState(db, sessionId, userId)
      if (announced === before) return state
    }
  }
  await bus.subscribe(CHANNEL, (payload) => take(JSON.parse(payload) as Change))

  return {
    async requireLive(sessionId, userId) {
      const now = clock.now().getTime()
      const found = known.get(sessionId)
      // A remembered session counts only for its own member, as in the database: a token that names another member's
      // session is refused.
      if (found?.userId === userId && found.until > now) return found.state
      const state = await read(sessionId, userId)
      if (!state) throw appError('SESSION_ENDED')
      if (known.size >= REMEMBERED_MAX) known.clear()
      known.set(sessionId, { userId, state, until: now + TRUST_MS })
      return state
    },
    async announceEnd(ids) {
      if (ids.length > 0) log.info({ sessions: ids.length }, 'sessions ended')
      await announce({ ids, closeWith: ERRORS.SESSION_ENDED.code })
    },
    announceChange: (ids, closeWith) => announce({ ids, closeWith: closeWith ? ERRORS[closeWith].code : null }),
  }
}
