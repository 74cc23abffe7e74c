import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminStaffRoutes } from '@honjeo/contract/admin/staff'
import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns'
import { requireOwnPassword } from '../auth/own-password.ts'
import { appError } from '../errors.ts'
import type { AdminOptions } from './admin-options.ts'
import { writeAudit } from './audit.queries.ts'
import { findTotals, listDaily, listWithdrawalReasons } from './dashboard.queries.ts'
import { findNickname, updateProof } from './staff.queries.ts'

/** Who somebody of the staff is, and that it is still them. */
export const adminStaffPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, { watch }) => {
  const { db, clock } = app

  async function meOf(userId: number, provenUntil: string | null) {
    const nickName = await findNickname(db, userId)
    if (nickName === undefined) throw appError('AUTH4015')
    const isProven = provenUntil !== null && Date.parse(provenUntil) > clock.now().getTime()
    return { userId, nickName, provenUntil: isProven ? provenUntil : null }
  }

  app.get('/api/admin/me', { schema: adminStaffRoutes['GET /api/admin/me'] }, (request) => {
    const { userId, provenUntil } = request.requireViewer()
    return meOf(userId, provenUntil)
  })

  app.post('/api/admin/proof', { schema: adminStaffRoutes['POST /api/admin/proof'] }, async (request) => {
    const viewer = request.requireViewer()
    const { userId, sessionId } = viewer
    const now = clock.now()
    await requireOwnPassword(app, { userId, password: request.body.password, now, refusal: 'ADMIN4001' })
    const provenUntil = addSeconds(now, STAFF_PROOF_SECONDS).toISOString()
    await db.transaction(async (tx) => {
      await updateProof(tx, sessionId, provenUntil)
      await writeAudit(tx, viewer, { action: 'STAFF_PROOF', targetType: 'MEMBER', targetId: userId }, now)
    })
    await watch.announceChange([sessionId])
    return meOf(userId, provenUntil)
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
