import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { trustedContacts } from '@honjeo/schema/contacts'
import { pushSubscriptions } from '@honjeo/schema/push'
import { locationShares } from '@honjeo/schema/sharing'
import { safetyPins, timers } from '@honjeo/schema/timers'
import { users } from '@honjeo/schema/users'

/** Whether a guest of `users` has no timer, alert or shared position that runs. */
export const isIdleGuest = sql`${users.email} is null
  and not exists (select from ${timers} t where t.user_id = ${users.id} and t.ended_at is null)
  and not exists (select from ${locationShares} s where s.user_id = ${users.id} and s.ended_at is null)`

/** Whether a guest of `users` began and did nothing more, as what a flood of guests leaves did. */
export const isUnusedGuest = sql`${users.email} is null
  and not exists (select from ${timers} t where t.user_id = ${users.id})
  and not exists (select from ${locationShares} s where s.user_id = ${users.id})
  and not exists (select from ${trustedContacts} c where c.owner_id = ${users.id})
  and not exists (select from ${safetyPins} p where p.user_id = ${users.id})
  and not exists (select from ${pushSubscriptions} p where p.user_id = ${users.id})`

/** Deletes a guest, and by the foreign keys all that is theirs; false while something of theirs runs. */
export async function eraseIdleGuest(tx: Db, userId: number): Promise<boolean> {
  // A timer that begins waits for this lock, and then finds no member.
  await tx.execute(sql`select from ${users} where ${users.id} = ${userId} for update`)
  const { rowCount } = await tx.execute(sql`delete from ${users} where ${users.id} = ${userId} and ${isIdleGuest}`)
  return rowCount === 1
}
