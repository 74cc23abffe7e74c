import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { requiresNothing } from './openapi/requires-nothing.ts'

async function takeNoneForEmpty(request: FastifyRequest): Promise<void> {
  if (request.body === undefined) request.body = {}
}

/** Where all fields of a body may be left out, no body is one without any. */
export const optionalBodyPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const body = route.schema?.body
    if (!body || !requiresNothing(body)) return
    route.preValidation = [takeNoneForEmpty, ...[route.preValidation ?? []].flat()]
  })
})
