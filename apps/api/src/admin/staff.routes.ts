import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminStaffRoutes } from '@honjeo/contract/admin/staff'
import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns/addSeconds'
import type { AuthenticatorOptions } from './admin-options.ts'
import { writeAudit } from './audit.queries.ts'
import { findTotals, listDaily, listWithdrawalReasons } from './dashboard.queries.ts'
import { requireFactors } from './factors.service.ts'
import { staffMe } from './staff-me.ts'
import { updateProof } from './staff.queries.ts'

/** Who the calling staff are, and the proof that it is still them. */
export const adminStaffPlugin: FastifyPluginAsyncTypebox<AuthenticatorOptions> = async (app, options) => {
  const { db, clock, attempts } = app

  app.get('/api/admin/me', { schema: adminStaffRoutes['GET /api/admin/me'] }, (request) => {
    const { userId, provenUntil } = request.requireViewer()
    return staffMe(db, userId, provenUntil, clock.now())
  })

  app.post('/api/admin/proof', { schema: adminStaffRoutes['POST /api/admin/proof'] }, async (request) => {
    const viewer = request.requireViewer()
    const { userId, sessionId } = viewer
    const now = clock.now()
    const useUp = await requireFactors({ db, attempts, ...options }, userId, request.body, now)
    const provenUntil = addSeconds(now, STAFF_PROOF_SECONDS).toISOString()
    await db.transaction(async (tx) => {
      await useUp(tx)
      await updateProof(tx, sessionId, provenUntil)
      await writeAudit(tx, viewer, { action: 'STAFF_PROOF', targetType: 'MEMBER', targetId: userId }, now)
    })
    await options.watch.announceChange([sessionId])
    return staffMe(db, userId, provenUntil, now)
  })

  app.get('/api/admin/dashboard', { schema: adminStaffRoutes['GET /api/admin/dashboard'] }, async () => {
    const now = clock.now()
    const withdrawalReasons = await listWithdrawalReasons(db, now)
    return {
      ...(await findTotals(db, now)),
      daily: await listDaily(db, now),
      withdrawals: withdrawalReasons.reduce((sum, { count }) => sum + count, 0),
      withdrawalReasons,
    }
  })
}
