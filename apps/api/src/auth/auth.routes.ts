import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { authRoutes } from '@honjeo/contract/auth'
import type { FastifyRequest } from 'fastify'
import { checkNickname, checkPassword, logIn, resetPassword, signUp } from './accounts.service.ts'
import { requestEmailCode, verifyEmailCode } from './email-codes.service.ts'
import type { Keys } from './keys.ts'
import type { SessionWatch } from './session-watch.ts'
import { endSession, reissue } from './sessions.service.ts'

export interface AuthOptions {
  keys: Keys
  watch: SessionWatch
}

interface LoginOptions extends AuthOptions {
  /** Whether a request may use the demo's logins, whose passwords are published. */
  isHere(request: FastifyRequest): boolean
}

export const authPlugin: FastifyPluginAsyncTypebox<LoginOptions> = async (app, { keys, watch, isHere }) => {
  const { db, clock, outbox, attempts, log } = app
  const deps = { db, clock, outbox, log, keys, watch, attempts }
  const callerOf = ({ addressKey, headers }: FastifyRequest) => ({ address: addressKey, device: headers['user-agent'] })

  app.post('/api/auth/email-codes', { schema: authRoutes['POST /api/auth/email-codes'] }, async (request, reply) => {
    reply.code(202)
    return requestEmailCode(deps, request.body, request.addressKey)
  })

  app.post('/api/auth/email-codes/verify', { schema: authRoutes['POST /api/auth/email-codes/verify'] }, (request) =>
    verifyEmailCode(deps, request.body, request.addressKey),
  )

  app.get('/api/auth/check-nickname', { schema: authRoutes['GET /api/auth/check-nickname'] }, (request) =>
    checkNickname(app, request.query.nickName),
  )

  app.post('/api/auth/check-password', { schema: authRoutes['POST /api/auth/check-password'] }, (request) =>
    checkPassword(deps, request.body, request.addressKey),
  )

  app.post('/api/auth/signup', { schema: authRoutes['POST /api/auth/signup'] }, async (request, reply) => {
    const result = await signUp(deps, request.body, callerOf(request))
    request.provenId = result.id
    reply.code(201)
    return result
  })

  app.post('/api/auth/login', { schema: authRoutes['POST /api/auth/login'] }, async (request) => {
    const result = await logIn(deps, request.body, { ...callerOf(request), isHere: isHere(request) })
    request.provenId = result.id
    return result
  })

  app.post('/api/auth/reissue', { schema: authRoutes['POST /api/auth/reissue'] }, (request) =>
    reissue(deps, request.body.refreshToken),
  )

  app.delete('/api/auth/logout', { schema: authRoutes['DELETE /api/auth/logout'] }, (request) =>
    endSession(deps, request.requireViewer().sessionId),
  )

  app.post('/api/auth/password', { schema: authRoutes['POST /api/auth/password'] }, (request) =>
    resetPassword(deps, request.body.verificationToken, request.body.password, callerOf(request)),
  )
}
