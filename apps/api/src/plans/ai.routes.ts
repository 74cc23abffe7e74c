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
import { createAllowance, createTurns } from './member-turns.ts'
import { proposeDryDay } from './dry-day.service.ts'
import { listAlternatives, proposeOrder } from './proposals.service.ts'
import { toPlanDetail } from './plan-detail.ts'
import { createPlanner } from './planner.ts'
import type { ServerPace } from '../config/pace.ts'
import type { RoadTimes } from '@honjeo/road-times/road-times'
import { createLanguageModel, type LanguageModelSettings } from '@honjeo/language-model/language-model'
import { understandWishes } from './wishes.service.ts'
import type { BusTables } from '../transit/bus-tables.ts'
import type { BusWays } from '../transit/bus-ways.ts'
import type { Db } from '../db/client.ts'
import type { Weather } from '../weather/weather-now.ts'
import { listPlannerPlaces } from './place-facts.queries.ts'

/** What a change of a place may take to be seen in new plans. */
const HELD_MS = 60_000

type ReadPlannerPlaces = () => Promise<readonly PlannerPlace[]>

/** Returns what reads every place that may be visited, the best first; at most once a minute, for all members alike. */
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
 * Returns a signal that is aborted when the connection closes before the answer is sent. (`request.signal` is of no use
 * with a body: it looks at the request, which closes once it is read.)
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
  buses: BusWays
  tables: BusTables
  llm: LanguageModelSettings | null
  pace: ServerPace['planner']
  weather: Weather
}

const askerOf = ({ addressKey: source }: FastifyRequest, reply: FastifyReply) => ({ source, signal: clientGone(reply) })

const WISHES_PER_DAY = 30
/** How many searches a member has a day: those that came to nothing and those whose plan was deleted again count too. */
const SEARCHES_PER_DAY = 2 * AI_PLANS_PER_DAY

/** Serves everything about plans that is computed: a whole plan, another order, other places, what wishes ask for. */
export const automaticPlansPlugin: FastifyPluginAsyncTypebox<AutomaticPlansOptions> = async (app, options) => {
  const { db, clock, log, rules } = app
  const { roads, buses, tables, llm, weather } = options
  const planner = createPlanner(
    { places: createPlannerPlaces(db), roads, buses: tables, busWays: buses, rules, log },
    options.pace,
  )
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
    return toPlanDetail(await loadPlan(db, planId, userId), { roads, buses, rules })
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
    return inTurn(userId, () => proposeOrder({ planner, roads, buses, rules }, stored, request.body.dayIndex, asker))
  })

  serve(app, 'POST /api/plans/:planId/dry-day', async (request, reply) => {
    const { userId } = request.requireViewer()
    const asker = askerOf(request, reply)
    const stored = await loadPlan(db, request.params.planId, userId)
    const { dayIndex } = request.body
    return inTurn(userId, () =>
      proposeDryDay({ db, planner, roads, buses, rules, weather, clock }, stored, dayIndex, asker),
    )
  })

  serve(app, 'GET /api/plans/:planId/spots/:spotId/alternatives', async (request, reply) => {
    const { userId } = request.requireViewer()
    const { planId, spotId } = request.params
    const stored = await loadPlan(db, planId, userId)
    const asker = askerOf(request, reply)
    return { alternatives: await inTurn(userId, () => listAlternatives({ db, planner }, stored, spotId, asker)) }
  })
}
