import type { Guarded } from '@honjeo/contract/safety/contacts'
import { GUARDED_MAX } from '@honjeo/contract/values/limits'
import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'
import { users } from '../../db/schema/users.ts'

/** Whom a member is a contact of, with what links name instead of their tokens. */
export type GuardedRow = Omit<Guarded, 'alertToken' | 'shareToken'> & {
  alertId: number | null
  viewerId: number | null
}

/** What the contact has heard of a timer, as long as it has not been ended. */
const openAlert = sql<number | null>`(
  select cc.id from check_in_contacts cc join check_ins i on i.id = cc.check_in_id
  where cc.contact_id = ${trustedContacts.id} and i.ended_at is null and ${trustedContacts.status} = 'CONFIRMED'
    and exists (
      select from safety_messages m where m.check_in_id = i.id and m.contact_id = cc.contact_id and m.kind = 'ALERT')
  order by cc.id desc limit 1)`

const runningShare = (now: string) => sql<number | null>`(
  select v.id from location_share_viewers v join location_shares s on s.id = v.share_id
  where v.contact_id = ${trustedContacts.id} and v.revoked_at is null and s.ended_at is null
    and s.ends_at > ${now}::timestamptz and ${trustedContacts.status} = 'CONFIRMED'
  order by v.id desc limit 1)`

function list(db: Db, memberId: number, now: string, which?: SQL): Promise<GuardedRow[]> {
  const share = runningShare(now)
  return db
    .select({
      contactId: trustedContacts.id,
      userId: users.id,
      nickName: users.nickname,
      imageUrl: users.imageUrl,
      status: trustedContacts.status,
      alertId: openAlert,
      viewerId: share,
    })
    .from(trustedContacts)
    .innerJoin(users, eq(users.id, trustedContacts.ownerId))
    .where(and(eq(trustedContacts.memberId, memberId), isNull(trustedContacts.removedAt), which))
    .orderBy(
      asc(sql`${openAlert} is null`),
      asc(sql`${share} is null`),
      asc(sql`array_position(array['PENDING', 'CONFIRMED', 'DECLINED'], ${trustedContacts.status})`),
      desc(trustedContacts.createdAt),
      desc(trustedContacts.id),
    )
    .limit(GUARDED_MAX)
}

/** Open alerts first, then what is shared now, then those who wait for an answer. */
export const listGuarded = (db: Db, memberId: number, now: Date) => list(db, memberId, now.toISOString())

/** The one who asked the member; undefined where no member did by that id. */
export async function findGuarded(db: Db, memberId: number, contactId: number, now: Date) {
  const [row] = await list(db, memberId, now.toISOString(), eq(trustedContacts.id, contactId))
  return row
}
