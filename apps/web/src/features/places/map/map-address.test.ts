import { describe, expect, it } from 'vitest'
import { type MapAddress, parseMapAddress, withMapAddress } from './map-address.ts'

const NOTHING: MapAddress = { view: null, area: null, placeId: null, isListOpen: false }
const ALL: MapAddress = {
  view: { lat: 33.46, lng: 126.93, zoom: 13 },
  area: { box: { west: 126.9, south: 33.4, east: 127, north: 33.5 }, zoom: 12.5 },
  placeId: 572973,
  isListOpen: true,
}

describe('reading the address of the map', () => {
  it('finds nothing in an empty one', () => {
    expect(parseMapAddress(new URLSearchParams())).toEqual(NOTHING)
  })

  it('finds again what was written', () => {
    expect(parseMapAddress(withMapAddress(new URLSearchParams(), ALL))).toEqual(ALL)
  })

  it.each(['place=', 'place=0', 'place=-3', 'place=1.5', 'place=abc', 'view=somewhere', 'area=1,2'])(
    'passes over what it cannot mean: %s',
    (query) => {
      expect(parseMapAddress(new URLSearchParams(query))).toEqual(NOTHING)
    },
  )
})

describe('writing it', () => {
  it('changes what it is asked to and leaves the rest, filters included', () => {
    const params = withMapAddress(new URLSearchParams('contentTypeId=39'), ALL)
    const closed = withMapAddress(params, { placeId: null, isListOpen: false })
    expect(closed.get('contentTypeId')).toBe('39')
    expect(parseMapAddress(closed)).toEqual({ ...ALL, placeId: null, isListOpen: false })
  })

  it('does not touch the address it was given', () => {
    const params = new URLSearchParams('contentTypeId=39')
    withMapAddress(params, ALL)
    expect(params.toString()).toBe('contentTypeId=39')
  })
})
