import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import { PUSH_SUBSCRIPTIONS_MAX } from '@honjeo/contract/values/limits'
import { and, desc, eq, inArray, isNotNull, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { sessions } from '@honjeo/schema/auth'
import { pushSubscriptions, vapidKeys } from '@honjeo/schema/push'

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

/** Returns false when the session has ended; otherwise it does not before the transaction does. */
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

/** Deletes a subscription only where it is the member's own. */
export async function deleteSubscription(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export const listSubscriptions = (db: Db, userId: number): Promise<BrowserSubscription[]> =>
  db.select(SUBSCRIPTION).from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))

/** Claims those of a member's browsers that were not tried since; of several trials at once each browser is one's. */
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

/** Deletes the subscription unless the browser has been subscribed again meanwhile, with other keys. */
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
