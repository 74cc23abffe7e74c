import type { Interest } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '../place.ts'
import { visitKindOf, type VisitKind } from './visit-kind.ts'

interface Signs {
  kinds: readonly VisitKind[]
  scenes: readonly string[]
  /** The words in the title or the keywords. */
  words: RegExp
  /** True where the keywords do not count: they also name the café next door. */
  isTitleOnly?: boolean
}

const SIGNS: Record<Interest, Signs> = {
  SEA: {
    kinds: ['BEACH'],
    scenes: ['beach', 'lighthouse', 'columns', 'island', 'kayak'],
    words: /바다|해변|해안|해수욕장|포구|등대|해녀|요트/,
  },
  OREUM: { kinds: ['OREUM'], scenes: ['oreum'], words: /오름 전망|백록담|윗세오름/ },
  FOREST: {
    kinds: [],
    scenes: ['forest'],
    words: /숲|휴양림|곶자왈|수목원|비자림|삼나무|편백|난대림|계곡|동백/,
  },
  CULTURE: {
    kinds: ['MUSEUM'],
    scenes: ['culture', 'pavilion', 'village', 'books'],
    words: /역사|미술|박물관|건축|사찰|유적|마을|전통|공연|다크투어|책방|서점/,
  },
  CAFE: { kinds: ['CAFE'], scenes: ['tea'], words: /찻집|다원|티 ?뮤지엄/, isTitleOnly: true },
  MARKET: { kinds: ['MARKET'], scenes: [], words: /야시장|플리마켓/ },
  ACTIVITY: {
    kinds: ['ACTIVITY'],
    scenes: ['kayak', 'leports'],
    words: /서핑|카약|승마|요트|카트|등산|트레킹|체험(?!공원)|물놀이|자전거/,
  },
  VIEW: {
    kinds: ['OREUM'],
    scenes: ['cone', 'lighthouse', 'columns', 'peak'],
    words: /전망|노을|일출(?!봉)|해돋이|해넘이|일몰|선셋|야경|억새/,
  },
}

const ALL = Object.keys(SIGNS) as Interest[]
/** What is near a table, a shop or a bed is in the keywords too, but it is not why one goes there. */
const OF_KIND: Partial<Record<VisitKind, readonly Interest[]>> = {
  MEAL: [],
  SHOP: ['CULTURE'],
  MARKET: ['MARKET'],
  CAFE: ['CAFE', 'VIEW'],
  STAY: [],
}

/** The interests that a place serves. */
export function interestsOf(place: PlannerPlace): Interest[] {
  const kind = visitKindOf(place)
  return (OF_KIND[kind] ?? ALL).filter((interest) => {
    const { kinds, scenes, words, isTitleOnly = false } = SIGNS[interest]
    const text = isTitleOnly ? place.title : `${place.title} ${place.keywords}`
    return kinds.includes(kind) || (place.scene !== null && scenes.includes(place.scene)) || words.test(text)
  })
}
