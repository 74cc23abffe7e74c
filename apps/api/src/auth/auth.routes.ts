import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { appError } from '@honjeo/contract/app-error'
import { pageLanguage } from '../http/accepted-language.ts'
import { serve } from '../http/serve.ts'
import { checkNickname, checkPassword, logIn, resetPassword, signUp } from './accounts.service.ts'
import { requestEmailCode, verifyEmailCode } from './email-codes.service.ts'
import { beginAsGuest } from './guests.service.ts'
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

  serve(app, 'POST /api/auth/email-codes', (request) => requestEmailCode(deps, request.body, request.addressKey))

  serve(app, 'POST /api/auth/email-codes/verify', (request) => verifyEmailCode(deps, request.body, request.addressKey))

  serve(app, 'GET /api/auth/check-nickname', (request) => checkNickname(app, request.query.nickName))

  serve(app, 'POST /api/auth/check-password', (request) => checkPassword(deps, request.body, request.addressKey))

  serve(app, 'POST /api/auth/signup', async (request) => {
    const result = await signUp(deps, request.body, callerOf(request))
    request.provenId = result.id
    return result
  })

  serve(app, 'POST /api/auth/guests', async (request) => {
    const result = await beginAsGuest(deps, request.body, { ...callerOf(request), language: pageLanguage(request) })
    request.provenId = result.id
    return result
  })

  serve(app, 'POST /api/account/sign-up', (request) => {
    const { isGuest, userId } = request.requireViewer()
    if (!isGuest) throw appError('ALREADY_SIGNED_UP')
    return signUp(deps, request.body, callerOf(request), userId)
  })

  serve(app, 'POST /api/auth/login', async (request) => {
    const result = await logIn(deps, request.body, { ...callerOf(request), isHere: isHere(request) })
    request.provenId = result.id
    return result
  })

  serve(app, 'POST /api/auth/reissue', (request) => reissue(deps, request.body.refreshToken))

  serve(app, 'DELETE /api/auth/logout', (request) => endSession(deps, request.requireViewer().sessionId))

  serve(app, 'POST /api/auth/password', (request) =>
    resetPassword(deps, request.body.verificationToken, request.body.password, callerOf(request)),
  )
}
