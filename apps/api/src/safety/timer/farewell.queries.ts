import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { timerContacts, timers } from '../../db/schema/timers.ts'
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
      isUrgent: timers.isDuress,
    })
    .from(timers)
    .innerJoin(users, eq(users.id, timers.userId))
    .innerJoin(timerContacts, eq(timerContacts.checkInId, timers.id))
    .innerJoin(trustedContacts, eq(trustedContacts.id, timerContacts.contactId))
    .where(and(eq(timers.userId, userId), isNull(timers.endedAt), isTellable))
}
