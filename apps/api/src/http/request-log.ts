import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { Histogram } from 'prom-client'
import { counter, numberOf, registry } from '@honjeo/observability/metrics'

const SLOW_MS = 1000
/** A login, a change of an account and an act of staff leave a line; a renewal of a login comes too often for one. */
const ACTS = /^\/api\/(auth|account|admin)\//
const EVERYDAY = new Set(['POST /api/auth/reissue', 'PUT /api/account/notification-settings'])
/** Reads that take personal data out. */
const TAKEN_OUT = /^\/api\/(admin\/exports|account\/export)/

/** Returns why a request is worth a line; undefined: it is not. */
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
 * Writes one line for a request that an operator may have to look into: by the pattern of its route and the number of
 * the member, and nothing of what was said. Refusals are logged where they are made, by the error handler. See the
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

/** The bounds in seconds; among them are the limits of what is promised: see docs/operations.md. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.3, 0.5, 1, 2.5, 5, 10]
/** What no route takes: its path is a stranger's text. */
const UNMATCHED = 'none'

const requests = counter('honjeo_http_requests_total', 'Requests that were answered or given up', [
  'method',
  'route',
  'status',
])
const durations = new Histogram({
  name: 'honjeo_http_request_duration_seconds',
  help: 'From the head of a request to the end of its answer',
  labelNames: ['method', 'route'],
  buckets: BUCKETS,
  registers: [registry],
})

/** Counts and times every request by the pattern of its route, never by its path. */
export const httpMetricsPlugin = fp(async (app) => {
  let inFlight = 0
  numberOf('honjeo_http_requests_in_flight', 'Requests that are being answered', () => inFlight)
  app.addHook('onRequest', (_request, _reply, done) => {
    inFlight += 1
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    inFlight -= 1
    const route = request.routeOptions.url ?? UNMATCHED
    const method = route === UNMATCHED ? UNMATCHED : request.method
    requests.inc({ method, route, status: reply.statusCode })
    durations.observe({ method, route }, reply.elapsedTime / 1000)
    done()
  })
})
