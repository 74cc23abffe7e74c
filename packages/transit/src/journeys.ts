import type { Position } from '@honjeo/contract/values/geo'
import type { DayKind } from '@honjeo/contract/values/transit'
import type { Network } from './network.ts'
import type { Caution, Rides } from './rides.ts'
import type { Ends, Found } from './search.ts'
import type { TransitLine, TransitStop } from './timetable.ts'
import { type NearStop, WALK_MAX, walkedMetres, walkMinutes } from './walking.ts'

/** The time of a call, in minutes of the day: on time, and by how many minutes it may be earlier or later. */
export interface CallTime {
  at: number
  spread: number
}

export interface WalkLeg {
  kind: 'WALK'
  /** The stop where a walk begins; null: where the journey begins, or ends. */
  from: TransitStop | null
  to: TransitStop | null
  metres: number
  minutes: number
}

export interface RideLeg {
  kind: 'RIDE'
  line: TransitLine
  from: TransitStop
  to: TransitStop
  departs: CallTime
  arrives: CallTime
  /** The number of stops after which one gets out. */
  stops: number
}

export interface BusJourney {
  /** The latest minutes at which one sets out, and at which the buses may be there. */
  leaves: number
  arrives: number
  legs: (WalkLeg | RideLeg)[]
}

export interface JourneyRequest {
  from: Position
  to: Position
  date: string
  kind: DayKind
}

const minutesOf = (stops: readonly NearStop[]) => stops.map(({ stop, metres }) => [stop, walkMinutes(metres)] as const)

/** Answers for two places on a day. */
export class JourneyFinder {
  private readonly network: Network
  private readonly request: JourneyRequest
  private readonly ends: Ends
  readonly nearFrom: readonly NearStop[]
  readonly nearTo: readonly NearStop[]

  constructor(network: Network, request: JourneyRequest) {
    this.network = network
    this.request = request
    this.nearFrom = network.near(request.from, WALK_MAX)
    this.nearTo = network.near(request.to, WALK_MAX)
    this.ends = { access: minutesOf(this.nearFrom), egress: minutesOf(this.nearTo) }
  }

  /** Returns the journey by bus that is there first, and of those the one that sets out last. */
  earliest(minutes: number, caution: Caution = 'SAFE'): BusJourney | undefined {
    const arrival = this.network.search(this.rides(caution).forwards, this.ends, minutes)?.arrives
    return arrival === undefined ? undefined : this.latest(arrival, { caution, notBefore: minutes })
  }

  /**
   * Returns the journey by bus that sets out last of those that are there by a minute of the day, and of those the one that is there first.
   * `notBefore` is a minute at which one is known to be in time: it makes the search shorter.
   */
  latest(deadline: number, options: { caution?: Caution; notBefore?: number } = {}): BusJourney | undefined {
    const { caution = 'SAFE' } = options
    const { forwards, backwards } = this.rides(caution)
    const found = this.lastWay(backwards, deadline, options.notBefore)
    if (found === undefined) return undefined
    const leaves = -found.arrives
    const first = this.network.search(forwards, this.ends, leaves, deadline + 1)
    return first === undefined ? undefined : this.toJourney(forwards, first, leaves)
  }

  /** Returns when one sets out at the latest, on time: no earlier than by the cautious reckoning. */
  latestOnTime(deadline: number, notBefore: number): number {
    const found = this.lastWay(this.rides('EXPECTED').backwards, deadline, notBefore)
    return found === undefined ? notBefore : -found.arrives
  }

  private lastWay(backwards: Rides, deadline: number, notBefore?: number): Found | undefined {
    const { access, egress } = this.ends
    const limit = notBefore === undefined ? undefined : 1 - notBefore
    return this.network.search(backwards, { access: egress, egress: access }, -deadline, limit)
  }

  private rides(caution: Caution) {
    const { date, kind } = this.request
    return this.network.ridesOn(date, kind, caution)
  }

  private toJourney(rides: Rides, { arrives, rides: found }: Found, leaves: number): BusJourney {
    const { stops, lines } = this.network.timetable
    const legs: BusJourney['legs'] = []
    const walk = (from: TransitStop | null, to: TransitStop | null) => {
      const metres = Math.round(walkedMetres(from ?? this.request.from, to ?? this.request.to))
      if (from !== to) legs.push({ kind: 'WALK', from, to, metres, minutes: walkMinutes(metres) })
    }
    let here: TransitStop | null = null
    for (const { route, trip, from, to } of found) {
      const { stops: numbers, places, trips } = rides.routes[route]!
      const { line, start, profile } = trips[trip]!
      const momentAt = (place: number): CallTime => ({
        at: start + profile.offsets[places[place]!]!,
        spread: profile.spreads[places[place]!]!,
      })
      const [boarded, left] = [stops[numbers[from]!]!, stops[numbers[to]!]!]
      walk(here, boarded)
      legs.push({
        kind: 'RIDE',
        line: lines[line]!,
        from: boarded,
        to: left,
        departs: momentAt(from),
        arrives: momentAt(to),
        stops: to - from,
      })
      here = left
    }
    if (here !== null) walk(here, null)
    return { leaves, arrives, legs }
  }
}

/** Returns the way on foot, where it is short enough to be one. */
export function onFoot({ from, to }: Pick<JourneyRequest, 'from' | 'to'>): WalkLeg | null {
  const metres = Math.round(walkedMetres(from, to))
  return metres <= WALK_MAX ? { kind: 'WALK', from: null, to: null, metres, minutes: walkMinutes(metres) } : null
}
