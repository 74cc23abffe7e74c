import { expect, it } from 'vitest'
import { isFiltered, NO_ROOM_FILTERS, parseRoomFilters, toRoomQuery, withRoomFilters } from './room-filters.ts'

const parse = (text: string) => parseRoomFilters(new URLSearchParams(text))

it('reads the filters of an address', () => {
  expect(parse('region=JEJU_SI&date=2026-11-28&gender=FEMALE&recruiting=true')).toEqual({
    ...NO_ROOM_FILTERS,
    region: 'JEJU_SI',
    date: '2026-11-28',
    gender: 'FEMALE',
    recruiting: true,
  })
})

it.each(['', 'region=MOON', 'date=2026-02-30', 'date=tomorrow', 'gender=MIXED', 'recruiting=1'])(
  'takes %j as no filter',
  (text) => {
    expect(parse(text)).toEqual(NO_ROOM_FILTERS)
  },
)

it('writes into the address only what narrows, and leaves the rest of it alone', () => {
  const before = new URLSearchParams('from=home&gender=MALE&recruiting=true')
  const after = withRoomFilters(before, { ...NO_ROOM_FILTERS, date: '2026-11-28' })
  expect(after.toString()).toBe('from=home&date=2026-11-28')
})

it('asks the server for nothing that does not narrow', () => {
  expect(Object.values(toRoomQuery(NO_ROOM_FILTERS)).filter(Boolean)).toEqual([])
  expect(isFiltered(NO_ROOM_FILTERS)).toBe(false)
  expect(isFiltered({ ...NO_ROOM_FILTERS, recruiting: true })).toBe(true)
})
