import { DAY_KINDS } from '@honjeo/contract/values/transit'
import fc from 'fast-check'
import type { Profile, Service, Timetable, TransitLine } from '../timetable.ts'

const source = { name: '시험', url: 'https://example.org/' }

/** Returns stops in a square of some 3 km, so that some are within a walk of each other and some are not. */
const stopsOf = (count: number) =>
  fc.array(fc.record({ lat: fc.integer({ min: 0, max: 30 }), lng: fc.integer({ min: 0, max: 30 }) }), {
    minLength: count,
    maxLength: count,
  })

const profileOf = (length: number): fc.Arbitrary<Profile> =>
  fc
    .array(
      fc.record({
        ride: fc.integer({ min: 1, max: 9 }),
        spread: fc.integer({ min: 0, max: 3 }),
        isServed: fc.integer({ min: 0, max: 5 }),
      }),
      { minLength: length, maxLength: length },
    )
    .map((parts) => {
      let at = 0
      const offsets = parts.map(({ ride, isServed }, place) => {
        if (place > 0) at += ride
        return isServed === 0 ? -1 : at
      })
      return { offsets, spreads: parts.map(({ spread }) => spread) }
    })

const serviceOf = (length: number): fc.Arbitrary<Service> =>
  fc.record({
    days: fc.constantFrom(
      DAY_KINDS,
      DAY_KINDS,
      ['WEEKDAY'] as const,
      ['WEEKDAY', 'SATURDAY'] as const,
      ['HOLIDAY'] as const,
    ),
    validFrom: fc.constantFrom('2026-01-01', '2026-01-01', '2026-01-01', '2027-01-01'),
    validTo: fc.constantFrom(null, null, '2026-06-30', '2026-12-31'),
    months: fc.constantFrom(null, null, [6, 7, 8]),
    profiles: fc.array(profileOf(length), { minLength: 2, maxLength: 2 }),
    trips: fc.array(fc.tuple(fc.integer({ min: 300, max: 420 }), fc.integer({ min: 0, max: 1 })), { maxLength: 8 }),
  })

const lineOf = (stops: number, number: number): fc.Arbitrary<TransitLine> =>
  fc.array(fc.integer({ min: 0, max: stops - 1 }), { minLength: 2, maxLength: 7 }).chain((numbers) =>
    fc.array(serviceOf(numbers.length), { minLength: 1, maxLength: 2 }).map((services) => ({
      key: `line-${number}`,
      number: `${number}`,
      headsign: '끝',
      stops: numbers.map((stop) => `stop-${stop}`),
      services,
      source,
      checkedOn: '2026-11-01',
    })),
  )

/** Small timetables with loops, buses that overtake, seasons and days on which nothing runs. */
export const timetables: fc.Arbitrary<Timetable> = fc.integer({ min: 2, max: 9 }).chain((count) =>
  fc.record({
    stops: stopsOf(count).map((places) =>
      places.map(({ lat, lng }, stop) => ({
        key: `stop-${stop}`,
        name: `정류장 ${stop}`,
        lat: 33.4 + lat / 1000,
        lng: 126.5 + lng / 1000,
      })),
    ),
    lines: fc
      .integer({ min: 1, max: 6 })
      .chain((lines) => fc.tuple(...Array.from({ length: lines }, (_, line) => lineOf(count, line)))),
  }),
)
