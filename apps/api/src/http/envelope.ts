import { Failure, Ok } from '@honjeo/contract/common'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { TSchema } from 'typebox'

const wrappers = new WeakMap<TSchema, TSchema>()

/** Returns the same schema for the same result, for each route that compiles it. */
function okOf(result: TSchema): TSchema {
  const ok = wrappers.get(result) ?? Ok(result)
  wrappers.set(result, ok)
  return ok
}

const SUCCESS = { isSuccess: true, code: 'COMMON200', message: '성공입니다.' } as const

/**
 * Wraps what a handler of /api returns, and its response schema with it: handlers and contract speak of the bare result
 * only, and one without a result answers null. (A preSerialization hook would do, were it not skipped for null.)
 */
export const envelopePlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return
    const { handler, schema } = route
    const bare = (schema?.response ?? {}) as Record<string, TSchema>
    const wrapped = Object.fromEntries(Object.entries(bare).map(([status, result]) => [status, okOf(result)]))
    route.schema = { ...schema, response: { ...wrapped, '4xx': Failure, '5xx': Failure } }
    route.handler = async function (this: typeof app, request: FastifyRequest, reply: FastifyReply) {
      const result: unknown = await handler.call(this, request, reply)
      const isLater = schema?.answersLater === true && reply.statusCode === 202
      return reply.sent ? reply : { ...SUCCESS, ...(isLater ? { code: 'COMMON202' } : {}), result: result ?? null }
    }
  })
})
