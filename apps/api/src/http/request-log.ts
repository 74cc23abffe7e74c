import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'

const SLOW_MS = 1000
/** A login, a change of an account and an act of staff leave a line; a renewal of a login comes too often for one. */
const ACTS = /^\/api\/(auth|account|admin)\//
const EVERYDAY = new Set(['POST /api/auth/reissue', 'PUT /api/account/notification-settings'])
/** Reads that take personal data out. */
const TAKEN_OUT = /^\/api\/(admin\/exports|account\/export)/

/** Why a request is worth a line; undefined: it is not. */
function reasonOf({ method, routeOptions }: FastifyRequest, { statusCode, elapsedTime, isSentAway }: FastifyReply) {
  if (isSentAway) return undefined
  if (statusCode >= 500) return 'request failed'
  const { url = '' } = routeOptions
  if (statusCode < 400) {
    const isAct = method !== 'GET' && (ACTS.test(url) || url === '/api/mypage/profile')
    if ((isAct && !EVERYDAY.has(`${method} ${url}`)) || TAKEN_OUT.test(url)) return 'request logged'
  }
  return statusCode < 400 && elapsedTime > SLOW_MS ? 'request slow' : undefined
}

/**
 * One line for a request that an operator may have to look into: by the pattern of its route and the number of the
 * member, and nothing of what was said. Refusals are logged where they are made, by the error handler. See the
 * inventory in docs/operations.md.
 */
export const requestLogPlugin = fp(async (app) => {
  app.decorateReply('failureCode', null)
  app.decorateRequest('provenId', null)
  app.addHook('onResponse', (request, reply, done) => {
    const reason = reasonOf(request, reply)
    if (reason !== undefined) {
      const { method, routeOptions, provenId } = request
      const fields = {
        method,
        route: routeOptions.url ?? null,
        status: reply.statusCode,
        code: reply.failureCode,
        userId: provenId,
        ms: Math.round(reply.elapsedTime),
      }
      request.log[reply.statusCode >= 400 ? 'warn' : 'info'](fields, reason)
    }
    done()
  })
})
