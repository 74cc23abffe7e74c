import { dayAfter } from '@honjeo/planner/calendar'
import type { Db } from '../db/client.ts'
import { dayCount, requireNearStart } from './journey-dates.ts'
import { storePlan } from './plans.service.ts'
import type { StoredPlan } from './stored-plan.ts'

interface NewOwner {
  userId: number
  /** Without one the copy is for the same days. */
  startDate: string | undefined
  now: Date
}

/** A plan once more, for another journey or another member; answers its id. */
export async function copyPlan(tx: Db, { plan, spots }: StoredPlan, { userId, startDate, now }: NewOwner) {
  if (startDate !== undefined) requireNearStart(startDate, now)
  const begins = startDate ?? plan.startDate
  const { id: _id, version: _version, shareToken: _token, sharesMemos: _memos, ...columns } = plan
  const madeAt = now.toISOString()
  return storePlan(
    tx,
    {
      ...columns,
      userId,
      // The planner made the first one; what it makes in a day is limited, copies are not.
      method: 'MANUAL',
      startDate: begins,
      endDate: dayAfter(begins, dayCount(plan) - 1),
      createdAt: madeAt,
      updatedAt: madeAt,
    },
    spots,
  )
}
