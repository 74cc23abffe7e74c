import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'
import type { Timetable } from '@honjeo/transit/timetable'

/** The product's numbers, said once more: this file shares no code with the planner, nor with the search that it asks. */
const RULES = { walk: 1500, changeWalk: 500, detour: 1.25, pace: 70, change: 2, rides: 3, radius: 6_371_009 }

interface Call {
  stop: number
  /** The earliest that the bus passes, and the latest. */
  in: number
  out: number
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns metres on the globe (haversine). */
function apart(one: Position, other: Position): number {
  const [dLat, dLng] = [radians(other.lat - one.lat) / 2, radians(other.lng - one.lng) / 2]
  const chord = Math.sin(dLat) ** 2 + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * Math.sin(dLng) ** 2
  return 2 * RULES.radius * Math.asin(Math.sqrt(chord))
}

function walkIn(one: Position, other: Position, most: number): number | undefined {
  // A thousandth of a degree is more than 90 m here, so most pairs are known to be too far apart without a sine.
  if (Math.abs(one.lat - other.lat) > 0.02 || Math.abs(one.lng - other.lng) > 0.02) return undefined
  const metres = apart(one, other) * RULES.detour
  return metres <= most ? Math.ceil(metres / RULES.pace) : undefined
}

type Walk = readonly [stop: number, minutes: number]

/** Says of the end of a day whether another bus home goes after the next one. */
export function createLastBusChecker({ stops, lines }: Timetable, date: string, kind: DayKind) {
  const numberOf = new Map(stops.map(({ key }, index) => [key, index]))
  const month = Number(date.slice(5, 7))
  const runs: Call[][] = lines.flatMap((line) =>
    line.services
      .filter(({ days, validFrom, validTo, months }) => {
        const isInForce = date >= validFrom && (validTo === null || date <= validTo)
        return isInForce && days.includes(kind) && (months === null || months.includes(month))
      })
      .flatMap(({ profiles, trips }) =>
        trips.map(([start, number]) => {
          const { offsets, spreads } = profiles[number]!
          return line.stops.flatMap((key, place) => {
            const [at, spread] = [start + offsets[place]!, spreads[place]!]
            return offsets[place]! < 0 ? [] : [{ stop: numberOf.get(key)!, in: at - spread, out: at + spread }]
          })
        }),
      ),
  )
  /** The buses that are on their way longest come first: who sets out late need not look at the buses of the morning. */
  const buses = runs
    .map((calls) => ({ calls, until: Math.max(...calls.map((call) => call.in)) }))
    .toSorted((one, other) => other.until - one.until)
  const callsAt: number[][] = stops.map(() => [])
  for (const call of runs.flat()) callsAt[call.stop]!.push(call.in)
  const changes: Walk[][] = stops.map((stop, index) =>
    stops.flatMap((other, to) => {
      const minutes = to === index ? undefined : walkIn(stop, other, RULES.changeWalk)
      return minutes === undefined ? [] : [[to, minutes] as const]
    }),
  )
  const near = (place: Position): Walk[] =>
    stops.flatMap((stop, index) => {
      const minutes = walkIn(place, stop, RULES.walk)
      return minutes === undefined ? [] : [[index, minutes] as const]
    })

  /** Returns when one is there first who sets out at a minute, by looking at every call of every bus that is still on its way, once for each ride. */
  function arrival(from: readonly Walk[], to: readonly Walk[], minute: number): number {
    let ready = new Float64Array(stops.length).fill(Infinity)
    for (const [stop, walk] of from) ready[stop] = minute + walk
    let best = Infinity
    for (let ride = 0; ride < RULES.rides; ride += 1) {
      const outs = new Float64Array(stops.length).fill(Infinity)
      for (const { calls, until } of buses) {
        if (until < minute) break
        let isIn = false
        for (const call of calls) {
          if (isIn && call.out < outs[call.stop]!) outs[call.stop] = call.out
          if (ready[call.stop]! <= call.in) isIn = true
        }
      }
      for (const [stop, walk] of to) best = Math.min(best, outs[stop]! + walk)
      const next = new Float64Array(stops.length).fill(Infinity)
      for (let stop = 0; stop < stops.length; stop += 1) {
        if (outs[stop] === Infinity) continue
        next[stop] = Math.min(next[stop]!, outs[stop]! + RULES.change)
        for (const [other, walk] of changes[stop]!)
          next[other] = Math.min(next[other]!, outs[stop]! + RULES.change + walk)
      }
      ready = next
    }
    return best
  }

  /**
   * OPEN: no bus home is known at all. FINE: one who sets out at `minute` is home, and another bus that is there later goes after
   * it. Otherwise it was the last one, or there was none.
   */
  return function endOf(from: Position, to: Position, minute: number): 'OPEN' | 'FINE' | 'STRANDED' {
    const [begin, end] = [near(from), near(to)]
    const first = arrival(begin, end, minute)
    if (first === Infinity) return arrival(begin, end, 0) === Infinity ? 'OPEN' : 'STRANDED'
    const setOuts = begin.flatMap(([stop, walk]) => callsAt[stop]!.map((at) => at - walk)).filter((at) => at > minute)
    for (const at of [...new Set(setOuts)].toSorted((one, other) => other - one)) {
      const last = arrival(begin, end, at)
      if (last !== Infinity) return last > first ? 'FINE' : 'STRANDED'
    }
    return 'STRANDED'
  }
}
