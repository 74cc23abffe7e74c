import { limitOf } from '@honjeo/contract/request-limits'
import type { LimitClass, Rate, RequestLimit } from '@honjeo/contract/values/request-limits'
import type { RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { appError } from '../errors.ts'
import type { Bus } from '../realtime/bus.ts'
import { addressKey } from './client-address.ts'
import { createSharedBuckets } from './shared-buckets.ts'

export type RequestLimits = Readonly<Record<LimitClass, RequestLimit>>
type RateName = `${LimitClass}.${keyof RequestLimit}`

export interface RequestLimitsOptions {
  bus: Bus
  /** Null: nobody is counted, as for tests and measurements. */
  limits: RequestLimits | null
}

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
/** For the operator's own probes; and sockets, which have a door of their own. */
const UNLIMITED = new Set(['/livez', '/readyz', '/metrics', '/ws'])

function classOf({ method, url }: Pick<RouteOptions, 'method' | 'url'>): LimitClass | null {
  if (UNLIMITED.has(url)) return null
  if (!url.startsWith('/api/')) return 'file'
  const lines = [method].flat().map((each) => `${each} ${url}`)
  const [limit] = lines.map((line) => limitOf(line) ?? BESIDE_CONTRACT[line])
  if (!limit) throw new Error(`${lines.join(', ')} has no limit: see the contract's request-limits.ts`)
  return limit
}

/**
 * Counts each request by the limit of its route: of a member for themselves, of a visitor with all of their address.
 * Whoever has spent it is answered COMMON429 before the body is read. A route without a limit keeps the server from starting.
 */
export const requestLimitsPlugin = fp<RequestLimitsOptions>(async (app, { bus, limits }) => {
  app.decorateRequest('addressKey', {
    getter() {
      return addressKey(this.ip)
    },
  })
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, limit: classOf(route) }
  })
  if (limits === null) return

  const rates = Object.fromEntries(
    Object.entries(limits).flatMap(([limit, { member, visitor }]) => [
      [`${limit}.member`, member],
      [`${limit}.visitor`, visitor],
    ]),
  ) as Record<RateName, Rate>
  const buckets = await createSharedBuckets(bus, 'limits:requests', rates)
  app.addHook('onClose', async () => buckets.close())

  app.addHook('onRequest', async (request) => {
    // Undefined where no route was found.
    const { limit = 'file' } = request.routeOptions.config
    if (limit === null) return
    const { viewer } = request
    const [name, key]: [RateName, number | string] = viewer
      ? [`${limit}.member`, viewer.userId]
      : [`${limit}.visitor`, request.addressKey]
    const now = performance.now()
    if (buckets.take(name, key, now)) return
    throw appError('COMMON429', { retryAfter: buckets.waitMs(name, key, now) / 1000 })
  })
})

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Which limit the route is under; null: none. */
    limit?: LimitClass | null
  }
  interface FastifyRequest {
    /** What a caller without an account is counted by. */
    readonly addressKey: string
  }
}
