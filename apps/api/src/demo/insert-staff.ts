import { dayAfter } from '@honjeo/contract/values/days'
import type { KeyObject } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { only } from '../db/only.ts'
import { auditLog } from '@honjeo/schema/staff'
import { answerColumns, users } from '@honjeo/schema/users'
import { instantOf } from '@honjeo/demo-content/days'
import { demoStaff, STAFF_LOGIN } from '@honjeo/demo-content/staff'
import { seal } from '../lib/seal.ts'
import { authenticators } from '@honjeo/schema/auth'

const OPERATOR = '명령줄'
const ANSWERS = { q1_expect: 4, q2_habit: 2, q3_avoid: 3, q4_feeling: 1, q5_necessity: 2 } as const

/** Inserts one of the staff, made so by the operator, and answers their id. */
export async function insertDemoStaff(tx: Db, today: string, passwordHash: string): Promise<number> {
  const { joinedDaysAgo, ...profile } = demoStaff
  const createdAt = instantOf(dayAfter(today, -joinedDaysAgo), '09:00')
  const staff = only(
    await tx
      .insert(users)
      .values({
        ...profile,
        role: 'ADMIN',
        passwordHash,
        ...answerColumns(ANSWERS),
        createdAt,
      })
      .returning({ id: users.id }),
  )
  await tx.insert(auditLog).values({
    staffName: OPERATOR,
    action: 'STAFF_GRANT',
    targetType: 'MEMBER',
    targetId: String(staff.id),
    before: { role: 'MEMBER' },
    after: { role: 'ADMIN' },
    createdAt,
  })
  return staff.id
}

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
