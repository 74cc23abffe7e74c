import { metresBetween } from '@honjeo/contract/values/geo'
import type { JourneyRequest } from '../journeys.ts'
import type { Timetable } from '../timetable.ts'

/** The product's numbers, said once more: this file shares no code with the search. */
const RULES = { walk: 1500, changeWalk: 500, detour: 1.25, pace: 70, change: 2, rides: 3 }

interface Event {
  minute: number
  /** The place where one is: at the beginning, in a bus at a place of its line, out of a bus at a stop, or there. */
  state: string
  rides: number
}

/** Returns the edges out of a moment. */
type Next = (event: Event) => Event[]

/** Says when each is there first, by looking at every moment of every bus (Dijkstra on a network of moments). */
export function earliestByForce(timetable: Timetable, request: JourneyRequest, departs: number): number | undefined {
  const next = edgesOf(timetable, request)
  const open: Event[] = [{ minute: departs, state: 'begin', rides: 0 }]
  const done = new Set<string>()
  while (open.length > 0) {
    open.sort((one, other) => other.minute - one.minute)
    const event = open.pop()!
    if (event.state === 'end') return event.minute
    const key = `${event.state}/${event.rides}/${event.minute}`
    if (done.has(key)) continue
    done.add(key)
    open.push(...next(event))
  }
  return undefined
}

function edgesOf({ stops, lines }: Timetable, { from, to, date, kind }: JourneyRequest): Next {
  const minutesOf = (a: { lat: number; lng: number }, b: { lat: number; lng: number }, max: number) => {
    const metres = metresBetween(a, b) * RULES.detour
    return metres <= max ? Math.ceil(metres / RULES.pace) : undefined
  }
  const stopAt = (key: string) => stops.find((stop) => stop.key === key)!
  const buses = lines.flatMap((line) =>
    line.services
      .filter(
        ({ days, validFrom, validTo, months }) =>
          days.includes(kind) &&
          date >= validFrom &&
          date <= (validTo ?? '9999') &&
          (months ?? [Number(date.split('-')[1])]).includes(Number(date.split('-')[1])),
      )
      .flatMap(({ profiles, trips }) => trips.map(([start, number]) => ({ line, start, profile: profiles[number]! }))),
  )
  const boardAt = (stop: string, minute: number, rides: number): Event[] =>
    rides === RULES.rides
      ? []
      : buses.flatMap(({ line, start, profile: { offsets, spreads } }, bus) =>
          line.stops.flatMap((key, place) =>
            key === stop && offsets[place]! >= 0 && start + offsets[place]! - spreads[place]! >= minute
              ? [{ minute, state: `in ${bus} ${place}`, rides: rides + 1 }]
              : [],
          ),
        )
  return ({ minute, state, rides }) => {
    const [what, number, at] = state.split(' ')
    if (what === 'begin')
      return stops.flatMap((stop) => {
        const walk = minutesOf(from, stop, RULES.walk)
        return walk === undefined ? [] : boardAt(stop.key, minute + walk, rides)
      })
    if (what === 'in') {
      const { line, start, profile } = buses[Number(number)]!
      return line.stops.flatMap((key, place) =>
        place > Number(at) && profile.offsets[place]! >= 0
          ? [{ minute: start + profile.offsets[place]! + profile.spreads[place]!, state: `out ${key}`, rides }]
          : [],
      )
    }
    const here = stopAt(number!)
    const end = minutesOf(here, to, RULES.walk)
    const there = end === undefined ? [] : [{ minute: minute + end, state: 'end', rides }]
    const changes = stops.flatMap((stop) => {
      const walk = stop === here ? 0 : minutesOf(here, stop, RULES.changeWalk)
      return walk === undefined ? [] : boardAt(stop.key, minute + walk + RULES.change, rides)
    })
    return [...there, ...changes]
  }
}
