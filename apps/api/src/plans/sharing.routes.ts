import { randomBytes } from 'node:crypto'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { type App, serve } from '../http/serve.ts'
import { copyPlan } from './plans.service.ts'
import { loadSharedPlan, requireOwnPlan, type StoredPlan } from './load-plan.ts'
import { sharePathOf, notesOf } from './plan-detail.ts'
import { sharePlan, unsharePlan } from './plans.queries.ts'
import type { SharedPlan } from '@honjeo/contract/plan'
import { toPlanDays, type PlanView, type PlanWays } from './plan-days.ts'

/** Makes the plan that is shown; `stored` is the public part. */
async function toSharedPlan(stored: StoredPlan, viewerId: number | null, view: PlanView): Promise<SharedPlan> {
  const { plan } = stored
  return {
    title: plan.title,
    startDate: plan.startDate,
    endDate: plan.endDate,
    transportType: plan.transportType,
    days: await toPlanDays(stored, view),
    notes: notesOf(plan),
    isMine: plan.userId === viewerId,
  }
}

/** Makes a token of 128 random bits. */
const newToken = () => randomBytes(16).toString('base64url')

export function registerSharing(app: App, ways: PlanWays) {
  const { db, clock } = app

  serve(app, 'POST /api/plans/:planId/share', async (request) => {
    const { planId } = request.params
    const { withMemos = false } = request.body
    await requireOwnPlan(db, planId, request.requireViewer().userId)
    const token = await sharePlan(db, planId, newToken(), withMemos)
    if (token === undefined) throw appError('PLAN_NOT_FOUND')
    return { sharePath: sharePathOf(token) }
  })

  serve(app, 'DELETE /api/plans/:planId/share', async (request) => {
    const { planId } = request.params
    await requireOwnPlan(db, planId, request.requireViewer().userId)
    await unsharePlan(db, planId)
  })

  serve(app, 'GET /api/shared-plans/:token', async ({ params: { token }, viewer }) =>
    toSharedPlan(await loadSharedPlan(db, token), viewer?.userId ?? null, { ...ways, rules: app.rules }),
  )

  serve(app, 'POST /api/shared-plans/:token/copy', async (request) => {
    const { userId } = request.requireViewer()
    const { startDate } = request.body
    const planId = await once(db, request, userId, async (tx) =>
      copyPlan(tx, await loadSharedPlan(tx, request.params.token), { userId, startDate, now: clock.now() }),
    )
    return { planId }
  })
}
