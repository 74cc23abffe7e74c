import { koreanDay, type Clock } from '../../lib/clock.ts'
import type { Db } from '../../db/client.ts'
import { countCalls, takeCall } from './progress.queries.ts'
import { createTourApi, type TourApiOptions } from './client.ts'
import { BudgetSpent, TourApiFailure } from '@honjeo/tourapi/failure'
import { daysAgo, type ImportRun, ImportTally, isoNow } from './import-run.ts'
import { listSteps } from './list-steps.ts'
import type { ImportProgress } from './progress.ts'
import { countInNeed, listInNeed, updateDetails } from './details.queries.ts'
import { callsFor, fetchDetails } from '@honjeo/tourapi/details'

/** The days after which the service may know better. */
const DETAILS_AGE_DAYS = 30
/** How many failures in a row mean that it is not the place which has a problem. */
const FAILURES_MAX = 5

const oldest = (run: ImportRun) => daysAgo(run, DETAILS_AGE_DAYS).toISOString()

const countWaiting = (run: ImportRun) => countInNeed(run.db, oldest(run))

/** Fetches the details that are needed most, as far as the day's calls reach. */
async function importDetails(run: ImportRun): Promise<void> {
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

/** Returns as many places as there are calls for: one that is begun is to be finished. */
async function affordable(run: ImportRun) {
  let calls = await run.callsLeft()
  const places = await listInNeed(run.db, oldest(run), calls)
  const end = places.findIndex((place) => (calls -= callsFor(place)) < 0)
  return end === -1 ? places : places.slice(0, end)
}

export interface ImportOptions extends Omit<TourApiOptions, 'takeCall'> {
  db: Db
  clock: Clock
  progress: ImportProgress
  dailyBudget: number
  pageSize?: number
}

export interface ImportOutcome {
  /** The end of the import; `waiting`: all went well, and something is left for the next run, mostly because today's calls are used. */
  end: 'complete' | 'waiting' | 'interrupted' | 'failed'
  /** The reason why it failed, for people; null when it did not. */
  problem: string | null
  tally: ImportTally
  callsToday: number
  dailyBudget: number
  /** How many places still have details to be fetched. */
  waiting: number
}

/** The service delivers as many at once. */
const PAGE_SIZE = 1000

/** Brings the places up to date with the tourism service as far as the day's calls reach; the next run goes on from there. */
export async function runImport(options: ImportOptions): Promise<ImportOutcome> {
  const { db, clock, dailyBudget, progress, pageSize = PAGE_SIZE } = options
  const callsToday = () => countCalls(db, koreanDay(clock.now()))
  const api = createTourApi({
    ...options,
    takeCall: async () => {
      if (!(await takeCall(db, koreanDay(clock.now()), dailyBudget))) throw new BudgetSpent()
    },
  })
  const callsLeft = async () => Math.max(0, dailyBudget - (await callsToday()))
  const run: ImportRun = { db, api, clock, progress, pageSize, callsLeft, tally: new ImportTally() }

  const obstacle: unknown = await runSteps(run).catch((error: unknown) => error)
  progress.end()
  const isKnown = options.signal.aborted || obstacle instanceof BudgetSpent || obstacle instanceof TourApiFailure
  if (obstacle !== undefined && !isKnown) throw obstacle
  const waiting = await countWaiting(run)
  return {
    end: endOf(obstacle, options.signal.aborted, waiting),
    problem: obstacle instanceof TourApiFailure ? obstacle.message : null,
    tally: run.tally,
    callsToday: await callsToday(),
    dailyBudget,
    waiting,
  }
}

function endOf(obstacle: unknown, isAborted: boolean, waiting: number): ImportOutcome['end'] {
  if (isAborted) return 'interrupted'
  if (obstacle instanceof TourApiFailure) return 'failed'
  return obstacle instanceof BudgetSpent || waiting > 0 ? 'waiting' : 'complete'
}

async function runSteps(run: ImportRun): Promise<void> {
  const steps = listSteps(run)
  for (const [index, step] of steps.entries()) {
    run.progress.report('lists', index, steps.length)
    await step()
  }
  run.progress.report('lists', steps.length, steps.length)
  await importDetails(run)
}
