import { eq, sql } from 'drizzle-orm'
import { appError } from '@honjeo/contract/app-error'
import type { Db } from '../db/client.ts'
import { type Param, prepared } from '../db/prepared.ts'
import { users } from '@honjeo/schema/users'

const selectLocked = prepared('lock_member', (db, { userId }: { userId: Param<number> }) =>
  db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),
)

/**
 * Makes the writes of one member that are counted against a limit wait for each other, until the transaction ends.
 * Throws SESSION_ENDED for a member who has just left.
 */
export async function lockMember(tx: Db, userId: number): Promise<void> {
  const [member] = await selectLocked(tx, { userId })
  if (!member) throw appError('SESSION_ENDED')
}

/** Locks members in ascending order until the transaction ends, so that counts and blocks of others wait. */
export async function lockMembers(tx: Db, userIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select from ${users} where id = any(${sql.param([...userIds])}::bigint[]) order by id for no key update`)
}
