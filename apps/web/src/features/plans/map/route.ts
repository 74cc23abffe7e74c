import type { Position } from '@honjeo/contract/values/geo'
import type { PlanDay, PlanPoint, PlanSpot } from '@honjeo/contract/plan'
import type { PlanHub } from '@honjeo/contract/values/enums'

export interface StopMark extends Position {
  kind: 'STOP'
  /** The stop's own. */
  key: string
  title: string
  dayIndex: number
  /** The stop's place in the day, as its card says: stops without a position are counted too. */
  number: number
}

/** The point where days begin and end; one mark, however many of them. */
export interface EndMark extends Position {
  kind: 'END'
  key: string
  place: PlanHub | 'STAY'
  title: string
}

export type RouteMark = StopMark | EndMark

export interface Route {
  /** The marks in the order of the visits. */
  marks: RouteMark[]
  /** The keys of the marks that each day goes by. */
  paths: { dayIndex: number; keys: string[] }[]
}

/** What the map shows of a plan: one day of it, or with null all of them. */
export function routeOf(days: readonly PlanDay[], shownDay: number | null): Route {
  const marks = new Map<string, RouteMark>()
  const paths: Route['paths'] = []
  for (const [dayIndex, day] of days.entries()) {
    if (shownDay !== null && dayIndex !== shownDay) continue
    const visited = [...endOf(day.from), ...stopsOf(day.spots, dayIndex), ...endOf(day.to)]
    for (const mark of visited) if (!marks.has(mark.key)) marks.set(mark.key, mark)
    paths.push({ dayIndex, keys: visited.map(({ key }) => key) })
  }
  return { marks: [...marks.values()], paths }
}

function stopsOf(spots: readonly PlanSpot[], dayIndex: number): StopMark[] {
  return spots.flatMap(({ spotId, title, lat, lng }, index): StopMark[] =>
    lat === null || lng === null ? [] : [{ kind: 'STOP', key: spotId, title, lat, lng, dayIndex, number: index + 1 }],
  )
}

function endOf(point: PlanPoint | null): EndMark[] {
  if (point === null) return []
  const { hub, title, lat, lng } = point
  return [{ kind: 'END', key: `end ${lat} ${lng}`, place: hub ?? 'STAY', title, lat, lng }]
}
