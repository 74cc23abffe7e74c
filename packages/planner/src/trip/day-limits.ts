import type { Pace } from '@honjeo/contract/values/enums'
import { PLAN_SPOTS_MAX } from '@honjeo/contract/values/limits'
import { VISIT_KINDS, type VisitKind } from '../visit/visit-kind.ts'
import type { Option } from './option.ts'
import { PACE_RULES, SAME_KIND_MAX } from './rules.ts'

/** A limit of a day: so many of the options it holds for may be in one day, in any, or in each its own number. */
export interface DayLimit {
  holds: (option: Pick<Option, 'role' | 'kind'>) => boolean
  most: number | readonly number[]
}

/** A hike is its own lunch: it comes out of the bag. */
export const MEAL_LIMITS: readonly DayLimit[] = [
  { holds: ({ role }) => role === 'LUNCH' || role === 'HIKE', most: 1 },
  { holds: ({ role }) => role === 'DINNER', most: 1 },
]

const MEALS_A_DAY = 2

/** Returns what makes a day neither crowded nor dull. More of one kind than that were asked for themselves. */
export function dayLimits(pace: Pace, dayCount: number, pickedKinds: readonly VisitKind[]): DayLimit[] {
  // A long journey may hold no more stops in all than can be stored and changed.
  const stops = Math.min(PACE_RULES[pace].stops, Math.floor(PLAN_SPOTS_MAX / dayCount) - MEALS_A_DAY)
  const kinds = VISIT_KINDS.filter((kind) => kind !== 'MEAL' && kind !== 'STAY' && kind !== 'COURSE')
  return [
    ...MEAL_LIMITS,
    { holds: ({ kind }) => kind !== 'MEAL', most: stops },
    { holds: ({ role }) => role === 'SUNSET', most: 1 },
    ...kinds.map((limited) => ({
      holds: ({ kind }: Pick<Option, 'kind'>) => kind === limited,
      most: Math.max(SAME_KIND_MAX, pickedKinds.filter((kind) => kind === limited).length),
    })),
  ]
}
