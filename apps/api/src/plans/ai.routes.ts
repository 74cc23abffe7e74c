import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AI_PLANS_PER_DAY } from '@honjeo/contract/values/limits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PlannerPlace } from '@honjeo/planner/place'
import { appError } from '@honjeo/contract/app-error'
import { onceAfter } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { createWordReasons } from '@honjeo/language-model/worded-reasons'
import { keepPlan, makePlan } from './ai.service.ts'
import { loadPlan } from './load-plan.ts'
import { listAlternatives, proposeOrder } from './proposals.service.ts'
import { toPlanDetail } from './plan-detail.ts'
import { createPlanner, type PlannerOptions } from './planner.ts'
import type { RoadTimes } from '@honjeo/road-times/road-times'
import { createLanguageModel, type LanguageModelSettings } from '@honjeo/language-model/language-model'
import { understandWishes } from './wishes.service.ts'
import type { Db } from '../db/client.ts'
import { listPlannerPlaces } from './place-facts.queries.ts'
import { createGate } from '@honjeo/resilience/gate'
import { koreanDay } from '../lib/clock.ts'

const RETRY_AFTER_SECONDS = 2

/**
 * One job of a member at a time, so that no member takes all threads: a second waits for the first, which is how a
 * request that was sent again finds what the first one stored. A third is PLANNER_BUSY.
 */
function createTurns() {
  const turns = new Map<number, { pass: ReturnType<typeof createGate>; jobs: number }>()

  return async function inTurn<T>(userId: number, job: () => Promise<T>): Promise<T> {
    const turn = turns.get(userId) ?? { pass: createGate({ running: 1, waiting: 1 }), jobs: 0 }
    if (turn.jobs > 1) throw appError('PLANNER_BUSY', { retryAfter: RETRY_AFTER_SECONDS })
    turns.set(userId, turn)
    turn.jobs++
    try {
      return await turn.pass(job)
    } finally {
      if (--turn.jobs === 0) turns.delete(userId)
    }
  }
}

/** What a change of a place may take to be seen in new plans. */
const HELD_MS = 60_000

type ReadPlannerPlaces = () => Promise<readonly PlannerPlace[]>

/** Every place that may be visited, the best first; read at most once a minute, for all members alike. */
function createPlannerPlaces(db: Db): ReadPlannerPlaces {
  let held: { at: number; places: Promise<readonly PlannerPlace[]> } | undefined

  return function read() {
    const now = performance.now()
    if (held && now - held.at < HELD_MS) return held.places
    const reading = { at: now, places: listPlannerPlaces(db) }
    held = reading
    reading.places.catch(() => {
      if (held === reading) held = undefined
    })
    return reading.places
  }
}

/**
 * Aborted when the connection closes before the answer is sent. (`request.signal` is of no use with a body: it looks at the
 * request, which closes once it is read.)
 */
function clientGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    // An answer without a reader, and no fault of the server that its log should hold.
    if (!raw.writableFinished) gone.abort(appError('INVALID_INPUT'))
  })
  return gone.signal
}

export interface AutomaticPlansOptions {
  roads: RoadTimes
  llm: LanguageModelSettings | null
  planner?: PlannerOptions
}

const askerOf = ({ addressKey: source }: FastifyRequest, reply: FastifyReply) => ({ source, signal: clientGone(reply) })

const WISHES_PER_DAY = 30
/** Searches for plans, those that came to nothing and those whose plan was deleted again too. */
const SEARCHES_PER_DAY = 2 * AI_PLANS_PER_DAY

/** Everything about plans that is computed: a whole plan, another order, other places, what wishes ask for. */
export const automaticPlansPlugin: FastifyPluginAsyncTypebox<AutomaticPlansOptions> = async (app, options) => {
  const { db, clock, log, rules } = app
  const { roads, llm } = options
  const planner = createPlanner({ places: createPlannerPlaces(db), roads, rules, log }, options.planner)
  const model = llm && createLanguageModel(llm)
  const wordReasons = model && createWordReasons(model, log)
  const inTurn = createTurns()
  const takeWish = createAllowance(WISHES_PER_DAY)
  const takeSearch = createAllowance(SEARCHES_PER_DAY)
  app.addHook('onClose', () => planner.close())

  serve(app, 'POST /api/plans/ai', async (request, reply) => {
    const { userId } = request.requireViewer()
    const asker = askerOf(request, reply)
    const planId = await inTurn(userId, () =>
      onceAfter(
        db,
        request,
        userId,
        async () => {
          if (!takeSearch(userId, clock.now())) throw appError('TOO_MANY_PLANS_TODAY')
          return makePlan({ db, clock, planner, wordReasons }, userId, request.body, asker)
        },
        (tx, made) => keepPlan(tx, made, clock.now()),
      ),
    )
    return toPlanDetail(await loadPlan(db, planId, userId), { roads, rules })
  })

  serve(app, 'POST /api/plans/wishes', (request, reply) => {
    const { userId } = request.requireViewer()
    if (!model || !takeWish(userId, clock.now())) throw appError('WISHES_UNREADABLE')
    return understandWishes({ db, clock, model, log }, request.body.wishes, clientGone(reply))
  })

  serve(app, 'POST /api/plans/:planId/optimize', async (request, reply) => {
    const { userId } = request.requireViewer()
    const asker = askerOf(request, reply)
    const stored = await loadPlan(db, request.params.planId, userId)
    return inTurn(userId, () => proposeOrder({ planner, roads, rules }, stored, request.body.dayIndex, asker))
  })

  serve(app, 'GET /api/plans/:planId/spots/:spotId/alternatives', async (request, reply) => {
    const { userId } = request.requireViewer()
    const { planId, spotId } = request.params
    const stored = await loadPlan(db, planId, userId)
    const asker = askerOf(request, reply)
    return { alternatives: await inTurn(userId, () => listAlternatives({ db, planner }, stored, spotId, asker)) }
  })
}

/**
 * So many times a day for each member, counted by this server alone: it bounds what searches and a language model cost, and
 * nothing depends on the number being exact.
 */
function createAllowance(perDay: number) {
  let day = ''
  const taken = new Map<number, number>()

  /** Takes one; false when there is none left today. */
  return function take(userId: number, now: Date): boolean {
    const today = koreanDay(now)
    if (today !== day) taken.clear()
    day = today
    const count = taken.get(userId) ?? 0
    taken.set(userId, count + 1)
    return count < perDay
  }
}
