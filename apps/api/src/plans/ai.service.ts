import { randomInt } from 'node:crypto'
import type { PlanLeftOut } from '@honjeo/contract/plan'
import type { PlanRequest } from '@honjeo/contract/plans'
import { AI_PLANS_PER_DAY, INTEGER_MAX, PLANS_MAX } from '@honjeo/contract/values/limits'
import type { TripLeftOut, TripOutcome, TripPlan } from '@honjeo/planner/trip/trip'
import { type Clock, koreanMidnight } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { lockMember } from '../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { hoursOf, requireJourney, toTripRequest, type NamedPlaces } from './ai-journey.ts'
import type { Titles, WordReasons } from '@honjeo/language-model/worded-reasons'
import { dayCount } from './journey-dates.ts'
import { toPointColumns } from './plan-points.ts'
import type { Planner } from './planner.ts'
import type { Asker } from './planner-pool.ts'
import { countAutomaticPlans, countPlans, type PlanColumns, type SpotRow } from './plans.queries.ts'
import { defaultTitle, storePlan } from './plans.service.ts'
import { newSpotId } from './spot-drafts.ts'

interface AutomaticPlansDeps {
  db: Db
  clock: Clock
  planner: Planner
  /** What words reasons; null without a language model. */
  wordReasons: WordReasons | null
}

interface MadePlan {
  columns: PlanColumns
  spots: SpotRow[]
}

/**
 * Makes a plan, which is not stored yet. Throws what is wrong with the request, NOTHING_WITHIN_REACH when nothing can
 * be reached, and WANTED_STOPS_DO_NOT_FIT when not all picks fit.
 */
export async function makePlan(
  { db, clock, planner, wordReasons }: AutomaticPlansDeps,
  userId: number,
  request: PlanRequest,
  asker: Asker,
): Promise<MadePlan> {
  const now = clock.now()
  const named = await requireJourney(db, request, now)
  await requireAnotherPlan(db, userId, now)
  const places = await planner.places()
  const seed = request.seed ?? randomInt(INTEGER_MAX)
  const trip = toTripRequest(request, { named, places, seed })
  const outcome = await planner.plan(trip, { repeatable: request.seed !== undefined }, asker)
  const titles = new Map([...places, ...named.values()].map(({ contentId, title }) => [contentId, title]))
  const { plan, leftOut } = requirePlan(outcome, request, { named, titles })
  const words = await wordReasons?.(plan, titles, asker.signal)
  const madeAt = now.toISOString()
  const columns: PlanColumns = {
    userId,
    title: request.title ?? defaultTitle(dayCount(request)),
    method: 'AI',
    startDate: trip.startDate,
    endDate: trip.endDate,
    transportType: trip.transportType,
    pace: trip.pace,
    interests: [...trip.interests],
    ...toPointColumns(request),
    ...hoursOf(request),
    leftOut,
    notes: plan.notes,
    createdAt: madeAt,
    updatedAt: madeAt,
  }
  return { columns, spots: toSpotRows(plan, titles, words) }
}

/** Stores a plan that was made; answers its id. */
export async function keepPlan(tx: Db, { columns, spots }: MadePlan, now: Date): Promise<number> {
  await lockMember(tx, columns.userId)
  await requireAnotherPlan(tx, columns.userId, now)
  return storePlan(tx, columns, spots)
}

/** The plan with everything that is left out of it; picks that left the catalogue since they were picked are the first. */
function requirePlan(
  outcome: TripOutcome,
  { contentIds = [], allowLeftOut = false }: PlanRequest,
  { named, titles }: { named: NamedPlaces; titles: Titles },
): { plan: TripPlan; leftOut: PlanLeftOut[] } {
  if (outcome.kind === 'NOWHERE') throw appError('NOTHING_WITHIN_REACH')
  const gone = contentIds.filter((contentId) => named.get(contentId)?.isGone)
  const all: TripLeftOut[] = [
    ...gone.map((contentId) => ({ contentId, code: 'GONE' as const, wasPicked: true })),
    ...outcome.leftOut,
  ]
  const leftOut = all.map(({ contentId, code, wasPicked }) => ({
    contentId,
    title: titles.get(contentId)!,
    code,
    wasPicked,
  }))
  if (outcome.kind === 'UNFIT' || (gone.length > 0 && !allowLeftOut)) {
    const suggestedEndDate = outcome.kind === 'UNFIT' ? outcome.suggestedEndDate : null
    throw appError('WANTED_STOPS_DO_NOT_FIT', {
      result: { leftOut: leftOut.filter(({ wasPicked }) => wasPicked), suggestedEndDate },
    })
  }
  return { plan: outcome, leftOut }
}

function toSpotRows({ days }: TripPlan, titles: Titles, words: Titles = new Map()): SpotRow[] {
  return days.flatMap(({ stops }, dayIndex) =>
    stops.map(({ contentId, startMinute, endMinute, reasons }, position) => ({
      spotId: newSpotId(),
      dayIndex,
      position,
      contentId,
      title: titles.get(contentId)!,
      memo: '',
      startMinute,
      endMinute,
      reasons,
      reasonText: words.get(contentId) ?? null,
    })),
  )
}

/**
 * Throws TOO_MANY_PLANS_TODAY where the member had all automatic plans of today, TOO_MANY_PLANS where no more plans
 * fit.
 */
async function requireAnotherPlan(db: Db, userId: number, now: Date): Promise<void> {
  const today = koreanMidnight(now).toISOString()
  if ((await countAutomaticPlans(db, userId, today)) >= AI_PLANS_PER_DAY) throw appError('TOO_MANY_PLANS_TODAY')
  if ((await countPlans(db, userId)) >= PLANS_MAX) throw appError('TOO_MANY_PLANS')
}
