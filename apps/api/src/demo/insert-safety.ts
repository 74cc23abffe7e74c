import { safetyRate } from '@honjeo/contract/values/safety'
import type { Db } from '../db/client.ts'
import { safetyDays } from '../db/schema/safety.ts'
import { instantOf, shiftDay } from './days.ts'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME } from './members.ts'

/**
 * How many of the 35 items the demo account had checked on each day, from yesterday back; null: no check that day. Four
 * days in a row up to yesterday, each colour of the calendar, and today is still to be done.
 */
const CHECKED = [
  31,
  28,
  25,
  33,
  null,
  19,
  24,
  30,
  35,
  29,
  null,
  null,
  12,
  22,
  27,
  32,
  26,
  null,
  15,
  28,
  30,
  34,
  20,
  null,
  9,
  25,
  29,
  31,
  0,
  23,
]

/** A month of saved rates. */
export async function insertDemoSafety(tx: Db, today: string, ids: MemberIds): Promise<void> {
  const userId = memberId(ids, DEMO_NICKNAME)
  const rows = CHECKED.flatMap((checked, index) => {
    const day = shiftDay(today, -(index + 1))
    return checked === null ? [] : [{ userId, day, rate: safetyRate(checked), savedAt: instantOf(day, '08:40') }]
  })
  await tx.insert(safetyDays).values(rows)
}
