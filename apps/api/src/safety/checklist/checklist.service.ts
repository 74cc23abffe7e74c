import type { SafetyRecord } from '@honjeo/contract/safety/checklist'
import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore } from '@honjeo/contract/values/safety'
import { mergeDays, mergeMarks, notAfter } from '@honjeo/contract/values/safety-merge'
import { koreanDay } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { lockMember } from '../../records/lock-member.ts'
import { deleteOldSafety, listDays, listMarks, upsertDays, upsertMarks } from './checklist.queries.ts'

/** Takes in what a device knows, and answers what all devices of the member know together. */
export async function mergeSafety(tx: Db, userId: number, record: SafetyRecord, now: Date): Promise<SafetyRecord> {
  const today = koreanDay(now)
  const first = dayBefore(today, SAFETY_DAYS_KEPT - 1)
  const marks = record.check?.date === today ? record.check.items : []
  const days = record.rates.filter(({ date }) => date >= first && date <= today)

  // Two devices that write at once would wait for each other's rows in two orders.
  await lockMember(tx, userId)
  await deleteOldSafety(tx, userId, { today, first })
  const marked = marks.map((mark) => ({ ...mark, changedAt: notAfter(now, mark.changedAt) }))
  await upsertMarks(tx, userId, today, mergeMarks(marked, []))
  const saved = days.map((day) => ({ ...day, savedAt: notAfter(now, day.savedAt) }))
  await upsertDays(tx, userId, mergeDays(saved, []))

  const items = await listMarks(tx, userId, today)
  const rates = (await listDays(tx, userId, first)).filter(({ date }) => date <= today)
  return { check: items.length === 0 ? null : { date: today, items }, rates }
}
