import { type Static, Type } from 'typebox'
import { ClockTime, Closed, DateOnly, Id, Nullable, OneOf } from './common.ts'
import type { RouteTable } from './route-table.ts'
import { LINK_MAX, RULE_SOURCE_NAME_MAX } from './values/limits.ts'
import { DAY_KINDS, WAY_UNKNOWNS, WAY_STOP_LINES } from './values/transit.ts'

export const WayPlace = Closed({
  lat: Type.Number({ minimum: -90, maximum: 90 }),
  lng: Type.Number({ minimum: -180, maximum: 180 }),
})

const Stop = Type.Object({ name: Type.String(), lat: Type.Number(), lng: Type.Number() })

/** Minutes from the midnight with which the day began: beyond 1440 it is the night after. */
const Minutes = Type.Integer()
/** A bus may be earlier or later by `spread` minutes: 0 where its timetable gives the time, else the time is reckoned. */
const Moment = Type.Object({ at: Minutes, spread: Type.Integer({ minimum: 0 }) })

export type WayWalk = Static<typeof WayWalk>
const WayWalk = Type.Object({
  kind: Type.Literal('WALK'),
  /** The ends of a walk; null: where the way begins, or ends. */
  from: Nullable(Stop),
  to: Nullable(Stop),
  metres: Type.Integer(),
  minutes: Type.Integer(),
})

export type WayRide = Static<typeof WayRide>
const WayRide = Type.Object({
  kind: Type.Literal('RIDE'),
  /** The number that is written on the bus, and where it goes. */
  number: Type.String(),
  headsign: Type.String(),
  from: Stop,
  to: Stop,
  departs: Moment,
  arrives: Moment,
  /** The number of stops after which one gets out. */
  stops: Type.Integer(),
})

/** A way by bus, with the latest time at which one sets out, and the latest at which its buses may be there. */
export type WayJourney = Static<typeof WayJourney>
export const WayJourney = Type.Object({
  leaves: Minutes,
  arrives: Minutes,
  legs: Type.Array(Type.Union([WayWalk, WayRide])),
})

/** A source, with the day on which it was looked up. */
export type WaySource = Static<typeof WaySource>
export const WaySource = Type.Object({
  name: Type.String({ maxLength: RULE_SOURCE_NAME_MAX }),
  url: Type.String({ maxLength: LINK_MAX }),
  checkedOn: DateOnly,
})

/** The buses that the timetable has for a way in a plan. */
export type LegBus = Static<typeof LegBus>
export const LegBus = Type.Object({
  /** The way by the bus to take; null: at that hour none goes any more. */
  journey: Nullable(WayJourney),
  /** The way by the bus after it; null: it is the last. */
  after: Nullable(WayJourney),
  sources: Type.Array(WaySource),
})

/** The end of a day on the way: the bus that one goes back with. */
export type WayHome = Static<typeof WayHome>
export const WayHome = Type.Object({
  /** The times by which one sets out, and at which one is there at the latest. */
  leaves: Minutes,
  arrives: Minutes,
  /** The stop where one gets in, and the number of the bus. */
  stop: Stop,
  number: Type.String(),
  /** Whether no other bus goes after it. */
  isLast: Type.Boolean(),
  /** The time by which one would set out for the last bus. */
  last: Minutes,
  /** The stop of the plan that one goes back from, and where to. */
  from: WayPlace,
  to: WayPlace,
  source: Nullable(WaySource),
})

const common = {
  /** The day whose timetable it is: before 04:00 that of the day before. Its kind is null where its holidays are not known. */
  date: DateOnly,
  dayKind: Nullable(OneOf(DAY_KINDS)),
  /** The sources for the lines that the answer goes by, each once. */
  sources: Type.Array(WaySource),
  /** The reason why nothing is known; null where something is. */
  unknown: Nullable(OneOf(WAY_UNKNOWNS)),
  /** The way on foot, where it is short enough to be one. */
  onFoot: Nullable(WayWalk),
}

export type WayBack = Static<typeof WayBack>
export const WayBack = Type.Object({
  ...common,
  /** The stops near the place, the nearest first. */
  stops: Type.Array(
    Type.Object({
      ...Stop.properties,
      metres: Type.Integer(),
      lines: Type.Array(
        Type.Object({
          number: Type.String(),
          headsign: Type.String(),
          /** Whether its times on the day are known. */
          isKnown: Type.Boolean(),
        }),
        { maxItems: WAY_STOP_LINES },
      ),
    }),
  ),
  last: Nullable(
    Type.Object({
      /** The times by which one has to set out so that no bus is missed, and until which it may do if the buses are on time. */
      from: Minutes,
      until: Minutes,
      journey: WayJourney,
      /** The way by the last bus but one; null where there is none. */
      before: Nullable(WayJourney),
    }),
  ),
})

export type WaysByBus = Static<typeof WaysByBus>
export const WaysByBus = Type.Object({
  ...common,
  /** The way that is there first, and the one after it. */
  journeys: Type.Array(WayJourney, { maxItems: 2 }),
})

const tags = ['교통']
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Both are asked by POST, since where a member sleeps is in no address; no log and no table has it. */
export const transitRoutes = {
  'POST /api/tourist-spots/:contentId/way-back': {
    summary: '장소에서 숙소로 돌아가는 마지막 버스',
    tags,
    limit: 'search',
    reach: 'EVERYONE',
    params: Type.Object({ contentId: Id }),
    body: Closed({ to: WayPlace, date: DateOnly }),
    example: (now) => ({ to: { lat: 33.4996, lng: 126.5312 }, date: dayOf(now) }),
    response: { 200: WayBack },
  },
  'POST /api/transit/routes': {
    summary: '버스로 가는 길',
    tags,
    limit: 'search',
    body: Closed({ from: WayPlace, to: WayPlace, date: DateOnly, time: ClockTime }),
    example: (now) => ({
      from: { lat: 33.5067, lng: 126.4931 },
      to: { lat: 33.4996, lng: 126.5312 },
      date: dayOf(now),
      time: '09:00',
    }),
    response: { 200: WaysByBus },
  },
} satisfies RouteTable
