import { SHARE_VIEW_SECONDS } from '@honjeo/contract/values/limits'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { timerContacts, timers } from '@honjeo/schema/timers'
import { locationProvisions, locationShares, locationShareViewers } from '@honjeo/schema/sharing'
import { trustedContacts } from '@honjeo/schema/contacts'

/** A page that polls counts as one provision within this time. */
const again = (at: string) => sql`
  on conflict (source, viewer_id) do update
  set times = ${locationProvisions}.times + 1, last_at = excluded.last_at, is_secret = ${locationProvisions}.is_secret or excluded.is_secret
  where ${locationProvisions}.last_at <= ${at}::timestamptz - make_interval(secs => ${SHARE_VIEW_SECONDS}::double precision)`

/** Records that a viewer of a share has received the position, if there is one. */
export async function recordSharedPosition(db: Db, viewerId: number, at: string): Promise<void> {
  await db.execute(sql`
    insert into ${locationProvisions} (user_id, source, viewer_id, recipient, first_at, last_at)
    select s.user_id, 'SHARE', v.id, c.name, ${at}::timestamptz, ${at}::timestamptz
    from ${locationShareViewers} v join ${locationShares} s on s.id = v.share_id
    left join ${trustedContacts} c on c.id = v.contact_id
    where v.id = ${viewerId} and s.lat is not null
    ${again(at)}`)
}

/** Records that a contact has received the last position of a timer, by mail or on the page of the alert. */
export async function recordAlertedPosition(db: Db, checkInContactId: number, at: string): Promise<void> {
  await db.execute(sql`
    insert into ${locationProvisions} (user_id, source, viewer_id, recipient, is_secret, first_at, last_at)
    select t.user_id, 'TIMER', l.id, c.name, t.is_duress, ${at}::timestamptz, ${at}::timestamptz
    from ${timerContacts} l join ${timers} t on t.id = l.check_in_id
    join ${trustedContacts} c on c.id = l.contact_id
    where l.id = ${checkInContactId} and t.lat is not null
    ${again(at)}`)
}

/** Deletes the records when the member withdraws the consent to use positions (§24(4) of the Act). */
export async function forgetProvisions(tx: Db, userId: number): Promise<void> {
  await tx.execute(sql`delete from ${locationProvisions} where user_id = ${userId}`)
}
