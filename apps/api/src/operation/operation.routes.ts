import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { operationRoutes, type Settings } from '@honjeo/contract/operation'
import type { Database } from '../db/client.ts'
import type { Bus } from '../realtime/bus.ts'
import { VERSION } from '../version.ts'

const PROBE_MS = 2000

/** `ok`, or what is wrong; never longer than the probe's limit. */
async function probe(check: () => Promise<unknown>): Promise<string> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PROBE_MS} ms`)), PROBE_MS)
  })
  try {
    await Promise.race([check(), timeout])
    return 'ok'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    clearTimeout(timer)
  }
}

/** For whoever runs the server: is the process up, can it serve, which version is it. */
export const operationPlugin: FastifyPluginAsyncTypebox<{ database: Database; bus: Bus; settings: Settings }> = async (
  app,
  { database, bus, settings },
) => {
  app.get('/livez', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [databaseState, busState] = await Promise.all([
      probe(() => database.pool.query('select 1')),
      probe(() => bus.ping()),
    ])
    const isReady = databaseState === 'ok' && busState === 'ok'
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable', database: databaseState, bus: busState })
  })

  app.get('/api/settings', { schema: operationRoutes['GET /api/settings'] }, () => settings)
  app.get('/api/version', { schema: operationRoutes['GET /api/version'] }, () => ({ version: VERSION }))
}
