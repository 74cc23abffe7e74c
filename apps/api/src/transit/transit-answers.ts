import type { WayBack, WayJourney } from '@honjeo/contract/transit'
import { WAY_STOP_LINES } from '@honjeo/contract/values/transit'
import type { BusJourney, WalkLeg } from '@honjeo/transit/journeys'
import type { TransitStop } from '@honjeo/transit/timetable'
import type { StopNear } from '@honjeo/transit/way-back'

const toStop = ({ name, lat, lng }: TransitStop) => ({ name, lat, lng })
const toEnd = (stop: TransitStop | null) => (stop === null ? null : toStop(stop))

export const toWalk = ({ from, to, ...leg }: WalkLeg) => ({ ...leg, from: toEnd(from), to: toEnd(to) })

export const toJourney = ({ leaves, arrives, legs }: BusJourney): WayJourney => ({
  leaves,
  arrives,
  legs: legs.map((leg) => {
    if (leg.kind === 'WALK') return toWalk(leg)
    const { line, from, to, ...ride } = leg
    return { ...ride, number: line.number, headsign: line.headsign, from: toStop(from), to: toStop(to) }
  }),
})

export const toNearStop = ({ stop, metres, lines }: StopNear): WayBack['stops'][number] => ({
  ...toStop(stop),
  metres,
  lines: lines
    .slice(0, WAY_STOP_LINES)
    .map(({ line: { number, headsign }, isKnown }) => ({ number, headsign, isKnown })),
})

/** Returns who says so, each once. */
export function sourcesOf(journeys: readonly BusJourney[]): WayBack['sources'] {
  const sources = journeys.flatMap(({ legs }) =>
    legs.flatMap((leg) => (leg.kind === 'RIDE' ? [{ ...leg.line.source, checkedOn: leg.line.checkedOn }] : [])),
  )
  return [...new Map(sources.map((source) => [`${source.url} ${source.checkedOn}`, source])).values()]
}
