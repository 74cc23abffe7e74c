import type { Position } from '@honjeo/contract/values/geo'
import { dayAfter } from '@honjeo/contract/values/days'
import { INTERESTS, PACES } from '@honjeo/contract/values/enums'
import type { TransportType } from '@honjeo/contract/values/enums'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { JEJU_PLACES } from '@honjeo/planner/testing/jeju-trip'
import { createTravel } from '@honjeo/planner/travel/travel'
import { planTrip } from '@honjeo/planner/trip/plan-trip'
import { tripDays } from '@honjeo/planner/trip/days'
import { toKnownTimes, toLastBuses, toLeaveTable } from '@honjeo/planner/trip/road-table'
import { stayOf } from '@honjeo/planner/trip/stay'
import type { TripRequest } from '@honjeo/planner/trip/trip'
import { createNetwork } from '@honjeo/transit/network'
import type { Timetable } from '@honjeo/transit/timetable'
import type { Clock } from '../lib/clock.ts'
import { settleByBus } from '../plans/settle-by-bus.ts'
import { createBusTables } from '../transit/bus-tables.ts'
import { createBusWays } from '../transit/bus-ways.ts'
import { DAYS_AHEAD, serviceKindOf } from '../transit/service-dates.ts'
import { createRandom } from './island-timetable.ts'
import { createLastBusChecker } from './last-bus-checker.ts'

/** The places are a third of the catalogue: the ways between all of it take seconds. */
const PLACES = JEJU_PLACES.filter((_, index) => index % 3 === 0)
const AIRPORT = { hub: 'AIRPORT' as const, lat: 33.5066, lng: 126.493 }

export interface JudgedJourney {
  /** The number of days with stops, from whose last a bus home is known. */
  days: number
  stranded: string[]
  /** The number of ways of which a bus is known, and below it of those whose bus comes later than the plan has its stop. */
  legs: number
  late: number
}

interface Options {
  timetable: Timetable
  /** The day as `YYYY-MM-DD`. */
  today: string
  maxRounds: number
}

/** Makes journeys by bus as the server does, and judges how their days end by what shares no code with the planner. */
export function createBusJourneys({ timetable, today, maxRounds }: Options) {
  const network = createNetwork(timetable)
  const clock: Clock = { now: () => new Date(`${today}T03:00:00Z`) }
  const tables = createBusTables({ currentNetwork: async () => network, clock })
  const ways = createBusWays({ currentNetwork: async () => network, clock })
  const checkers = new Map<string, ReturnType<typeof createLastBusChecker>>()
  const travel = createTravel('BUS')
  const { signal } = new AbortController()

  async function endOf(date: string, from: Position, to: Position, minute: number) {
    const kind = await serviceKindOf(date, clock.now())
    if (kind === null) return 'OPEN'
    const key = `${kind} ${date.slice(5, 7)}`
    const known = checkers.get(key) ?? createLastBusChecker(timetable, date, kind)
    checkers.set(key, known)
    return known(from, to, minute)
  }

  return async function judge(seed: number): Promise<JudgedJourney> {
    const request = requestOf(seed, today)
    const { stay } = stayOf(request)
    const days = tripDays(request, stay)
    const dates = days.map(({ date }) => date)
    const table = await tables.minutes([stay, AIRPORT, ...PLACES], dates, signal)
    const leaves = await tables.leaveBy(PLACES, days, signal)
    const known = {
      ...request,
      ...toKnownTimes(table),
      ...toLastBuses(leaves === undefined ? null : toLeaveTable(PLACES, leaves)),
    }
    const plan = planTrip(known, { seed, budgetMs: Infinity, maxRounds, now: () => 0 })
    const judged: JudgedJourney = { days: 0, stranded: [], legs: 0, late: 0 }
    if (plan.kind !== 'PLAN') return judged
    const settled = await settleByBus(plan, known, { buses: ways, signal })
    for (const [index, { date, stops }] of settled.entries()) {
      const last = stops.at(-1)
      const place = PLACES.find(({ contentId }) => contentId === last?.contentId)
      const { to, from, earliest } = days[index]!
      let here: Position = from
      let ready = earliest
      for (const stop of stops) {
        const there = PLACES.find(({ contentId }) => contentId === stop.contentId)!
        if (travel(here, there).mode === 'BUS') {
          const [leg] = await ways.legs([{ from: here, to: there, date, ready, due: null }])
          if (leg?.bus.journey) {
            judged.legs += 1
            if (leg.bus.journey.arrives > stop.startMinute) judged.late += 1
          }
        }
        here = there
        ready = stop.endMinute
      }
      if (last === undefined || place === undefined || travel(place, to).mode !== 'BUS') continue
      const end = await endOf(date, place, to, last.endMinute)
      if (end === 'OPEN') continue
      judged.days += 1
      if (end === 'STRANDED') judged.stranded.push(`journey ${seed}, ${date}: ${place.title} until ${last.endMinute}`)
    }
    return judged
  }
}

function requestOf(seed: number, today: string): TripRequest {
  const random = createRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  const startDate = dayAfter(today, below(DAYS_AHEAD - 4))
  const place = () => PLACES[below(PLACES.length)]!
  const lodging = place()
  const transportType: TransportType = random() < 0.1 ? 'TRAIN' : 'BUS'
  return {
    startDate,
    endDate: dayAfter(startDate, below(3)),
    transportType,
    pace: PACES[below(PACES.length)]!,
    interests: INTERESTS.filter(() => random() < 0.3),
    indoorOnly: random() < 0.1,
    places: PLACES,
    rules: islandRules,
    picks: Array.from({ length: below(3) }, () => place().contentId),
    start: random() < 0.5 ? AIRPORT : null,
    end: random() < 0.5 ? AIRPORT : null,
    stay: random() < 0.5 ? null : { hub: null, lat: lodging.lat, lng: lodging.lng },
    startMinute: null,
    endMinute: null,
    allowLeftOut: true,
    homeByDark: random() < 0.5,
    seed,
  }
}
