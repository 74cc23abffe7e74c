import type { PlannerPlace } from '../place.ts'
import { trailOf } from '../opening/trails.ts'
import { ferryTo } from '../travel/islets.ts'

/** TourAPI puts the name of a course into brackets. */
const OLLE = /^\[?제주올레 /

/** The facts of a place that decide which rules hold there. */
export type RuledPlace = Pick<PlannerPlace, 'contentId' | 'contentTypeId' | 'title' | 'lat' | 'lng'>

/** Returns what a place is in the rules of the island: itself, a course of Hallasan, somewhere on an islet, a course of the Olle. */
export function subjectsOf(place: RuledPlace): string[] {
  const trail = trailOf(place)
  const ferry = ferryTo(place)
  return [
    `PLACE:${place.contentId}`,
    ...(trail === undefined ? [] : [`TRAIL:${trail.key}`]),
    ...(ferry === undefined ? [] : [`ISLET:${ferry.islet}`]),
    ...(OLLE.test(place.title) ? ['OLLE'] : []),
  ]
}
