import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { safetyMessages } from '../../db/schema/safety-messages.ts'
import { trustedContacts } from '../../db/schema/trusted-contacts.ts'
import { users } from '../../db/schema/users.ts'

export async function findMemberId(db: Db, nickName: string): Promise<number | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.nickname})`, nickName.toLowerCase()))
  return row?.id
}

export async function findEmail(db: Db, userId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return row?.email ?? ''
}

/** Two members who ask one address at once are counted one after the other. */
export const lockAddress = (tx: Db, address: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 2))`)

/** Invitations and drills since `since`, each once whatever ways it goes. */
const countAsked = (tx: Db, whose: ReturnType<typeof eq>, since: string) =>
  tx
    .select({ id: safetyMessages.id })
    .from(safetyMessages)
    .innerJoin(trustedContacts, eq(trustedContacts.id, safetyMessages.contactId))
    .where(
      and(
        whose,
        eq(safetyMessages.channel, 'EMAIL'),
        sql`${safetyMessages.kind} in ('INVITATION', 'DRILL')`,
        sql`${safetyMessages.createdAt} >= ${since}::timestamptz`,
      ),
    )
    .then((rows) => rows.length)

export const countAskedBy = (tx: Db, ownerId: number, since: string) =>
  countAsked(tx, eq(trustedContacts.ownerId, ownerId), since)

/** Counted over all members. */
export const countAskedOfMember = (tx: Db, memberId: number, since: string) =>
  countAsked(tx, eq(trustedContacts.memberId, memberId), since)

/** Counted over all members; `address` is plain, see `plainAddress`. */
export const countAskedOfAddress = (tx: Db, address: string, since: string) =>
  countAsked(tx, sql`regexp_replace(lower(${trustedContacts.email}), '[+][^@]*@', '@') = ${address}`, since)
