import { Type, type Static } from 'typebox'
import { ClockTime, Closed, DateOnly, DateTime, Empty, Id, Nullable, OneOf } from './common.ts'
import { RuleSource } from './island-rules.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { WayHome, WayPlace } from './transit.ts'
import { PLAN_HUBS } from './values/enums.ts'
import { StopWeather } from './weather.ts'
import { TRIP_LINES, TRIP_ORIGINS, TRIP_SOURCES, TRIP_TASKS } from './values/trip.ts'

/** One value of the card, and where it comes from. What is not known has no line. */
export type TripLine = Static<typeof TripLine>
export const TripLine = Type.Object({
  kind: OneOf(TRIP_LINES),
  time: ClockTime,
  source: OneOf(TRIP_SOURCES),
  /** The day on which it was last compared with its source; null for what is reckoned. */
  checkedOn: Nullable(DateOnly),
  /** False where no second source says the same. */
  isConfirmed: Type.Boolean(),
})

export type JourneyStop = Static<typeof JourneyStop>
export const JourneyStop = Type.Object({
  contentId: Nullable(Id),
  title: Type.String(),
  startTime: Nullable(ClockTime),
  endTime: Nullable(ClockTime),
  /** Whether it is shut that day as far as is known. */
  isShut: Type.Boolean(),
  lines: Type.Array(TripLine),
  /** The weather; null for what is no place of the catalogue. */
  weather: Nullable(StopWeather),
})

/** The place where a night is. */
export type TripStay = Static<typeof TripStay>
export const TripStay = Type.Object({
  hub: Nullable(OneOf(PLAN_HUBS)),
  contentId: Nullable(Id),
  title: Type.String(),
  /** Cards that a device kept from before have none. */
  position: Type.Optional(WayPlace),
})

export type JourneyDay = Static<typeof JourneyDay>
export const JourneyDay = Type.Object({
  date: DateOnly,
  lines: Type.Array(TripLine),
  stops: Type.Array(JourneyStop),
  /** The place of the night; null on the last day, and where the plan names none. */
  stay: Nullable(TripStay),
  /** The way back by bus; null where no timetable says one. Cards that a device kept from before have none. */
  wayHome: Type.Optional(Nullable(WayHome)),
})

/** A task that is better done before: by the day, or from the day on, that it names. */
export type TripTask = Static<typeof TripTask>
export const TripTask = Type.Object({
  code: OneOf(TRIP_TASKS),
  /** The stop that it is for. */
  title: Nullable(Type.String()),
  /** The day of the journey that it is for. */
  day: Nullable(DateOnly),
  /** The day and the time at which the booking opens. */
  opensOn: Nullable(DateOnly),
  opensAt: Nullable(ClockTime),
  /** The last boat back that day. */
  lastBack: Nullable(ClockTime),
  source: Nullable(RuleSource),
  checkedOn: Nullable(DateOnly),
  /** False where no second source says the same, as in a line of the card. */
  isConfirmed: Type.Boolean(),
})

/** The journey as home shows it. It holds every day of it, so that a device that kept it knows what is next without a network. */
export type Trip = Static<typeof Trip>
export const Trip = Type.Object({
  origin: OneOf(TRIP_ORIGINS),
  startDate: DateOnly,
  endDate: DateOnly,
  planId: Nullable(Id),
  tasks: Type.Array(TripTask),
  days: Type.Array(JourneyDay),
  rooms: Type.Array(Type.Object({ roomId: Id, title: Type.String(), spotName: Type.String(), meetsAt: DateTime })),
  /** Stops of which the member has written nothing yet. */
  toReview: Type.Array(Type.Object({ contentId: Id, title: Type.String(), date: DateOnly })),
})

const tags = ['홈']

export const tripRoutes = {
  'GET /api/home/trip': {
    summary: '내 여행 카드',
    tags,
    security: MEMBER,
    limit: 'read',
    response: { 200: Type.Object({ trip: Nullable(Trip) }) },
  },
  'PUT /api/home/trip': {
    summary: '여행 날짜 알려주기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Closed({ startDate: DateOnly, endDate: DateOnly }),
    example: () => ({ startDate: '2027-04-02', endDate: '2027-04-04' }),
    response: { 200: Empty },
  },
  'DELETE /api/home/trip': {
    summary: '알려준 여행 날짜 지우기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    response: { 200: Empty },
  },
} satisfies RouteTable
