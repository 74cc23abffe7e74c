import type { SafetyMessageKind } from '@honjeo/contract/values/enums'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'

interface Opened {
  contactId: number
  kinds: readonly SafetyMessageKind[]
  checkInId?: number
  shareId?: number
}

/**
 * The link that these messages hold was opened. Mail and push of one alert lead to one page, so all that went out have
 * done what they were for; what did not go out is not said to have been opened.
 */
export async function markOpened(db: Db, { contactId, kinds, checkInId, shareId }: Opened, now: Date): Promise<void> {
  await db
    .update(safetyMessages)
    .set({ state: 'OPENED', openedAt: sql`coalesce(${safetyMessages.openedAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        eq(safetyMessages.contactId, contactId),
        inArray(safetyMessages.kind, [...kinds]),
        eq(safetyMessages.state, 'SENT'),
        checkInId === undefined ? undefined : eq(safetyMessages.checkInId, checkInId),
        shareId === undefined ? undefined : eq(safetyMessages.shareId, shareId),
      ),
    )
}
