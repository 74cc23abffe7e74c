import type { KeyObject } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { seal } from '../lib/seal.ts'
import type { Db } from '../db/client.ts'
import { authenticators } from '../db/schema/authenticators.ts'
import { users } from '../db/schema/users.ts'
import { STAFF_LOGIN } from './staff.ts'

/** Gives the demo's staff account, if it has no authenticator, one with this secret (base32). */
export async function insertDemoAuthenticator(
  tx: Db,
  secret: string,
  { now, key }: { now: Date; key: KeyObject },
): Promise<void> {
  const [staff] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, STAFF_LOGIN.email), eq(users.role, 'ADMIN')))
  if (!staff) return
  const sealed = seal(key, String(staff.id), secret)
  await tx
    .insert(authenticators)
    .values({ userId: staff.id, state: 'ACTIVE', secret: sealed, lastStep: 0, createdAt: now.toISOString() })
    .onConflictDoNothing()
}
