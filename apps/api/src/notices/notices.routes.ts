import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { findNotice, listNotices } from './notices.queries.ts'

/** What the operator announces to all; staff write it, see the `admin` folder. */
export const noticesPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  serve(app, 'GET /api/notices', (request) => listNotices(db, request.query))

  serve(app, 'GET /api/notices/:noticeId', async (request) => {
    const notice = await findNotice(db, request.params.noticeId)
    if (!notice) throw appError('NOTICE_NOT_FOUND')
    return notice
  })
}
