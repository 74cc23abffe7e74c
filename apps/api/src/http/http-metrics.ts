import { Histogram } from 'prom-client'
import fp from 'fastify-plugin'
import { counter, numberOf, registry } from '../ops/metrics.ts'

/** s; among them the limits of what is promised: see docs/operations.md. */
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
