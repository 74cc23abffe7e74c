import { countInNeed, listInNeed, updateDetails } from './details.queries.ts'
import { callsFor, fetchDetails } from './details.ts'
import { TourApiFailure } from './failure.ts'
import { daysAgo, isoNow, type ImportRun } from './import-run.ts'

/** After this time the service may know better. */
const DETAILS_AGE_DAYS = 30
/** As many in a row mean that it is not the place which has a problem. */
const FAILURES_MAX = 5

const oldest = (run: ImportRun) => daysAgo(run, DETAILS_AGE_DAYS).toISOString()

export const countWaiting = (run: ImportRun) => countInNeed(run.db, oldest(run))

/** Fetches the details that are needed most, as far as the day's calls reach. */
export async function importDetails(run: ImportRun): Promise<void> {
  const places = await affordable(run)
  let failures = 0
  for (const [index, place] of places.entries()) {
    run.progress.report('details', index, places.length)
    try {
      const details = await fetchDetails(run.api, place)
      await updateDetails(run.db, place.contentId, details, isoNow(run))
      run.tally.details++
      failures = 0
    } catch (error) {
      if (!(error instanceof TourApiFailure) || error.kind === 'final' || ++failures === FAILURES_MAX) throw error
      run.tally.withoutAnswer++
    }
  }
  run.progress.report('details', places.length, places.length)
}

/** As many places as there are calls for: one that is begun is to be finished. */
async function affordable(run: ImportRun) {
  let calls = await run.callsLeft()
  const places = await listInNeed(run.db, oldest(run), calls)
  const end = places.findIndex((place) => (calls -= callsFor(place)) < 0)
  return end === -1 ? places : places.slice(0, end)
}
