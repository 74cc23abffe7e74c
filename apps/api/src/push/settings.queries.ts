import type { NotificationSettings } from '@honjeo/contract/push'
import { NOTIFICATION_TYPES } from '@honjeo/contract/values/enums'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { notificationSettings, quietHours } from '../db/schema/push.ts'

/** Everything, everywhere, at any time, but for what the member has set. */
export async function findSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const rows = await db
    .select({ type: notificationSettings.type, inApp: notificationSettings.inApp, push: notificationSettings.push })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const [quiet] = await db
    .select({ from: quietHours.from, to: quietHours.to })
    .from(quietHours)
    .where(eq(quietHours.userId, userId))
  const set = new Map(rows.map(({ type, inApp, push }) => [type, { inApp, push }]))
  const types = NOTIFICATION_TYPES.map((type) => [type, set.get(type) ?? { inApp: true, push: true }])
  return { types: Object.fromEntries(types) as NotificationSettings['types'], quiet: quiet ?? null }
}

export async function replaceSettings(tx: Db, userId: number, { types, quiet }: NotificationSettings): Promise<void> {
  const differing = NOTIFICATION_TYPES.filter((type) => !types[type].inApp || !types[type].push)
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId))
  if (differing.length > 0) {
    await tx.insert(notificationSettings).values(differing.map((type) => ({ userId, type, ...types[type] })))
  }
  await tx.delete(quietHours).where(eq(quietHours.userId, userId))
  if (quiet) await tx.insert(quietHours).values({ userId, ...quiet })
}
