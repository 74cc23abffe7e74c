import { travellerType } from '@honjeo/contract/values/traveller-type'
import type { Db } from '../db/client.ts'
import { auditLog } from '../db/schema/staff.ts'
import { users } from '../db/schema/users.ts'
import { instantOf, shiftDay } from './days.ts'
import { demoStaff } from './staff.ts'

const OPERATOR = '명령줄'
const [q1, q2, q3, q4, q5] = [4, 2, 3, 1, 2] as const

/** One of the staff, made so by the operator; answers their id. */
export async function insertDemoStaff(tx: Db, today: string, passwordHash: string): Promise<number> {
  const { joinedDaysAgo, ...profile } = demoStaff
  const createdAt = instantOf(shiftDay(today, -joinedDaysAgo), '09:00')
  const [staff] = await tx
    .insert(users)
    .values({
      ...profile,
      role: 'ADMIN',
      passwordHash,
      userType: travellerType({ q1_expect: q1, q2_habit: q2, q3_avoid: q3, q4_feeling: q4, q5_necessity: q5 }),
      q1Expect: q1,
      q2Habit: q2,
      q3Avoid: q3,
      q4Feeling: q4,
      q5Necessity: q5,
      createdAt,
    })
    .returning({ id: users.id })
  if (!staff) throw new Error('an insert returned no row')
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
