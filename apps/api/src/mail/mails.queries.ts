import { createHmac, type KeyObject, randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { claimDue, COUNTED } from '../db/claim-due.ts'
import { mails, mailRefusals } from '@honjeo/schema/mails'
import { isMember, memberEmail, users } from '@honjeo/schema/users'
import { seal, unseal } from '../lib/seal.ts'
import type { Mail } from './mailer.ts'
import { addressHash } from './refusals.ts'

/**
 * Returns the key of a topic in the table: the same for the same words, and no way back to them. A mail without a topic
 * replaces none.
 */
const hiddenTopic = (key: KeyObject, topic: string | undefined): string | null =>
  topic === undefined ? null : createHmac('sha256', key).update(topic).digest('base64url')

/** Throws where the key is another one, or the row was tampered with. */
export function openMail(key: KeyObject, id: string, sealed: string): Mail | null {
  const text = unseal(key, id, sealed)
  if (text === null) throw new Error('a mail was sealed with another key')
  return JSON.parse(text) as Mail | null
}

interface NewMail {
  lifeSeconds: number
  /** The mail replaces an unsent one of the same topic. */
  topic: string | undefined
}

/** Times are the database's, which is one clock for all servers; rounded as columns keep them: a kept `now()` may lie ahead of itself. */
const NOW = sql`now()::timestamptz(3)`
const inSeconds = (seconds: number) => sql`${NOW} + make_interval(secs => ${seconds})`

/** Stores a mail encrypted: a reader of the table or of a backup of it learns neither codes nor addresses. */
export async function insertMail(
  tx: Db,
  key: KeyObject,
  mail: Mail | null,
  { lifeSeconds, topic }: NewMail,
): Promise<void> {
  const id = randomUUID()
  const sealed = seal(key, id, JSON.stringify(mail))
  await tx
    .insert(mails)
    .values({ id, sealed, topic: hiddenTopic(key, topic), expiresAt: inSeconds(lifeSeconds) })
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
  /** The number of tries, this one counted. */
  attempts: number
  /** The seconds until it expires; zero or less when it has. */
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

/** Deletes a mail that was sent, or never will be. */
export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
}

/** Puts a mail off that is tried again in a while, unless another server is trying it by now. */
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

export async function hasRefused(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(mailRefusals, eq(mailRefusals.addressHash, hash))) > 0
}

export async function saveRefusal(db: Db, hash: string, refuses: boolean, now: Date): Promise<void> {
  if (refuses)
    await db.insert(mailRefusals).values({ addressHash: hash, createdAt: now.toISOString() }).onConflictDoNothing()
  else await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, hash))
}

/** Takes back that a member's address refuses mails of notifications. */
export async function allowNoticeMails(tx: Db, key: KeyObject, userId: number, now: Date): Promise<void> {
  const [member] = await tx
    .select({ email: memberEmail })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
  if (member) await saveRefusal(tx, addressHash(key, member.email, 'NOTICE'), false, now)
}
