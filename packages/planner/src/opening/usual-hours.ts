import type { VisitKind } from '../visit/visit-kind.ts'
import type { Span } from './opening.ts'

const at = (hour: number, minute = 0) => hour * 60 + minute

/**
 * The hours of a place that gives none, by its kind: our assumption, on the careful side of what is usual on Jeju. Land
 * without a lock says so in the catalogue, so a forest or an oreum without hours is taken for one that sells tickets.
 */
export const USUAL_HOURS: Record<VisitKind, Span> = {
  // Kitchens take the last order at about eight.
  MEAL: { from: at(10, 30), to: at(20, 30) },
  CAFE: { from: at(10), to: at(18, 30) },
  SIGHT: { from: at(9), to: at(17, 30) },
  MUSEUM: { from: at(10), to: at(17, 30) },
  WALK: { from: at(9), to: at(17) },
  BEACH: { from: 'SUNRISE', to: 'SUNSET' },
  OREUM: { from: at(9), to: at(17) },
  ACTIVITY: { from: at(10), to: at(17) },
  MARKET: { from: at(9), to: at(18) },
  SHOP: { from: at(10), to: at(18) },
  FESTIVAL: { from: at(11), to: at(20) },
  STAY: { from: at(15), to: at(22) },
  COURSE: { from: 'SUNRISE', to: 'SUNSET' },
}

/** Stalls of the five-day markets begin at dawn and leave after lunch. */
export const MARKET_DAY_HOURS: Span = { from: at(8), to: at(14) }
/** Markets that are held in the evening. */
export const NIGHT_MARKET_HOURS: Span = { from: at(18), to: at(22) }
/** Observatories open when there is something to see. */
export const OBSERVATORY_HOURS: Span = { from: at(15), to: at(22) }
