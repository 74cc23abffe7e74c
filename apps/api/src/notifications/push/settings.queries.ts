import type { NotificationChoice, NotificationSettings } from '@honjeo/contract/push'
import { NOTIFICATION_TYPES } from '@honjeo/contract/values/enums'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { noticeMails, notificationSettings, quietHours } from '@honjeo/schema/push'

/** The settings until a member changes them: notifications come in the app and by push at any time, and not by mail. */
const AT_FIRST = { inApp: true, push: true, email: false }

export async function findSettings(db: Db, userId: number): Promise<NotificationSettings> {
  const { type, inApp, push, email } = notificationSettings
  const rows = await db
    .select({ type, inApp, push, email })
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  const [quiet] = await db
    .select({ from: quietHours.from, to: quietHours.to })
    .from(quietHours)
    .where(eq(quietHours.userId, userId))
  const [mails] = await db
    .select({ language: noticeMails.language })
    .from(noticeMails)
    .where(eq(noticeMails.userId, userId))
  const set = new Map(rows.map(({ type: of, ...channels }) => [of, channels]))
  const types = NOTIFICATION_TYPES.map((of) => [of, set.get(of) ?? AT_FIRST])
  return {
    types: Object.fromEntries(types) as NotificationSettings['types'],
    quiet: quiet ?? null,
    language: mails?.language ?? 'ko',
  }
}

/** Returns whether the member wants something by mail that they did not want before. */
export async function replaceSettings(tx: Db, userId: number, choice: NotificationChoice, now: Date): Promise<boolean> {
  const before = await findSettings(tx, userId)
  const types = NOTIFICATION_TYPES.map((type) => ({
    type,
    ...choice.types[type],
    email: choice.types[type].email ?? before.types[type].email,
  }))
  const differing = types.filter(({ inApp, push, email }) => !inApp || !push || email)
  await tx.delete(notificationSettings).where(eq(notificationSettings.userId, userId))
  if (differing.length > 0) {
    await tx.insert(notificationSettings).values(differing.map((settings) => ({ userId, ...settings })))
  }
  await tx.delete(quietHours).where(eq(quietHours.userId, userId))
  if (choice.quiet) await tx.insert(quietHours).values({ userId, ...choice.quiet })

  const mailed = types.filter(({ email }) => email)
  if (mailed.length === 0) {
    await tx.delete(noticeMails).where(eq(noticeMails.userId, userId))
    return false
  }
  const language = choice.language ?? before.language
  await tx
    .insert(noticeMails)
    .values({ userId, language, nextAt: now.toISOString() })
    .onConflictDoUpdate({ target: noticeMails.userId, set: { language } })
  return mailed.some(({ type }) => !before.types[type].email)
}
