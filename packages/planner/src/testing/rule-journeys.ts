import { dayAfter } from '@honjeo/contract/values/days'
import { minuteOf } from '@honjeo/contract/values/clock-time'
import { islandRules } from '@honjeo/catalogue/island-rules'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { PACES, TRANSPORT_TYPES } from '@honjeo/contract/values/enums'
import type { PlannerPlace } from '../place.ts'
import { reviewPlan } from '../review/review-plan.ts'
import type { ReviewDay, ReviewStop } from '../review/reviewed.ts'
import { createTravel } from '../travel/travel.ts'
import { alternativesFor } from '../trip/alternatives.ts'
import { dryDay } from '../trip/dry-day.ts'
import { planTrip } from '../trip/plan-trip.ts'
import type { PlannedStop } from '../trip/planned.ts'
import { reorderTrip } from '../trip/reorder.ts'
import type { KnownTimes, TripRequest } from '../trip/trip.ts'
import { isStop, visitKindOf } from '../visit/visit-kind.ts'
import { checkRules } from './check-rules.ts'
import { JEJU_PLACES, placeNamed } from './jeju-trip.ts'

const MONTHS_AHEAD = 730
const FIRST_DAY = '2026-12-01'
const ROUNDS = 40
const CITY = { hub: null, lat: 33.4996, lng: 126.5312 }

const course = (contentId: number, title: string, lat: number, lng: number): PlannerPlace => ({
  ...placeNamed('성판악'),
  contentId,
  title,
  lat,
  lng,
})
/** Courses that the catalogue lacks and an import may bring. */
const COURSES = [
  course(1, '관음사탐방로', 33.4234, 126.5545),
  course(2, '한라산 돈내코 탐방로', 33.3015, 126.5836),
  course(3, '어승생악', 33.3935, 126.4948),
  course(4, '석굴암 탐방로', 33.4279, 126.4907),
]
const NAMED =
  /성판악|^한라산|영실|어리목|윗세오름|제로포인트|성산일출봉|만장굴|거문오름|^우도|마라도|가파도|비양도|차귀도$|추자도/
const RULED = [...JEJU_PLACES.filter(({ title }) => NAMED.test(title)), ...COURSES].filter((place) =>
  isStop(visitKindOf(place)),
)
const OTHERS = JEJU_PLACES.filter((place) => !RULED.includes(place) && isStop(visitKindOf(place)))

/** Numbers that a seed decides, by Lehmer's generator. */
function createDice(seed: number) {
  let state = ((seed + 1) * 48_271) % 2_147_483_647
  const roll = (sides: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % sides
  }
  return { roll, pick: <T>(from: readonly T[]): T => from[roll(from.length)]! }
}
type Dice = ReturnType<typeof createDice>

/** The rules that ship, and what staff might add: a closure of days, and boats that go back early. */
function rulesOf({ roll, pick }: Dice, day: string): IslandRule[] {
  const added: IslandRule[] = []
  const base = { validFrom: dayAfter(day, -roll(2)), validTo: dayAfter(day, roll(2)), months: null }
  const known = { source: { name: '시험', url: 'https://example.com' }, checkedOn: day, isConfirmed: true }
  if (roll(2) === 0) {
    const subject = pick(islandRules.filter((rule) => rule.subject !== 'OLLE')).subject
    added.push({ ...base, ...known, subject, terms: { kind: 'CLOSURE', part: pick(['WHOLE', 'UPPER']) } })
  }
  if (roll(3) === 0) {
    const { subject } = pick(islandRules.filter(({ terms }) => terms.kind === 'BOAT'))
    added.push({
      ...base,
      ...known,
      subject,
      terms: { kind: 'BOAT', firstOut: '10:30', lastOut: '13:00', lastBack: '15:00' },
    })
  }
  return [...islandRules, ...added]
}

interface Timed {
  place: PlannerPlace
  start: number | null
  end: number | null
}

/** Returns what the checker finds in days of stops, those without times aside: they say nothing. */
const faultsIn = (rules: readonly IslandRule[], first: string, days: readonly (readonly Timed[])[]) =>
  days.map((stops, day) =>
    stops.flatMap(({ place, start, end }, index) => {
      if (start === null) return []
      const earlier = stops[index - 1]
      const asked = [earlier, { place, start, end }].flatMap((each) =>
        each === undefined || each.start === null
          ? []
          : [{ ...each.place, start: each.start, end: Math.max(each.start, each.end ?? each.start) }],
      )
      const found = checkRules(rules, dayAfter(first, day), asked)
      return found.some((fault) => fault.includes(` ${place.title}:`)) ? [{ index, found }] : []
    }),
  )

/** Returns the broken rules that a member is not warned of. */
function unwarned(rules: readonly IslandRule[], first: string, days: readonly (readonly Timed[])[]): string[] {
  const travel = createTravel('CAR')
  const reviewed = days.map((stops, day): ReviewDay => ({
    date: dayAfter(first, day),
    from: null,
    to: null,
    stops: stops.map(({ place, start, end }, index): ReviewStop => {
      const before = stops[index - 1]?.place
      return { place, isGone: false, position: place, start, end, leg: before ? travel(before, place) : null }
    }),
  }))
  const warnings = reviewPlan(reviewed, travel, rules)
  const isHint = (code: string) => code === 'HOURS_UNKNOWN' || code === 'BOOKING'
  return faultsIn(rules, first, days).flatMap((faults, day) =>
    faults.flatMap(({ index, found }) =>
      warnings[day]![index]!.every(({ code }) => isHint(code)) ? found.map((fault) => `not warned of: ${fault}`) : [],
    ),
  )
}

function requestOf({ roll, pick }: Dice, seed: number): TripRequest {
  const startDate = dayAfter(FIRST_DAY, roll(MONTHS_AHEAD))
  const places = [...RULED, ...Array.from({ length: 30 }, () => pick(OTHERS))].filter(
    (place, index, all) => all.indexOf(place) === index,
  )
  const picks = [pick(RULED), pick(RULED)].map(({ contentId }) => contentId)
  return {
    startDate,
    endDate: dayAfter(startDate, roll(3)),
    transportType: pick(TRANSPORT_TYPES),
    pace: pick(PACES),
    interests: [],
    indoorOnly: roll(8) === 0,
    places,
    rules: rulesOf({ roll, pick }, startDate),
    picks: [...new Set(picks)],
    start: null,
    end: null,
    stay: roll(2) === 0 ? null : CITY,
    startMinute: null,
    endMinute: null,
    allowLeftOut: true,
    seed,
  }
}

/** Returns times between half and twice what the table of speeds has, as a router might say; it does not know every way. */
function routerOf(seed: number, transportType: TripRequest['transportType']): KnownTimes {
  const travel = createTravel(transportType)
  return {
    minutes(from, to) {
      const share = Math.abs(Math.round((from.lat * 7 + from.lng * 13 + to.lat * 17 + to.lng * 19) * 1e4) + seed) % 40
      return share < 4 ? undefined : Math.round(travel(from, to).minutes * (0.5 + share * 0.0375))
    },
  }
}

/** Returns the roads, and the last buses, of some journeys. */
function knownOf({ roll }: Dice, seed: number, type: TripRequest['transportType']): Partial<TripRequest> {
  const last = 16 * 60 + roll(300)
  return {
    ...(roll(2) === 0 ? { knownTimes: routerOf(seed, type) } : {}),
    ...(roll(3) === 0 ? { lastBuses: { leaveBy: () => last } } : {}),
    homeByDark: roll(2) === 0,
  }
}

const search = (seed: number) => ({ seed, budgetMs: Infinity, maxRounds: ROUNDS, now: () => 0 })

const foundIn = (rules: readonly IslandRule[], first: string, days: readonly (readonly Timed[])[]) =>
  faultsIn(rules, first, days).flatMap((faults) => faults.flatMap(({ found }) => found))

function automatic(request: TripRequest, { roll }: Dice, byId: ReadonlyMap<number, PlannerPlace>): string[] {
  const { rules, startDate } = request
  const outcome = planTrip(request, search(request.seed))
  if (outcome.kind !== 'PLAN') return []
  const days = outcome.days.map(({ stops }) =>
    stops.map(({ contentId, startMinute: start, endMinute: end }) => ({ place: byId.get(contentId)!, start, end })),
  )
  const others = dayAfter(FIRST_DAY, roll(MONTHS_AHEAD))
  return [
    ...foundIn(rules, startDate, days).map((fault) => `automatic: ${fault}`),
    ...(roll(3) === 0 ? inTheRain(request, roll, days) : []).map((fault) => `in the rain: ${fault}`),
    ...unwarned(rules, others, days).map((fault) => `shared and copied, ${fault}`),
  ]
}

/** One day of a plan without a fault, in an order for rain that falls until some hour or from it on: it has none either. */
function inTheRain(request: TripRequest, roll: Dice['roll'], days: readonly (readonly Timed[])[]): string[] {
  const dayIndex = roll(days.length)
  const hour = 60 * (8 + roll(11))
  const span = roll(2) === 0 ? { from: 0, to: hour } : { from: hour, to: 1440 }
  const stored = days.map((stops, day) => stops.map((stop, index) => storedStop(stop, `${day}.${index}`)))
  const wet = Object.fromEntries(stored[dayIndex]!.map(({ spotId }) => [spotId, [span]]))
  const asked = { ...request, days: stored, dayIndex, wet, fixed: [], picks: [], from: 0 }
  const byId = new Map(request.places.map((place) => [place.contentId, place]))
  const dry = dryDay(asked, search(request.seed)).stops.map(({ contentId, startMinute: start, endMinute: end }) => ({
    place: byId.get(contentId!)!,
    start,
    end,
  }))
  return foundIn(request.rules, dayAfter(request.startDate, dayIndex), [dry])
}

const storedStop = ({ place, start, end }: Timed, spotId: string): PlannedStop => ({
  spotId,
  contentId: place.contentId,
  position: place,
  startMinute: start,
  endMinute: end,
})

/** The minutes of the day about which a gate shuts on a walk or a last boat is missed: there one is wrong by little. */
const EDGES = [490, 510, 550, 570, 600, 630, 720, 840, 875, 930, 955, 965, 985, 1065, 1080, 1125]

/** A day of stops at any times; then in its best order, each with its fix, and with another place in its stead. */
function byHand(request: TripRequest, { roll, pick }: Dice, byId: ReadonlyMap<number, PlannerPlace>): string[] {
  const { rules, startDate } = request
  const visited = new Set(Array.from({ length: 1 + roll(3) }, () => pick(RULED)))
  const stops = Array.from(visited, (place): Timed => {
    const length = 20 + roll(110) * 5
    const near = pick(EDGES) + (roll(7) - 3) * 5
    const start = [300 + roll(180) * 5, near, Math.max(300, near - length)][roll(3)]!
    return { place, start, end: Math.min(1435, start + length) }
  }).toSorted((a, b) => a.start! - b.start!)
  const planned = stops.map((stop, index) => storedStop(stop, String(index)))
  const trip = { ...request, places: [...RULED, ...request.places], days: [planned] }
  const [reordered] = reorderTrip({ ...trip, dayIndex: null }, search(request.seed)).days
  const inOrder = reordered!.map(({ spotId, startMinute: start, endMinute: end }) => ({
    place: stops[Number(spotId)]!.place,
    start,
    end,
  }))
  const [other] = alternativesFor({ ...trip, spotId: '0' })
  const swapped = other && [{ ...stops[0]!, place: byId.get(other.contentId)! }, ...stops.slice(1)]
  return [
    ...unwarned(rules, startDate, [stops]),
    ...unwarned(rules, startDate, [inOrder]).map((fault) => `in order, ${fault}`),
    ...(swapped ? unwarned(rules, startDate, [swapped]) : []).map((fault) => `swapped, ${fault}`),
    ...fixed(rules, startDate, stops),
  ]
}

/** A stop alone, moved to where its fix says: nothing is broken there. */
function fixed(rules: readonly IslandRule[], date: string, stops: readonly Timed[]): string[] {
  const travel = createTravel('CAR')
  return stops.flatMap(({ place, start, end }) => {
    const day = (offset: number, own: ReviewStop[]): ReviewDay => ({
      date: dayAfter(date, offset),
      from: null,
      to: null,
      stops: own,
    })
    const stop = { place, isGone: false, position: place, start, end, leg: null }
    const warnings = reviewPlan([day(0, [stop]), day(1, [])], travel, rules)[0]![0]!
    const fix = warnings.find((warning) => warning.fix !== null)?.fix
    if (!fix) return []
    const moved = { ...place, start: minuteOf(fix.startTime), end: minuteOf(fix.endTime) }
    return checkRules(rules, dayAfter(date, fix.dayIndex), [moved]).map((fault) => `after a fix: ${fault}`)
  })
}

/**
 * Returns the rules that one made-up journey breaks, or has a member break unwarned: automatic, by hand, after each kind of edit, in the rain, and
 * copied to other days.
 */
export function brokenRules(seed: number): string[] {
  const dice = createDice(seed)
  const made = requestOf(dice, seed)
  const request = { ...made, ...knownOf(dice, seed, made.transportType) }
  const byId = new Map([...JEJU_PLACES, ...COURSES].map((place) => [place.contentId, place]))
  return [...automatic(request, dice, byId), ...byHand(request, dice, byId)].map((fault) => `seed ${seed}: ${fault}`)
}
