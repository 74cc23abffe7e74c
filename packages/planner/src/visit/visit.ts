import { trailOf } from '../opening/trails.ts'
import type { PlannerPlace } from '../place.ts'
import { type KindOfPlace, visitKindOf, type VisitKind } from './visit-kind.ts'

export interface Visit {
  kind: VisitKind
  /** The minutes one usually stays, at the pace NORMAL. */
  minutes: number
  /** Whether one must be out of it by sunset. */
  needsLight: boolean
}

/** The minutes one stays (ours, from the times that guides and the places themselves name). */
const MINUTES: Record<VisitKind, number> = {
  MEAL: 60,
  CAFE: 50,
  SIGHT: 50,
  MUSEUM: 70,
  WALK: 80,
  BEACH: 60,
  OREUM: 70,
  ACTIVITY: 80,
  MARKET: 60,
  SHOP: 30,
  FESTIVAL: 90,
  STAY: 0,
  COURSE: 0,
}

/** The minutes at single places, by their id in the catalogue. */
const MINUTES_AT = new Map([
  // Trails of two hours and more.
  [636266, 150],
  [2675039, 180],
  [2661848, 210],
  [2711404, 150],
  [2660763, 120],
  [2662724, 130],
  [2370834, 120],
  // Islets, as a whole.
  [127336, 210],
  [126446, 150],
  [126450, 100],
  [127529, 120],
  [127863, 240],
  [126444, 60],
  // Parks that take half a day.
  [126455, 120],
  [741109, 100],
  [1146121, 130],
  [2714222, 120],
  [1544730, 120],
  [130474, 110],
  [2048059, 130],
  [128555, 120],
  [126435, 90],
])

/** The visits that are shorter than their kind: [what their title or keywords say, minutes]. */
const BRIEF: readonly (readonly [RegExp, number])[] = [
  [/등대$|폭포$|벽화|정자|포구$|방사탑|돌탑|비석|오현단|절부암|산천단|교회|용두암|관덕정|명월대/, 30],
  [/책방|서점|도서관/, 40],
]

const LIT = /야경|야간|야시장|밤하늘|밤바다|밤 나들이|여름밤|별 보기|천문|노천탕|온천/
const NEVER_DARK: ReadonlySet<VisitKind> = new Set(['MEAL', 'CAFE', 'MARKET', 'SHOP', 'FESTIVAL', 'STAY', 'COURSE'])

/** Returns why one is not in the dark alone there: it is known for its lights, or people work there. */
export function afterDark(place: KindOfPlace & Pick<PlannerPlace, 'indoor'>): 'LIT' | 'STAFFED' | null {
  if (LIT.test(`${place.title} ${place.keywords}`)) return 'LIT'
  const kind = visitKindOf(place)
  return place.indoor || (NEVER_DARK.has(kind) && kind !== 'COURSE') ? 'STAFFED' : null
}

/** Returns what a visit of a place is like. */
export function visitOf(place: PlannerPlace): Visit {
  const kind = visitKindOf(place)
  const brief = kind === 'SIGHT' || kind === 'MUSEUM' ? BRIEF.find(([pattern]) => pattern.test(place.title)) : undefined
  return {
    kind,
    minutes: trailOf(place)?.minutes ?? MINUTES_AT.get(place.contentId) ?? brief?.[1] ?? MINUTES[kind],
    needsLight: !place.indoor && !NEVER_DARK.has(kind) && !LIT.test(`${place.title} ${place.keywords}`),
  }
}
