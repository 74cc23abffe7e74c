import { isNotNull, lte, and, min, count, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mails } from '@honjeo/schema/mails'
import { notifications } from '@honjeo/schema/notifications'
import { safetyMessages } from '@honjeo/schema/alerts'

export interface Backlog {
  /** Safety messages that wait, by their way, and for how many seconds the first of them has been due. */
  safetyMessages: { way: string; queued: number; lateSeconds: number }[]
  /** Notifications that are due to be pushed. */
  duePushes: number
  /** Mails with codes and notices that wait. */
  mails: number
}

/** What waits in the database, for all servers together. Each is a look into a small partial index. */
export async function readBacklog(db: Db): Promise<Backlog> {
  const waiting = await db
    .select({
      way: safetyMessages.channel,
      queued: count(),
      lateSeconds: sql<number>`greatest(0, extract(epoch from now() - ${min(safetyMessages.dueAt)}))`.mapWith(Number),
    })
    .from(safetyMessages)
    .where(isNotNull(safetyMessages.dueAt))
    .groupBy(safetyMessages.channel)
  const isDue = and(isNotNull(notifications.pushAt), lte(notifications.pushAt, sql`now()`))
  return { safetyMessages: waiting, duePushes: await db.$count(notifications, isDue), mails: await db.$count(mails) }
}
