import type { KeyObject } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mailRefusals } from '../db/schema/mails.ts'
import { users } from '../db/schema/users.ts'
import { addressHash } from './refusals.ts'

export async function hasRefused(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(mailRefusals, eq(mailRefusals.addressHash, hash))) > 0
}

export async function saveRefusal(db: Db, hash: string, refuses: boolean, now: Date): Promise<void> {
  if (refuses)
    await db.insert(mailRefusals).values({ addressHash: hash, createdAt: now.toISOString() }).onConflictDoNothing()
  else await db.delete(mailRefusals).where(eq(mailRefusals.addressHash, hash))
}

/** Takes back that a member's address refuses mails of notifications. */
export async function allowNoticeMails(tx: Db, key: KeyObject, userId: number, now: Date): Promise<void> {
  const [member] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (member) await saveRefusal(tx, addressHash(key, member.email, 'NOTICE'), false, now)
}
