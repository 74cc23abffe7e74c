import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { locationShares } from '../db/schema/location-shares.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'

/** Members who counted on the leaver as a contact, with what they call them. */
export const listGuardians = (tx: Db, userId: number) =>
  tx
    .select({ ownerId: trustedContacts.ownerId, name: trustedContacts.name })
    .from(trustedContacts)
    .where(
      and(
        eq(trustedContacts.memberId, userId),
        eq(trustedContacts.status, 'CONFIRMED'),
        isNull(trustedContacts.removedAt),
      ),
    )

/**
 * Shares and contacts of the leaver, and the leaver as a contact of others. With the member's row they would go by
 * themselves, but in an order that could wait for a transaction that is about to write to a contact.
 */
export async function deleteContacts(tx: Db, userId: number): Promise<void> {
  await tx.delete(locationShares).where(eq(locationShares.userId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.ownerId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.memberId, userId))
}
