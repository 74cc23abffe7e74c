import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGE_SIZE_DEFAULT, PLAN_BODY_MAX_BYTES } from '@honjeo/contract/values/limits'
import { koreanDay } from '../lib/clock.ts'
import { AppError, appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { loadPlan, requireOwnPlan } from './load-plan.ts'
import type { PlanWays } from './plan-days.ts'
import { toPlanDetail } from './plan-detail.ts'
import { registerPlanFiles } from './plan-files.routes.ts'
import { deletePlan, listMyPlans } from './plans.queries.ts'
import { changePlan, copyPlan, writePlan } from './plans.service.ts'
import { registerSharing } from './sharing.routes.ts'
import { requireFewSpots } from './spot-drafts.ts'

export interface PlansOptions extends PlanWays {
  publicUrl: string | null
}

/** Serves plans as they are kept: made by hand, changed, copied, shared. */
export const plansPlugin: FastifyPluginAsyncTypebox<PlansOptions> = async (app, { roads, buses, publicUrl }) => {
  const { db, clock, rules } = app
  const bodyLimit = PLAN_BODY_MAX_BYTES
  const preHandler = async ({ body }: { body: Parameters<typeof requireFewSpots>[0] }) => requireFewSpots(body)
  const detail = async (planId: number, userId: number) =>
    toPlanDetail(await loadPlan(db, planId, userId), { roads, buses, rules })
  registerSharing(app, { roads, buses })
  registerPlanFiles(app, publicUrl)

  serve(app, 'GET /api/mypage/plans', (request) => {
    const { status, size = PAGE_SIZE_DEFAULT, cursor } = request.query
    const { userId } = request.requireViewer()
    return listMyPlans(db, userId, { status, size, cursor }, koreanDay(clock.now()))
  })

  serve(
    app,
    'POST /api/plans',
    async (request) => {
      const { userId } = request.requireViewer()
      const planId = await once(db, request, userId, (tx) => writePlan(tx, userId, request.body, clock.now()))
      return detail(planId, userId)
    },
    { bodyLimit, preHandler },
  )

  serve(app, 'GET /api/plans/:planId', (request) => detail(request.params.planId, request.requireViewer().userId))

  serve(
    app,
    'PATCH /api/plans/:planId',
    async (request) => {
      const { userId } = request.requireViewer()
      const { planId } = request.params
      try {
        await once(db, request, userId, (tx) => changePlan(tx, userId, planId, request.body, clock.now()))
      } catch (error) {
        if (!(error instanceof AppError && error.reason === 'PLAN_CHANGED_ELSEWHERE')) throw error
        throw appError('PLAN_CHANGED_ELSEWHERE', { result: { plan: await detail(planId, userId) } })
      }
      return detail(planId, userId)
    },
    { bodyLimit, preHandler },
  )

  serve(app, 'DELETE /api/plans/:planId', async (request) => {
    const { planId } = request.params
    await requireOwnPlan(db, planId, request.requireViewer().userId)
    await deletePlan(db, planId)
  })

  serve(app, 'POST /api/plans/:planId/copy', async (request) => {
    const { userId } = request.requireViewer()
    const { startDate } = request.body
    const planId = await once(db, request, userId, async (tx) =>
      copyPlan(tx, await loadPlan(tx, request.params.planId, userId), { userId, startDate, now: clock.now() }),
    )
    return { planId }
  })
}
