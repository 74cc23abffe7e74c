import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { hurryReceipts } from './text-sendings.queries.ts'

/** The most reports at once, as SOLAPI sends them, of which the ids alone are read. */
const REPORTS_MAX = 100
const GroupId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })
const Reports = Type.Array(Type.Object({ groupId: GroupId }), { minItems: 1, maxItems: REPORTS_MAX })

/**
 * What a gateway says by itself, in its own form and so beside the contract: a hint and no proof. From whoever it comes, the
 * gateway is asked what became of the texts that are named; unknown ones are passed over.
 */
export const textReportsPlugin: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/text-reports', { schema: { hide: true, body: Reports } }, async ({ body }, reply) => {
    const ids = body.map(({ groupId }) => groupId)
    await hurryReceipts(app.db, ids, app.clock.now().toISOString())
    return reply.code(202).type('text/plain').send('taken')
  })
}
