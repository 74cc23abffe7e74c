import type { PlannerPlace } from '../place.ts'

/** STAY and COURSE (a walk of a day or more) are no stops by themselves. */
export const VISIT_KINDS = [
  'MEAL',
  'CAFE',
  'SIGHT',
  'MUSEUM',
  'WALK',
  'BEACH',
  'OREUM',
  'ACTIVITY',
  'MARKET',
  'SHOP',
  'FESTIVAL',
  'STAY',
  'COURSE',
] as const
export type VisitKind = (typeof VISIT_KINDS)[number]

const CAFE = /카페|커피|다방|찻집|다원|베이커리|제과|디저트|케이크|빙수|아이스크림|로스터/
const MEAL_SCENES = new Set(['food', 'noodle', 'stew', 'fish', 'grill'])
const MARKET = /시장|상점가|지하상가|오일장/
const PARK = /테마파크|랜드|가든|정원|공원$|식물원/
const WALK =
  /숲|휴양림|곶자왈|수목원|둘레길|산책로|해안길|탐방로|트레일|트레킹|해안도로|비자림|벚꽃길|동백동산|한라산|윗세오름|성판악/
const BEACH = /해수욕장|해변(?!길|공연장|공원)/
const OREUM = /오름|봉$|일출봉|고근산|산굼부리|송악산/

/** The facts of a place that say what one does there. */
export type KindOfPlace = Pick<PlannerPlace, 'contentTypeId' | 'title' | 'scene' | 'keywords'>

/** Returns the kind of places that are neither eaten at, bought at nor slept at, by their name, then by what their cover shows. */
function kindOfSight({ title, scene }: KindOfPlace): VisitKind {
  if (BEACH.test(title)) return 'BEACH'
  if (PARK.test(title) && !WALK.test(title)) return 'SIGHT'
  if (WALK.test(title)) return 'WALK'
  if (OREUM.test(title)) return 'OREUM'
  if (scene === 'forest') return 'WALK'
  return 'SIGHT'
}

function kindOfFood({ title, scene, keywords }: KindOfPlace): VisitKind {
  if (scene !== null) return MEAL_SCENES.has(scene) ? 'MEAL' : 'CAFE'
  return CAFE.test(`${title} ${keywords}`) ? 'CAFE' : 'MEAL'
}

/** Returns what a place counts as in a day. */
export function visitKindOf(place: KindOfPlace): VisitKind {
  switch (place.contentTypeId) {
    case 12:
      return kindOfSight(place)
    case 14:
      return 'MUSEUM'
    case 15:
      return 'FESTIVAL'
    case 25:
      return 'COURSE'
    case 28: {
      if (place.scene === 'camp' || /야영장|캠핑/.test(place.title)) return 'STAY'
      return WALK.test(place.title) ? 'WALK' : 'ACTIVITY'
    }
    case 32:
      return 'STAY'
    case 38:
      return MARKET.test(place.title) ? 'MARKET' : 'SHOP'
    case 39:
      return kindOfFood(place)
  }
}

export function isStop(kind: VisitKind): boolean {
  return kind !== 'STAY' && kind !== 'COURSE'
}
