import type { Notification } from '@honjeo/contract/notifications'
import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import { PUSH_SUBSCRIPTIONS_MAX } from '@honjeo/contract/values/limits'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '@honjeo/schema/auth'
import { pushSubscriptions, vapidKeys } from '@honjeo/schema/push'
import { claimDue, type Lease } from '../../db/claim-due.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { leadsSomewhere } from '../../records/leads-somewhere.ts'
import { isPushWanted } from '../../records/notification-settings.queries.ts'
import { notifications } from '@honjeo/schema/notifications'
import type { QuietHours } from './quiet-hours.ts'

export interface BrowserSubscription {
  id: number
  endpoint: string
  p256dh: string
  auth: string
}

const SUBSCRIPTION = {
  id: pushSubscriptions.id,
  endpoint: pushSubscriptions.endpoint,
  p256dh: pushSubscriptions.p256dh,
  auth: pushSubscriptions.auth,
}

/** False when the session has ended; otherwise it does not before the transaction does. */
export async function lockSession(tx: Db, sessionId: string): Promise<boolean> {
  const live = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .for('share')
  return live.length > 0
}

interface Subscriber {
  userId: number
  sessionId: string
}

/** The member who signs in on a browser takes it over; of too many, the oldest go. */
export async function upsertSubscription(
  tx: Db,
  { userId, sessionId }: Subscriber,
  { endpoint, keys }: PushSubscriptionDraft,
  now: string,
) {
  const columns = { userId, sessionId, p256dh: keys.p256dh, auth: keys.auth, createdAt: now, failingSince: null }
  await tx
    .insert(pushSubscriptions)
    .values({ endpoint, ...columns })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: columns })
  const tooMany = tx
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(PUSH_SUBSCRIPTIONS_MAX)
  await tx.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany))
}

/** Only one's own. */
export async function deleteSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export const listSubscriptions = (db: Db, userId: number): Promise<BrowserSubscription[]> =>
  db.select(SUBSCRIPTION).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

/** Those of a member's browsers that were not tried since; of several trials at once each browser is one's. */
export const claimForTrial = (db: Db, userId: number, since: string, now: string): Promise<BrowserSubscription[]> =>
  db
    .update(pushSubscriptions)
    .set({ triedAt: now })
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        or(isNull(pushSubscriptions.triedAt), lte(pushSubscriptions.triedAt, since)),
      ),
    )
    .returning(SUBSCRIPTION)

/** Unless the browser has been subscribed again meanwhile, with other keys. */
export async function deleteGone(db: Db, { id, p256dh }: BrowserSubscription): Promise<void> {
  await db.delete(pushSubscriptions).where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.p256dh, p256dh)))
}

/** Keeps the time of the first failure in a row. */
export async function markFailing(db: Db, { id }: BrowserSubscription, now: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ failingSince: now })
    .where(and(eq(pushSubscriptions.id, id), isNull(pushSubscriptions.failingSince)))
}

export async function markWorking(db: Db, { id }: BrowserSubscription): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ failingSince: null })
    .where(and(eq(pushSubscriptions.id, id), isNotNull(pushSubscriptions.failingSince)))
}

export interface VapidKeys {
  publicKey: string
  privateKey: string
}

async function findVapidKeys(db: Db): Promise<VapidKeys | undefined> {
  const [keys] = await db.select({ publicKey: vapidKeys.publicKey, privateKey: vapidKeys.privateKey }).from(vapidKeys)
  return keys
}

/** The community's one pair. Where servers start at once, one stores what it made and all take that. */
export async function keepVapidKeys(db: Db, make: () => VapidKeys): Promise<VapidKeys> {
  const kept = await findVapidKeys(db)
  if (kept) return kept
  await db.insert(vapidKeys).values(make()).onConflictDoNothing()
  const stored = await findVapidKeys(db)
  if (!stored) throw new Error('the VAPID keys that were stored are not there')
  return stored
}

export type DuePush = Omit<Notification, 'isRead'> & {
  /** An ISO instant: until then it is this server's. */
  lease: string
  userId: number
  /** Neither read meanwhile, nor its type switched off, nor overtaken by what happened since; its member is not suspended. */
  isWanted: boolean
  quiet: QuietHours | null
  /** Since when the first of the member's browsers has been failing. */
  failingSince: string | null
}

/** Reminders come before the meeting, and of the time it has now; anything else always does. */
const isInTime = (now: string) => sql<boolean>`(${notifications.type} <> 'ROOM_REMINDER' or (
  select r.scheduled_at > ${now}::timestamptz
    and starts_with(${notifications.eventKey}, 'reminder:' || r.id || ':' || ${isoUtc(sql`r.scheduled_at`)} || ':')
  from chat_rooms r where r.id = ${notifications.resourceId}) is true)`

/** Whom staff have suspended hears nothing, but for their own timer. */
const mayHear = (now: string) => sql<boolean>`(${notifications.resourceType} = 'CHECKIN' or not exists (
  select from users u where u.id = ${notifications.userId} and u.suspended_until > ${now}::timestamptz))`

/** What is to be pushed now. */
export const claimDuePushes = (db: Db, { now, lease }: Lease, size: number) =>
  claimDue<DuePush>(db, {
    table: notifications,
    due: notifications.pushAt,
    now: sql`${now}::timestamptz`,
    lease: sql`${lease}::timestamptz`,
    size,
    returning: sql`id, user_id as "userId", type, message, resource_type as "resourceType", resource_id as "resourceId",
      ${isoUtc(sql`created_at`)} as "createdAt",
      (read_at is null and ${isPushWanted(sql`notifications.user_id`, sql`notifications.type`)}
        and ${leadsSomewhere} is true and ${isInTime(now)} and ${mayHear(now)}) as "isWanted",
      (select json_build_object('from', from_minute, 'to', to_minute)
        from quiet_hours q where q.user_id = notifications.user_id) as quiet,
      (select ${isoUtc(sql`min(failing_since)`)}
        from push_subscriptions p where p.user_id = notifications.user_id) as "failingSince", ${lease}::text as lease`,
  })

/** Ends a claim, unless another server has it by now: null, it is done; an instant, it is due again then. */
export async function settleDue(db: Db, { id, lease }: DuePush, dueAt: string | null): Promise<void> {
  await db
    .update(notifications)
    .set({ pushAt: dueAt })
    .where(and(eq(notifications.id, id), eq(notifications.pushAt, lease)))
}
