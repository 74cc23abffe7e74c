import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { trustedContacts } from '@honjeo/schema/contacts'

/**
 * Two members who do not want to meet are not each other's contacts. The one who blocks has taken the other off the
 * list, and has said no where they were asked; the other has said nothing, and hears on if help was asked for in
 * secret: the phone that blocks may be in another person's hands.
 */
export async function endRelations(tx: Db, blockerId: number, blockedId: number, now: string): Promise<void> {
  const removedAt = sql`coalesce(${trustedContacts.removedAt}, ${now}::timestamptz)`
  await tx
    .update(trustedContacts)
    .set({ removedAt })
    .where(and(eq(trustedContacts.ownerId, blockerId), eq(trustedContacts.memberId, blockedId)))
  await tx
    .update(trustedContacts)
    .set({ removedAt, status: 'DECLINED', answeredAt: now })
    .where(and(eq(trustedContacts.ownerId, blockedId), eq(trustedContacts.memberId, blockerId)))
}
