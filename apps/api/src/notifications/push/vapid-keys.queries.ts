import type { Db } from '../../db/client.ts'
import { vapidKeys } from '../../db/schema/push.ts'

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
