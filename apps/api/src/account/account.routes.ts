import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { EVEN_SUSPENDED } from '@honjeo/contract/route-table'
import { serve } from '../http/serve.ts'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { listMyConsents } from '../records/consents.queries.ts'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import { decideConsent, endMySession, endOtherSessions, changePassword } from './account.service.ts'
import { listMySessions, findAccountStatus } from './account.queries.ts'
import { withdraw } from './withdrawal.service.ts'
import { claimExport } from './export.queries.ts'
import { packOwnData, type ExportDeps } from './export.service.ts'

interface AccountOptions {
  keys: Keys
  watch: SessionWatch
  feed: RoomFeed
}

/** What a member decides about their account. */
export const accountPlugin: FastifyPluginAsyncTypebox<AccountOptions> = async (app, { keys, watch, feed }) => {
  const { db, clock, outbox, attempts, log } = app
  const deps = { db, clock, outbox, attempts, log, keys, watch, feed }

  serve(app, 'PUT /api/account/password', (request) => changePassword(deps, request.requireViewer(), request.body))

  serve(app, 'GET /api/account/sessions', (request) => listMySessions(db, request.requireViewer(), clock.now()))

  serve(app, 'DELETE /api/account/sessions', async (request) => {
    const { userId, sessionId } = request.requireViewer()
    return { ended: await endOtherSessions(deps, userId, sessionId) }
  })

  serve(app, 'DELETE /api/account/sessions/:sessionId', (request) =>
    endMySession(deps, request.requireViewer().userId, request.params.sessionId),
  )

  serve(app, 'GET /api/account/consents', (request) => listMyConsents(db, request.requireViewer().userId))

  serve(app, 'PUT /api/account/consents', (request) =>
    decideConsent(db, request.requireViewer().userId, request.body, clock.now()),
  )

  serve(app, 'GET /api/account/standing', (request) =>
    findAccountStatus(db, request.requireViewer().userId, clock.now()),
  )

  serve(app, 'DELETE /api/mypage/profile', (request) => withdraw(deps, request.requireViewer(), request.body))
}

/** Lets members take their own data along. Like other files it is not in the contract, which speaks JSON. */
export const exportPlugin: FastifyPluginAsyncTypebox<Omit<ExportDeps, 'db' | 'clock'>> = async (app, options) => {
  const { db, clock } = app

  const schema = { summary: '내 자료 내려받기', tags: ['계정'], security: EVEN_SUSPENDED, fileType: 'application/zip' }
  app.get('/api/account/export', { schema }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const retryAfter = await claimExport(db, userId, clock.now())
    if (retryAfter > 0) throw appError('EXPORTED_RECENTLY', { retryAfter })
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="honjeo-${koreanDay(clock.now())}.zip"`)
      .send(packOwnData({ db, clock, ...options }, userId))
  })
}
