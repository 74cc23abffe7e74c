import { describe, expect, it } from 'vitest'
import { toggleFact } from './place-facts.ts'
import { NO_FILTERS, parsePlaceFilters, type PlaceFilters, withPlaceFilters } from './place-filters.ts'

const ALL_SET: PlaceFilters = {
  region: 'BUKJEJU_GUN',
  contentTypeId: 39,
  difficulty: 'EASY',
  open: true,
  facts: 'SOLO_SEAT,NO_STARES',
  sort: 'RATING',
}

describe('reading the filters of an address', () => {
  it('finds none in an empty one', () => {
    expect(parsePlaceFilters(new URLSearchParams())).toEqual(NO_FILTERS)
  })

  it('understands each of them', () => {
    const params = new URLSearchParams(
      'region=BUKJEJU_GUN&contentTypeId=39&difficulty=EASY&open=true&facts=NO_STARES,SOLO_SEAT&sort=RATING',
    )
    expect(parsePlaceFilters(params)).toEqual(ALL_SET)
  })

  it.each([
    'region=BUSAN',
    'contentTypeId=13',
    'contentTypeId=',
    'contentTypeId=12abc',
    'difficulty=NONE',
    'sort=newest',
    'open=1',
    'facts=TASTY',
    'facts=SOLO_SEAT,',
  ])('passes over what it cannot mean: %s', (query) => {
    expect(parsePlaceFilters(new URLSearchParams(query))).toEqual(NO_FILTERS)
  })
})

it('a fact is added in its order, and taken away', () => {
  expect(toggleFact('', 'NO_STARES')).toBe('NO_STARES')
  expect(toggleFact('NO_STARES', 'SOLO_SEAT')).toBe('SOLO_SEAT,NO_STARES')
  expect(toggleFact('SOLO_SEAT,NO_STARES', 'SOLO_SEAT')).toBe('NO_STARES')
})

describe('writing them into an address', () => {
  it('reads back as they were', () => {
    expect(parsePlaceFilters(withPlaceFilters(new URLSearchParams(), ALL_SET))).toEqual(ALL_SET)
  })

  it('leaves defaults out and keeps what is not a filter', () => {
    const params = new URLSearchParams('from=%2Fcreate-room&region=JEJU_SI&sort=RATING')
    expect(withPlaceFilters(params, NO_FILTERS).toString()).toBe('from=%2Fcreate-room')
  })

  it('does not touch the address it was given', () => {
    const params = new URLSearchParams('region=JEJU_SI')
    withPlaceFilters(params, ALL_SET)
    expect(params.toString()).toBe('region=JEJU_SI')
  })
})
