import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { checkInContacts, checkIns } from '../../db/schema/check-ins.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'
import { users } from '../../db/schema/users.ts'
import { travellerName } from '../../records/traveller-name.ts'
import { isTellable } from './contacts.queries.ts'

/** Contacts of a timer that has not been ended, also those whose turn has not come. */
export async function listWaiting(tx: Db, userId: number) {
  return tx
    .selectDistinct({
      to: sql<string | null>`coalesce(${trustedContacts.email}, (
        select m.email from users m where m.id = ${trustedContacts.memberId}))`,
      name: travellerName(trustedContacts, users),
      isUrgent: checkIns.isDuress,
    })
    .from(checkIns)
    .innerJoin(users, eq(users.id, checkIns.userId))
    .innerJoin(checkInContacts, eq(checkInContacts.checkInId, checkIns.id))
    .innerJoin(trustedContacts, eq(trustedContacts.id, checkInContacts.contactId))
    .where(and(eq(checkIns.userId, userId), isNull(checkIns.endedAt), isTellable))
}
