import { metresBetween, type Position } from '@honjeo/contract/values/geo'
import type { Service, Timetable, TransitLine, TransitStop } from '@honjeo/transit/timetable'

/** Towns around the island and within it, from 제주시 by the east, and how they are joined: where its bus roads run. */
const TOWNS: readonly Position[] = [
  { lat: 33.5, lng: 126.53 },
  { lat: 33.51, lng: 126.6 },
  { lat: 33.54, lng: 126.67 },
  { lat: 33.55, lng: 126.78 },
  { lat: 33.52, lng: 126.86 },
  { lat: 33.46, lng: 126.93 },
  { lat: 33.38, lng: 126.88 },
  { lat: 33.32, lng: 126.83 },
  { lat: 33.28, lng: 126.71 },
  { lat: 33.25, lng: 126.56 },
  { lat: 33.24, lng: 126.43 },
  { lat: 33.22, lng: 126.3 },
  { lat: 33.27, lng: 126.2 },
  { lat: 33.34, lng: 126.18 },
  { lat: 33.41, lng: 126.26 },
  { lat: 33.46, lng: 126.32 },
  { lat: 33.48, lng: 126.42 },
  { lat: 33.43, lng: 126.68 },
  { lat: 33.38, lng: 126.62 },
  { lat: 33.34, lng: 126.35 },
  { lat: 33.4, lng: 126.4 },
]
const RING = 17
const INLAND: readonly (readonly [number, number])[] = [
  [0, 17],
  [2, 17],
  [17, 6],
  [17, 7],
  [0, 18],
  [18, 9],
  [18, 8],
  [0, 20],
  [20, 19],
  [19, 10],
  [19, 12],
  [20, 15],
  [3, 17],
]
const SOURCE = { name: '만든 시간표', url: 'https://example.org/' }

/** Returns random numbers that are the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Road {
  towns: readonly [number, number]
  /** The stops of the way there, and of the way back on the other side of the road. */
  there: TransitStop[]
  back: TransitStop[]
}

function roadsOf(stopCount: number, random: () => number): Road[] {
  const ring = Array.from({ length: RING }, (_, town) => [town, (town + 1) % RING] as const)
  const pairs = [...ring, ...INLAND]
  const lengths = pairs.map(([from, to]) => metresBetween(TOWNS[from]!, TOWNS[to]!))
  const all = lengths.reduce((sum, length) => sum + length, 0)
  let made = 0
  let passed = 0
  return pairs.map((towns, index) => {
    passed += lengths[index]!
    const count = Math.round((stopCount / 2) * (passed / all)) - made
    made += count
    const [from, to] = [TOWNS[towns[0]]!, TOWNS[towns[1]]!]
    // Streets beside the road: stops lie up to some hundred metres off it.
    const there = Array.from({ length: count }, (_, place): TransitStop => {
      const part = (place + 0.5) / count
      const at = (one: number, other: number) => one + (other - one) * part + (random() - 0.5) * 0.008
      return {
        key: `${index}-${place}`,
        name: `정류장 ${index}-${place}`,
        lat: at(from.lat, to.lat),
        lng: at(from.lng, to.lng),
      }
    })
    const back = there.map((stop) => ({ ...stop, key: `${stop.key}-b`, lat: stop.lat + 0.0002 })).toReversed()
    return { towns, there, back }
  })
}

/** Each line goes along some roads and calls at a part of their stops, as express buses call at few and village buses turn into some. */
function wayOf(roads: readonly Road[], random: () => number): { there: TransitStop[]; back: TransitStop[] } {
  const there: TransitStop[] = []
  const back: TransitStop[] = []
  let town = random() < 0.4 ? 0 : Math.floor(random() * TOWNS.length)
  let last: Road | undefined
  const share = 0.2 + random() * 0.4
  for (let length = 1 + Math.floor(random() * 3); length > 0; length -= 1) {
    const choices = roads.filter((road) => road !== last && road.towns.includes(town))
    const road = choices[Math.floor(random() * choices.length)]
    if (road === undefined) break
    const isThere = road.towns[0] === town
    const kept = new Set(road.there.filter(() => random() < share).map(({ key }) => key))
    const [out, home] = isThere ? [road.there, road.back] : [road.back, road.there]
    const isKept = ({ key }: TransitStop) => kept.has(key.replace('-b', ''))
    there.push(...out.filter(isKept))
    back.unshift(...home.filter(isKept))
    town = road.towns[isThere ? 1 : 0]
    last = road
  }
  return { there, back }
}

function servicesOf(stops: readonly TransitStop[], random: () => number): Service[] {
  let at = 0
  const offsets = stops.map((stop, place) => {
    if (place > 0) at += (metresBetween(stops[place - 1]!, stop) * 1.25) / 1000 / (26 / 60) + 0.3
    return Math.round(at)
  })
  // Times are known where a bus starts and at some stops, and reckoned in between.
  const spreads = stops.map((_, place) => (place % 12 === 0 ? 0 : Math.min(8, place % 12)))
  const first = 350 + Math.floor(random() * 60)
  const last = 1140 + Math.floor(random() * 200)
  const every = [15, 20, 30, 40, 60, 90, 120][Math.floor(random() * 7)]!
  const trips = (headway: number) => {
    const starts: [number, number][] = []
    for (let start = first; start < last; start += headway) starts.push([start, 0])
    return [...starts, [last, 0] as [number, number]]
  }
  const always = { validFrom: '2026-01-01', validTo: null, months: null, profiles: [{ offsets, spreads }] }
  return [
    { ...always, days: ['WEEKDAY'], trips: trips(every) },
    { ...always, days: ['SATURDAY', 'HOLIDAY'], trips: trips(Math.round(every * 1.3)) },
  ]
}

/** A timetable in the shape of the island's: its towns and roads, and as many stops and lines, each in two directions. */
export function makeIslandTimetable({ stops, lines, seed }: { stops: number; lines: number; seed: number }): Timetable {
  const random = createRandom(seed)
  const roads = roadsOf(stops, random)
  const made: TransitLine[] = []
  while (made.length < lines * 2) {
    const { there, back } = wayOf(roads, random)
    if (there.length < 4) continue
    const number = `${100 + made.length / 2}`
    for (const [direction, calls] of [there, back].entries())
      made.push({
        key: `${number}-${direction}`,
        number,
        headsign: calls.at(-1)!.name,
        stops: calls.map(({ key }) => key),
        services: servicesOf(calls, random),
        source: SOURCE,
        checkedOn: '2026-11-01',
      })
  }
  return { stops: roads.flatMap(({ there, back }) => [...there, ...back]), lines: made }
}
