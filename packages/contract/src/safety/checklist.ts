import { Type, type Static } from 'typebox'
import { koreanDayOf } from '../examples.ts'
import { Closed, DateOnly, DateTime, Nullable, OneOf } from '../common.ts'
import { EVEN_SUSPENDED, type RouteTable } from '../route-table.ts'
import { SAFETY_DAYS_KEPT } from '../values/limits.ts'
import { SAFETY_ITEMS } from '../values/safety.ts'

const Mark = Closed({
  itemId: OneOf(SAFETY_ITEMS),
  checked: Type.Boolean(),
  changedAt: DateTime,
})

const Day = Closed({
  /** The day in Korea. */
  date: DateOnly,
  /** The rate in percent. */
  rate: Type.Integer({ minimum: 0, maximum: 100 }),
  savedAt: DateTime,
})

/** The record that a device has, or the part of it that the server has not got yet. */
export type SafetyRecord = Static<typeof SafetyRecord>
export const SafetyRecord = Closed({
  /** The list of one day in Korea; untouched items may be left out. */
  check: Nullable(Closed({ date: DateOnly, items: Type.Array(Mark, { maxItems: SAFETY_ITEMS.length }) })),
  rates: Type.Array(Day, { maxItems: SAFETY_DAYS_KEPT }),
})

export const checklistRoutes = {
  /**
   * For each item and each day the last act stays; times that lie ahead count as now. Lists of other days than today
   * and rates of days ahead are passed over. Returns what the member's devices know together: today's list, null while
   * it is untouched, and the rates of the last days. Open to suspended members too: this screen looks after all.
   */
  'PUT /api/safety': {
    summary: '혼행 체크 맞추기',
    tags: ['안전'],
    security: EVEN_SUSPENDED,
    limit: 'safety',
    body: SafetyRecord,
    example: (now) => ({
      check: {
        date: koreanDayOf(now),
        items: [{ itemId: 'health-1', checked: true, changedAt: now.toISOString() }],
      },
      rates: [{ date: koreanDayOf(now), rate: 80, savedAt: now.toISOString() }],
    }),
    response: { 200: SafetyRecord },
  },
} satisfies RouteTable
