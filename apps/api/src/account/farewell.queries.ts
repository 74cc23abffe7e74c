import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { checkInContacts, checkIns } from '../db/schema/check-ins.ts'
import { locationShares } from '../db/schema/location-shares.ts'
import { trustedContacts } from '../db/schema/trusted-contacts.ts'
import { users } from '../db/schema/users.ts'
import { travellerName } from '../db/traveller-name.ts'

const owner = alias(users, 'owner')
const member = alias(users, 'member')

/** Contacts of a timer that runs: no timer ends without a word, also where it was not yet time to tell them. */
export const listAlerted = (tx: Db, userId: number) =>
  tx
    .selectDistinctOn([trustedContacts.id], {
      travellerName: travellerName(trustedContacts.channel, owner.name, owner.nickname),
      memberId: trustedContacts.memberId,
      address: sql<string | null>`coalesce(${member.email}, ${trustedContacts.email})`,
    })
    .from(checkIns)
    .innerJoin(checkInContacts, eq(checkInContacts.checkInId, checkIns.id))
    .innerJoin(trustedContacts, eq(trustedContacts.id, checkInContacts.contactId))
    .innerJoin(owner, eq(owner.id, checkIns.userId))
    .leftJoin(member, eq(member.id, trustedContacts.memberId))
    .where(and(eq(checkIns.userId, userId), isNull(checkIns.endedAt), eq(trustedContacts.status, 'CONFIRMED')))
    .orderBy(trustedContacts.id)

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
 * Timers, shares and contacts of the leaver, and the leaver as a contact of others. With the member's row they would go by
 * themselves, but in an order that could wait for a timer that is about to tell its contacts.
 */
export async function deleteSafety(tx: Db, userId: number): Promise<void> {
  await tx.delete(checkIns).where(eq(checkIns.userId, userId))
  await tx.delete(locationShares).where(eq(locationShares.userId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.ownerId, userId))
  await tx.delete(trustedContacts).where(eq(trustedContacts.memberId, userId))
}
