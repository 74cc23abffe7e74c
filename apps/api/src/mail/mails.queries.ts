import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { claimDue, COUNTED } from '../db/claim-due.ts'
import { mails } from '../db/schema/mails.ts'

export interface NewMail {
  id: string
  sealed: string
  /** Takes the place of an unsent one under the same. */
  topic: string | null
  lifeSeconds: number
}

/** Times are the database's, which is one clock for all servers; rounded as columns keep them: a kept `now()` may lie ahead of itself. */
const NOW = sql`now()::timestamptz(3)`
const inSeconds = (seconds: number) => sql`${NOW} + make_interval(secs => ${seconds})`

export async function insertMail(tx: Db, { id, sealed, topic, lifeSeconds }: NewMail): Promise<void> {
  await tx
    .insert(mails)
    .values({ id, sealed, topic, expiresAt: inSeconds(lifeSeconds) })
    .onConflictDoUpdate({
      target: mails.topic,
      set: {
        id,
        sealed,
        attempts: 0,
        createdAt: sql`excluded.created_at`,
        dueAt: sql`excluded.due_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
}

export interface ClaimedMail {
  id: string
  sealed: string
  /** This one counted. */
  attempts: number
  /** Until it expires; zero or less when it has. */
  secondsLeft: number
}

/** What is to be sent now. */
export const claimDueMails = (db: Db, size: number, leaseSeconds: number) =>
  claimDue<ClaimedMail>(db, {
    table: mails,
    due: mails.dueAt,
    also: COUNTED,
    now: NOW,
    lease: inSeconds(leaseSeconds),
    size,
    returning: sql`id, sealed, attempts, extract(epoch from expires_at - ${NOW})::float8 as "secondsLeft"`,
  })

/** It was sent, or never will be. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** It is tried again in a while, unless another server is trying it by now. */
export async function postponeMail(
  db: Db,
  { id, attempts }: Pick<ClaimedMail, 'id' | 'attempts'>,
  seconds: number,
): Promise<void> {
  await db
    .update(mails)
    .set({ dueAt: inSeconds(seconds) })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts)))
}
