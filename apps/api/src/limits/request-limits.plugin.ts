import type { RouteSchema } from '@honjeo/contract/route-table'
import { apiRoutes } from '@honjeo/contract/routes'
import type { LimitClass, Rate, RequestLimit } from '@honjeo/contract/values/request-limits'
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { appError } from '@honjeo/contract/app-error'
import { answerAtOnce } from '../http/error-handler.ts'
import { ignoresToken } from '../http/viewer.ts'
import type { Bus } from '@honjeo/bus/bus'
import { addressKey } from './client-address.ts'
import { createSharedBuckets } from '@honjeo/bus/shared-buckets'

export type RequestLimits = Readonly<Record<LimitClass, RequestLimit>>
type RateName = `${LimitClass}.${keyof RequestLimit}`

/** Null switches the limits off, as tests and measurements need it. */
export type RequestCounts = Awaited<ReturnType<typeof createRequestCounts>> | null

/** Routes under /api beside the contract: files and redirects. */
const BESIDE_CONTRACT: Record<string, LimitClass> = {
  'GET /api/account/export': 'heavy',
  'GET /api/auth/kakao': 'session',
  'GET /api/auth/kakao/callback': 'session',
  'GET /api/chatrooms/:roomId/calendar.ics': 'read',
  'GET /api/plans/:planId.gpx': 'read',
  'GET /api/plans/:planId.ics': 'read',
  'GET /api/shared-plans/:token.gpx': 'link',
  'GET /api/shared-plans/:token.ics': 'link',
}
/** The paths for the operator's own probes, and that of sockets, which have a door of their own. */
const UNLIMITED = new Set(['/livez', '/readyz', '/metrics', '/ws'])

function limitOf(line: string): LimitClass | undefined {
  if (line.includes(' /api/admin/')) return 'staff'
  return (apiRoutes as Record<string, RouteSchema>)[line]?.limit ?? BESIDE_CONTRACT[line]
}

function classOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): LimitClass | null {
  if (UNLIMITED.has(url)) return null
  if (!url.startsWith('/api/')) return 'file'
  const lines = [method].flat().map((each) => `${each} ${url}`)
  const [limit] = lines.map(limitOf)
  if (!limit) throw new Error(`${lines.join(', ')} has no limit: it is not a row of the contract`)
  return limit
}

/** Counts requests on all servers. */
export async function createRequestCounts(bus: Bus, limits: RequestLimits) {
  const rates = Object.fromEntries(
    Object.entries(limits).flatMap(([limit, { member, visitor }]) => [
      [`${limit}.member`, member],
      [`${limit}.visitor`, visitor],
    ]),
  ) as Record<RateName, Rate>
  const buckets = await createSharedBuckets(bus, 'limits:requests', rates)
  return {
    /** Counts one more, and answers the seconds to wait where that is one too many. */
    spend(name: RateName, key: number | string): number {
      const now = performance.now()
      return buckets.take(name, key, now) ? 0 : buckets.waitMs(name, key, now) / 1000
    },
    close: () => buckets.close(),
  }
}

function limitOfRequest({ routeOptions }: FastifyRequest): LimitClass | null {
  // The limit is undefined where no route was found.
  const { limit = 'file' } = routeOptions.config
  return limit
}

/** Whether the caller is a visitor for certain, which shows before a token is looked at. */
const isOfVisitor = ({ routeOptions: { url, schema }, headers }: FastifyRequest) =>
  schema?.security === undefined && (headers.authorization === undefined || ignoresToken(url))

/**
 * Counts each request by the limit of its route: a member's alone, a visitor's with all of their address. A request
 * beyond the limit is answered TOO_MANY_REQUESTS before its body is read. This plugin counts certain visitors before
 * anything else is done for them, and answers at once, so that a flood of strangers costs as little as it can;
 * `memberLimitsPlugin` counts the others. A route without a limit keeps the server from starting.
 */
export const visitorLimitsPlugin = fp<{ counts: RequestCounts }>(async (app, { counts }) => {
  app.decorateRequest('keptAddressKey', null)
  app.decorateRequest('addressKey', {
    getter() {
      return (this.keptAddressKey ??= addressKey(this.ip))
    },
  })
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit: classOf(route) }
  })
  app.decorate('refuseAsVisitor', (request, reply) => {
    const limit = limitOfRequest(request)
    const retryAfter = limit && counts ? counts.spend(`${limit}.visitor`, request.addressKey) : 0
    if (retryAfter === 0) return false
    app.noteRefusal(request, 'TOO_MANY_REQUESTS')
    answerAtOnce(request, reply, { reason: 'TOO_MANY_REQUESTS', retryAfter })
    return true
  })
  if (counts === null) return
  app.addHook('onClose', async () => counts.close())

  app.addHook('onRequest', (request, reply, done) => {
    if (!isOfVisitor(request) || !app.refuseAsVisitor(request, reply)) done()
  })
})

/** Counts the callers whose token had to be looked at; a token without a viewer makes them visitors. */
export const memberLimitsPlugin = fp<{ counts: RequestCounts }>(async (app, { counts }) => {
  if (counts === null) return
  app.addHook('onRequest', async (request) => {
    const limit = limitOfRequest(request)
    if (limit === null || isOfVisitor(request)) return
    const { viewer } = request
    const retryAfter = viewer
      ? counts.spend(`${limit}.member`, viewer.userId)
      : counts.spend(`${limit}.visitor`, request.addressKey)
    if (retryAfter > 0) throw appError('TOO_MANY_REQUESTS', { retryAfter })
  })
})

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts the request as one of a visitor, and answers it where it is one too many; whether it did. */
    refuseAsVisitor(request: FastifyRequest, reply: FastifyReply): boolean
  }
  interface FastifyContextConfig {
    /** The limit that the route is under; null: none. */
    limit?: LimitClass | null
  }
  interface FastifyRequest {
    /** What a caller without an account is counted by. */
    readonly addressKey: string
    keptAddressKey: string | null
  }
}
