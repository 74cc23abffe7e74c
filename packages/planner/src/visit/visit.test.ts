import { describe, expect, it } from 'vitest'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { isStop, visitKindOf } from './visit-kind.ts'
import { visitOf } from './visit.ts'

describe('what a place counts as', () => {
  it.each([
    ['올래국수', 'MEAL'],
    ['바그다드', 'MEAL'],
    ['커피템플', 'CAFE'],
    ['카페콜라', 'CAFE'],
    ['우유부단', 'CAFE'],
    ['이끼숲소길', 'CAFE'],
    ['용두암', 'SIGHT'],
    ['에코랜드테마파크', 'SIGHT'],
    ['국립제주박물관', 'MUSEUM'],
    ['비자림', 'WALK'],
    ['붉은오름자연휴양림', 'WALK'],
    ['한라산 어리목탐방로', 'WALK'],
    ['협재해수욕장', 'BEACH'],
    ['우도 산호해변', 'BEACH'],
    ['한담해안산책로', 'WALK'],
    ['제주 탑동해변공연장', 'MUSEUM'],
    ['새별오름', 'OREUM'],
    ['저지오름', 'OREUM'],
    ['성산일출봉', 'OREUM'],
    ['9.81파크', 'ACTIVITY'],
    ['동문재래시장', 'MARKET'],
    ['더 아일랜더', 'SHOP'],
    ['탐라문화제', 'FESTIVAL'],
    ['표선해수욕장 야영장', 'STAY'],
    ['제주신라호텔', 'STAY'],
    ['제주올레 7코스', 'COURSE'],
  ])('%s: %s', (title, kind) => {
    expect(visitKindOf(placeNamed(title))).toBe(kind)
  })

  it('every lodging and camp site, and every course, is no stop; all else is one', () => {
    const noStops = JEJU_PLACES.filter((place) => !isStop(visitKindOf(place)))
    expect(new Set(noStops.map(({ contentTypeId }) => contentTypeId))).toEqual(new Set([25, 28, 32]))
    expect(noStops.filter(({ contentTypeId }) => contentTypeId === 28)).toHaveLength(5)
    const food = JEJU_PLACES.filter(({ contentTypeId }) => contentTypeId === 39)
    expect(new Set(food.map((place) => visitKindOf(place)))).toEqual(new Set(['MEAL', 'CAFE']))
  })
})

describe('how long one stays', () => {
  it('between a look and a day on the mountain, wherever one stops', () => {
    const visits = JEJU_PLACES.map((place) => ({ title: place.title, ...visitOf(place) }))
    const odd = visits.filter(({ kind, minutes }) => isStop(kind) && (minutes < 30 || minutes > 660))
    expect(odd).toEqual([])
  })

  it.each([
    ['용두암', 30],
    ['올래국수', 60],
    ['성판악', 540],
    ['우도', 210],
    ['만춘서점', 40],
  ])('%s: %i minutes', (title, minutes) => {
    expect(visitOf(placeNamed(title)).minutes).toBe(minutes)
  })
})

describe('whether one needs the light of day', () => {
  it.each([
    ['새별오름', true],
    ['비자림', true],
    ['용두암', true],
    ['제주돌문화공원', true],
    ['만장굴', false],
    ['천지연폭포', false],
    ['수목원길 야시장', false],
    ['서귀포천문과학문화관', false],
    ['우유부단', false],
    ['탐라문화제', false],
  ])('%s: %s', (title, needsLight) => {
    expect(visitOf(placeNamed(title)).needsLight).toBe(needsLight)
  })
})
