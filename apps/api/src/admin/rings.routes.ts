import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appError } from '@honjeo/contract/app-error'
import { serve } from '../http/serve.ts'
import { decideRing, listRings, lockRing } from './rings.queries.ts'
import { actAsStaff, type AdminOptions } from './staff-act.ts'

/** Accounts that vouch for each other: the server finds them, staff judge. */
export const adminRingsPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  serve(app, 'GET /api/admin/rings', (request) => listRings(app.db, request.query))

  serve(app, 'POST /api/admin/rings/:ringId/decision', (request) =>
    actAsStaff(options, request, async ({ tx, staffId, now, audit }) => {
      const { ringId } = request.params
      const { isRing } = request.body
      const ring = await lockRing(tx, ringId)
      if (ring === undefined) throw appError('STAFF_TARGET_NOT_FOUND')
      if (ring.state === (isRing ? 'CONFIRMED' : 'DISMISSED')) return
      await decideRing(tx, ringId, { isRing, staffId, now: now.toISOString() })
      const action = isRing ? 'RING_CONFIRM' : 'RING_DISMISS'
      await audit({ action, targetType: 'RING', targetId: ringId, before: { state: ring.state } })
    }),
  )
}
