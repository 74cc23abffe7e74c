import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { EVEN_SUSPENDED } from '@honjeo/contract/route-table'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '../lib/errors.ts'
import { claimExport } from './export.queries.ts'
import { packOwnData, type ExportDeps } from './export.service.ts'

/** Lets members take their own data along. Like other files it is not in the contract, which speaks JSON. */
export const exportPlugin: FastifyPluginAsyncTypebox<Pick<ExportDeps, 'store'>> = async (app, { store }) => {
  const { db, clock } = app

  const schema = { summary: '내 자료 내려받기', tags: ['계정'], security: EVEN_SUSPENDED, fileType: 'application/zip' }
  app.get('/api/account/export', { schema }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const retryAfter = await claimExport(db, userId, clock.now())
    if (retryAfter > 0) throw appError('EXPORTED_RECENTLY', { retryAfter })
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="honjeo-${koreanDay(clock.now())}.zip"`)
      .send(packOwnData({ db, clock, store }, userId))
  })
}
