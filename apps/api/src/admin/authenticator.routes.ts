import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminAuthenticatorRoutes } from '@honjeo/contract/admin/authenticator'
import { countRecoveryCodes, findAuthenticator } from '../auth/authenticators.queries.ts'
import { appError } from '../lib/errors.ts'
import type { AuthenticatorOptions } from './admin-options.ts'
import { beginEnrolment, confirmEnrolment, renewRecoveryCodes } from './authenticator.service.ts'
import { staffMe } from './staff-me.ts'

/** The second factor of the calling staff, and no other's. */
export const adminAuthenticatorPlugin: FastifyPluginAsyncTypebox<AuthenticatorOptions> = async (app, options) => {
  const { db, clock, attempts, outbox } = app
  const deps = { db, attempts, outbox, ...options }

  app.get(
    '/api/admin/authenticator',
    { schema: adminAuthenticatorRoutes['GET /api/admin/authenticator'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const authenticator = await findAuthenticator(db, userId)
      if (!authenticator) throw appError('AUTHENTICATOR_MISSING')
      return { enrolledAt: authenticator.enrolledAt, recoveryCodesLeft: await countRecoveryCodes(db, userId) }
    },
  )

  app.post(
    '/api/admin/authenticator',
    { schema: adminAuthenticatorRoutes['POST /api/admin/authenticator'] },
    (request) => beginEnrolment(deps, request.requireViewer(), request.body, clock.now()),
  )

  app.post(
    '/api/admin/authenticator/confirm',
    { schema: adminAuthenticatorRoutes['POST /api/admin/authenticator/confirm'] },
    async (request) => {
      const viewer = request.requireViewer()
      const now = clock.now()
      const { recoveryCodes, provenUntil } = await confirmEnrolment(deps, viewer, request.body.code, now)
      return { recoveryCodes, me: await staffMe(db, viewer.userId, provenUntil, now) }
    },
  )

  app.post(
    '/api/admin/authenticator/recovery-codes',
    { schema: adminAuthenticatorRoutes['POST /api/admin/authenticator/recovery-codes'] },
    async (request) => {
      const { userId } = request.requireViewer()
      return { recoveryCodes: await renewRecoveryCodes(deps, userId, request.body, clock.now()) }
    },
  )
}
