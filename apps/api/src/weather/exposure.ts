import type { Position } from '@honjeo/contract/values/geo'
import {
  STOPPING_WARNINGS,
  type StoppingWarning,
  type WarningZone,
  type WeatherExposure,
} from '@honjeo/contract/values/weather'
import { trailOf } from '@honjeo/planner/opening/trails'
import type { PlannerPlace } from '@honjeo/planner/place'
import { ferryTo } from '@honjeo/planner/travel/islets'
import { visitKindOf, type VisitKind } from '@honjeo/planner/visit/visit-kind'
import type { WarningInForce } from './weather.queries.ts'

const OUTSIDE: ReadonlySet<VisitKind> = new Set(['SIGHT', 'WALK', 'OREUM', 'ACTIVITY', 'COURSE'])
/** Names of what lies at the sea. Courses of the Olle follow it but for a few miles. */
const AT_THE_SEA = /해안|바닷|바다|포구|항$|등대|방파제|용머리|주상절리|일출봉|섭지|송악산|코지|갯|^\[?제주올레 /

/** What of a place the weather can shut or make dangerous; null: nothing of it. */
function exposureOf(place: PlannerPlace): WeatherExposure | null {
  if (trailOf(place) !== undefined) return 'GATE'
  if (ferryTo(place) !== undefined) return 'BOAT'
  const kind = visitKindOf(place)
  if (kind === 'BEACH') return 'COAST'
  return !place.indoor && OUTSIDE.has(kind) && AT_THE_SEA.test(place.title) ? 'COAST' : null
}

const AT_SEA: ReadonlySet<StoppingWarning> = new Set(['HIGH_WAVES', 'TYPHOON', 'STORM_SURGE', 'STRONG_WIND'])
/**
 * The warnings that concern each exposure: the park shuts its gates by warnings of wind, rain, snow and typhoons; boats
 * stay in port, and waves reach the shore, by those of the sea and of the wind.
 */
const CONCERNS: Record<WeatherExposure, ReadonlySet<StoppingWarning>> = {
  GATE: new Set(['STRONG_WIND', 'HEAVY_RAIN', 'HEAVY_SNOW', 'TYPHOON']),
  BOAT: AT_SEA,
  COAST: AT_SEA,
}

/** The borders where the parts of the island meet; near one both count, as the service draws it along districts. */
const BORDER = { west: 126.33, east: 126.75, middle: 33.38, width: 0.05, chuja: 33.8 }

/** The parts of shore and sea that a position may lie in. */
function shoresAt({ lat, lng }: Position): WarningZone[] {
  if (lat > BORDER.chuja) return ['CHUJA', 'SEA_NORTH']
  const isWest = lng < BORDER.west + BORDER.width
  const isEast = lng > BORDER.east - BORDER.width
  const isBetween = lng > BORDER.west - BORDER.width && lng < BORDER.east + BORDER.width
  // Boats to 가파도 and 마라도 sail along the corner of two seas.
  const isCorner = isWest && lat < 33.25
  const isNorth = isBetween && lat >= BORDER.middle
  const isSouth = (isBetween && lat < BORDER.middle) || isCorner
  return [
    ...(isWest ? (['WEST', 'SEA_WEST'] as const) : []),
    ...(isEast ? (['EAST', 'SEA_EAST'] as const) : []),
    ...(isNorth ? (['NORTH', 'SEA_NORTH'] as const) : []),
    ...(isSouth ? (['SOUTH', 'SEA_SOUTH'] as const) : []),
  ]
}

/** A warning that concerns a place. */
export type Concerning = WarningInForce & { kind: StoppingWarning }

const canStop = (warning: WarningInForce): warning is Concerning =>
  STOPPING_WARNINGS.some((kind) => kind === warning.kind)

/** Returns those of the warnings that concern a place, and what of it; null: none does. */
export function warningsAt(
  place: PlannerPlace,
  inForce: readonly WarningInForce[],
): { exposure: WeatherExposure; warnings: Concerning[] } | null {
  if (inForce.length === 0) return null
  const exposure = exposureOf(place)
  if (exposure === null) return null
  const zones: readonly WarningZone[] = exposure === 'GATE' ? ['MOUNTAIN'] : shoresAt(place)
  const warnings = inForce
    .filter(canStop)
    .filter((warning) => CONCERNS[exposure].has(warning.kind) && warning.zones.some((zone) => zones.includes(zone)))
  return warnings.length === 0 ? null : { exposure, warnings }
}
