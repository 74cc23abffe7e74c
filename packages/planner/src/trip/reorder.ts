import type { SolveOptions } from '../core/problem.ts'
import { arrange, shareOf } from './compose.ts'
import { haveCounts, sameCounts, similarCounts, type DayCount } from './day-counts.ts'
import { MEAL_LIMITS } from './day-limits.ts'
import type { Option } from './option.ts'
import { readPlannedDays, type PlannedDays } from './planned-days.ts'
import type { PlannedStop, Reordered, ReorderedStop, ReorderRequest } from './planned.ts'
import { stopOptions } from './stop-options.ts'
import { isPlaced, wholeDay } from './whole-day.ts'
import { wayPoints } from './worth.ts'

/** The order of a few stops needs no long search. */
const SEARCH_MS_PER_STOP = 50
const AGAIN_SHARE = 0.5

interface AskedDays extends PlannedDays {
  /** The stops as they are, day by day. */
  before: readonly (readonly PlannedStop[])[]
  request: ReorderRequest
}

/** Returns the stops of a plan in their best order and at their best times; none is left out. */
export function reorderTrip(request: ReorderRequest, options: SolveOptions): Reordered {
  const planned = readPlannedDays(request)
  const isAsked = (_: unknown, index: number) => request.dayIndex === null || index === request.dayIndex
  const asked = { ...planned, request, days: planned.days.filter(isAsked), before: request.days.filter(isAsked) }
  const found = inOrder(asked, options)
  return {
    days: request.days.map((before, index) =>
      isAsked(before, index) ? found[request.dayIndex === null ? index : 0]! : before.map(asItWas),
    ),
  }
}

/** The search minds no day's least number of stops: where it went below one, it is given less and less freedom. */
function inOrder(asked: AskedDays, options: SolveOptions): ReorderedStop[][] {
  const before = asked.before.map(({ length }) => length)
  for (const [index, counts] of [similarCounts(before), sameCounts(before)].entries()) {
    const days = arranged(asked, { counts, staysInDay: false }, index === 0 ? options : shareOf(options, AGAIN_SHARE))
    if (haveCounts(days, counts)) return days
  }
  return arranged(asked, { counts: sameCounts(before), staysInDay: true }, shareOf(options, AGAIN_SHARE))
}

interface Freedom {
  counts: readonly DayCount[]
  /** No stop changes its day. */
  staysInDay: boolean
}

function arranged(asked: AskedDays, { counts, staysInDay }: Freedom, options: SolveOptions): ReorderedStop[][] {
  const { before, days, way, request } = asked
  const stops = before.flatMap((own, day) => own.filter(isPlaced).map((stop) => ({ stop, day })))
  const most = counts.map((count, day) => count.most - before[day]!.filter((stop) => !isPlaced(stop)).length)
  const found = arrange(
    {
      days,
      way,
      options: stops.flatMap(({ stop, day }, index) =>
        stopOptions(stop, index, { ...asked, pace: request.pace }).map((option) =>
          staysInDay ? withinOwnDay(option, day) : option,
        ),
      ),
      limits: [...MEAL_LIMITS, { holds: () => true, most }],
      wayPoints: wayPoints(request.transportType, request.pace),
    },
    { ...options, budgetMs: Math.min(options.budgetMs, stops.length * SEARCH_MS_PER_STOP) },
  )
  const timed = found.map((day) =>
    day.map(({ option, start, end }) => ({
      spotId: stops[option.stop]!.stop.spotId,
      startMinute: start,
      endMinute: end,
    })),
  )
  const isTimed = new Set(timed.flat().map(({ spotId }) => spotId))
  return before.map((own, day) => wholeDay(own, timed[day]!, isTimed))
}

const withinOwnDay = (option: Option, own: number): Option => ({
  ...option,
  windows: option.windows.map((window, day) => (day === own ? window : null)),
})

const asItWas = ({ spotId, startMinute, endMinute }: PlannedStop): ReorderedStop => ({ spotId, startMinute, endMinute })
