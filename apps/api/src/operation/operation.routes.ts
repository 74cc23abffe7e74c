import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Settings } from '@honjeo/contract/operation'
import type { FastifyRequest } from 'fastify'
import { serve } from '../http/serve.ts'
import type { Database } from '../db/client.ts'
import { appError } from '@honjeo/contract/app-error'
import { registry } from '@honjeo/observability/metrics'
import type { Bus } from '@honjeo/bus/bus'
import { VERSION } from '../lib/version.ts'
import { createChecks, type Checked, watchServer } from './metrics.ts'

export interface OperationOptions {
  database: Database
  bus: Bus
  images: Checked
  settings: Settings
  isOperator: (request: FastifyRequest) => boolean
}

/** Answers the operator of the server: is the process up, can it serve, what is it doing, which version is it. */
export const operationPlugin: FastifyPluginAsyncTypebox<OperationOptions> = async (
  app,
  { database, bus, images, settings, isOperator },
) => {
  const check = createChecks({ database, bus, images })
  watchServer(database, check)

  app.get('/livez', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    const states = await check()
    const isReady = Object.values(states).every((state) => state === 'ok')
    // Causes name addresses and folders, which are the operator's business alone.
    const shown = Object.entries(states).map(([part, state]) => [
      part,
      state === 'ok' || isOperator(request) ? state : 'unavailable',
    ])
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', ...Object.fromEntries(shown) })
  })

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOperator(request)) throw appError('NOT_FOUND')
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })

  serve(app, 'GET /api/settings', () => settings)
  serve(app, 'GET /api/version', () => ({ version: VERSION }))
}
