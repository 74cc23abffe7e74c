import { helpPoints } from '@honjeo/catalogue/help-points'
import type { HelpTopic } from '@honjeo/catalogue/help-words'
import type { HelpAround, HelpPoint } from '@honjeo/contract/help-points'
import { dayAfter, daysBetween } from '@honjeo/contract/values/days'
import { metresBetween, type Position } from '@honjeo/contract/values/geo'
import { type HelpDay, type HelpKind, helpOpenState, type HelpOpenState } from '@honjeo/contract/values/help-kinds'
import { HELP_HOLIDAY_DAYS } from '@honjeo/contract/values/limits'
import { clockOf, dayKey } from '#lib/text/dates.ts'
import { type Direction, directionTo } from '../rescue/nearest.ts'

export interface NearPoint extends HelpPoint {
  /** The distance as the crow flies; null where it is not known where one is. */
  metres: number | null
  /** The direction from the traveller to the point. */
  direction: Direction | null
}

/** The metres within which a point is here, whatever the needle says. */
const HERE_M = 15

/** What is surely shut helps least, however near. */
const RANKS: Record<HelpOpenState, number> = { OPEN: 0, UNKNOWN: 1, CLOSED: 2 }

/**
 * What is known of one kind, what is open first and then the nearest: what the server said, or else what comes with the
 * app.
 */
export function pointsOf(kind: HelpKind, known: HelpAround | null, from: Position | null, now: Date): NearPoint[] {
  const ofKind = (point: HelpPoint) => point.kind === kind
  const said = known?.points.filter(ofKind) ?? []
  const points = (said.length > 0 ? said : helpPoints.filter(ofKind)).map((point): NearPoint => {
    if (from === null) return { ...point, metres: null, direction: null }
    const metres = metresBetween(from, point)
    return { ...point, metres, direction: metres < HERE_M ? null : directionTo(from, point) }
  })
  const rank = (point: NearPoint) => RANKS[openStateOf(point, known, now) ?? 'OPEN']
  return points.toSorted((a, b) => rank(a) - rank(b) || (a.metres ?? 0) - (b.metres ?? 0))
}

/** The metres beyond which something nearer that is not known yet may well be there. */
const FAR_M = 1000

/** Whether nothing of a kind is known near by, so that it comes after what is; all emergency rooms of the island are known. */
export const isFar = (kind: HelpTopic, points: readonly NearPoint[]): boolean =>
  points.length === 0 || (kind !== 'EMERGENCY_ROOM' && points.every(({ metres }) => metres === null || metres > FAR_M))

/** Whether it is open, as far as its hours and the holidays are known; null where that is no question. */
export function openStateOf({ kind, hours }: HelpPoint, known: HelpAround | null, now: Date): HelpOpenState | null {
  if (kind !== 'PHARMACY') return null
  if (hours === null || known === null) return 'UNKNOWN'
  const today = dayKey(now)
  const [hour = 0, minute = 0] = clockOf(now).split(':').map(Number)
  return helpOpenState(hours, dayOf(today, known), dayOf(dayAfter(today, -1), known), hour * 60 + minute)
}

const MONDAY = '2026-11-23'

function dayOf(day: string, { today, holidays }: HelpAround): HelpDay {
  const ahead = daysBetween(today, day)
  return {
    weekday: ((daysBetween(MONDAY, day) % 7) + 7) % 7,
    isHoliday: ahead < -1 || ahead > HELP_HOLIDAY_DAYS ? null : holidays.includes(day),
  }
}
