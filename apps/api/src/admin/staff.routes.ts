import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import { STAFF_PROOF_SECONDS } from '@honjeo/contract/values/limits'
import { addSeconds } from 'date-fns/addSeconds'
import { serve } from '../http/serve.ts'
import { findAuthenticator, countRecoveryCodes } from '../auth/authenticators.queries.ts'
import type { Db } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import type { ConsoleOptions } from './staff-act.ts'
import { writeAudit } from './audit.queries.ts'
import { findTotals, listDaily, listWithdrawalReasons } from './dashboard.queries.ts'
import { requireFactors } from './factors.service.ts'
import { updateProof, findNickname } from './staff.queries.ts'
import { beginEnrolment, confirmEnrolment, renewRecoveryCodes } from './authenticator.service.ts'

/** Returns who the calling staff are, and what is asked of them before they act. */
async function staffMe(db: Db, userId: number, provenUntil: string | null, now: Date): Promise<StaffMe> {
  const nickName = await findNickname(db, userId)
  if (nickName === undefined) throw appError('SESSION_ENDED')
  const isProven = provenUntil !== null && Date.parse(provenUntil) > now.getTime()
  const hasAuthenticator = (await findAuthenticator(db, userId)) !== undefined
  return { userId, nickName, provenUntil: isProven ? provenUntil : null, hasAuthenticator }
}

/** Serves who the calling staff are, and the proof that it is still them. */
export const adminStaffPlugin: FastifyPluginAsyncTypebox<ConsoleOptions> = async (app, options) => {
  const { db, clock, attempts } = app

  serve(app, 'GET /api/admin/me', (request) => {
    const { userId, provenUntil } = request.requireViewer()
    return staffMe(db, userId, provenUntil, clock.now())
  })

  serve(app, 'POST /api/admin/proof', async (request) => {
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

  serve(app, 'GET /api/admin/dashboard', async () => {
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

/** Serves the second factor of the calling staff, and no other's. */
export const adminAuthenticatorPlugin: FastifyPluginAsyncTypebox<ConsoleOptions> = async (app, options) => {
  const { db, clock, attempts, outbox } = app
  const deps = { db, attempts, outbox, ...options }

  serve(app, 'GET /api/admin/authenticator', async (request) => {
    const { userId } = request.requireViewer()
    const authenticator = await findAuthenticator(db, userId)
    if (!authenticator) throw appError('AUTHENTICATOR_MISSING')
    return { enrolledAt: authenticator.enrolledAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) }
  })

  serve(app, 'POST /api/admin/authenticator', (request) =>
    beginEnrolment(deps, request.requireViewer(), request.body, clock.now()),
  )

  serve(app, 'POST /api/admin/authenticator/confirm', async (request) => {
    const viewer = request.requireViewer()
    const now = clock.now()
    const { recoveryCodes, provenUntil } = await confirmEnrolment(deps, viewer, request.body.code, now)
    return { recoveryCodes, me: await staffMe(db, viewer.userId, provenUntil, now) }
  })

  serve(app, 'POST /api/admin/authenticator/recovery-codes', async (request) => {
    const { userId } = request.requireViewer()
    return { recoveryCodes: await renewRecoveryCodes(deps, userId, request.body, clock.now()) }
  })
}
