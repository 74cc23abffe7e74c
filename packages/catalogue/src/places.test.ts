import { CONTENT_TYPE_IDS, REGIONS, type ContentTypeId } from '@honjeo/contract/values/enums'
import { describe, expect, it } from 'vitest'
import { sourcesOf } from './fact-sources.ts'
import { placeFaults } from './place-faults.ts'
import { cataloguePlaces } from './places.ts'

const MINIMUM: Record<ContentTypeId, number> = { 12: 120, 14: 40, 15: 15, 25: 20, 28: 30, 32: 50, 38: 30, 39: 80 }
const MINIMUM_IN_ALL = 400

describe('the catalogue', () => {
  it.each(CONTENT_TYPE_IDS)('has enough places of category %i to fill its list', (contentTypeId) => {
    const places = cataloguePlaces.filter((place) => place.contentTypeId === contentTypeId)
    expect(places.length).toBeGreaterThanOrEqual(MINIMUM[contentTypeId])
  })

  it('has enough places in all', () => {
    expect(cataloguePlaces.length).toBeGreaterThanOrEqual(MINIMUM_IN_ALL)
  })

  it.each(CONTENT_TYPE_IDS)('spreads category %i over all four regions', (contentTypeId) => {
    const places = cataloguePlaces.filter((place) => place.contentTypeId === contentTypeId)
    expect(new Set(places.map((place) => place.region))).toEqual(new Set(REGIONS))
  })

  it('has two sources for each hour and each closing day but these', () => {
    const hasHour = /\d:\d\d|끝자리/
    const single = cataloguePlaces.flatMap((place) => [
      ...(hasHour.test(place.openTime ?? '') && sourcesOf(place, 'OPEN_TIME').length < 2
        ? [`${place.title} hours`]
        : []),
      ...(place.restDate !== null && sourcesOf(place, 'REST_DATE').length < 2 ? [`${place.title} closing days`] : []),
    ])
    expect(single).toEqual(['여미지식물원 hours', '만장굴 closing days'])
  })

  it('holds no entry with a fault', () => {
    expect(placeFaults(cataloguePlaces)).toEqual([])
  })
})
