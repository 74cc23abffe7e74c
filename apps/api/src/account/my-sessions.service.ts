import { listLiveSessionIds, revokeSessions } from '../auth/sessions.queries.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { appError } from '../lib/errors.ts'

export interface MySessionsDeps {
  db: Db
  clock: Clock
  watch: SessionWatch
}

/** Ends those of a member's logins that `isMeant`; answers how many. */
async function endMySessions(
  { db, clock, watch }: MySessionsDeps,
  userId: number,
  isMeant: (sessionId: string) => boolean,
): Promise<number> {
  const ended = await db.transaction(async (tx) =>
    revokeSessions(tx, (await listLiveSessionIds(tx, userId)).filter(isMeant), clock.now()),
  )
  await watch.announceEnd(ended)
  return ended.length
}

/** Throws SESSION_NOT_FOUND for one that has ended, or is another member's. */
export async function endMySession(deps: MySessionsDeps, userId: number, sessionId: string): Promise<void> {
  if ((await endMySessions(deps, userId, (id) => id === sessionId)) === 0) throw appError('SESSION_NOT_FOUND')
}

export const endOtherSessions = (deps: MySessionsDeps, userId: number, sessionId: string): Promise<number> =>
  endMySessions(deps, userId, (id) => id !== sessionId)
