import { eq } from 'drizzle-orm'
import type { Db } from './client.ts'
import { users } from './schema/users.ts'

/** Makes the writes of one member that are counted against a limit wait for each other, until the transaction ends. */
export async function lockMember(tx: Db, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}
