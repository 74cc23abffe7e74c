import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { inquiriesRoutes } from '@honjeo/contract/inquiries'
import { INQUIRY_CATEGORY_TEXTS } from '@honjeo/contract/values/inquiry-categories'
import { appError } from '../lib/errors.ts'
import { once } from '../http/idempotency.ts'
import { findInquiry, listOwnInquiries } from './inquiries.queries.ts'
import { writeInquiry } from './inquiries.service.ts'

/** What is written to staff is not judged by its words: a complaint may quote. */
export const inquiriesPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get('/api/inquiries/categories', { schema: inquiriesRoutes['GET /api/inquiries/categories'] }, async () => [
    ...INQUIRY_CATEGORY_TEXTS,
  ])

  app.post('/api/inquiries', { schema: inquiriesRoutes['POST /api/inquiries'] }, async (request, reply) => {
    const { userId } = request.requireViewer()
    const id = await once(db, request, userId, (tx) => writeInquiry(tx, userId, request.body, clock.now()))
    reply.code(201)
    return { id }
  })

  app.get('/api/inquiries/my', { schema: inquiriesRoutes['GET /api/inquiries/my'] }, (request) =>
    listOwnInquiries(db, request.requireViewer().userId, request.query),
  )

  app.get(
    '/api/inquiries/:inquiryId',
    { schema: inquiriesRoutes['GET /api/inquiries/:inquiryId'] },
    async (request) => {
      const { userId } = request.requireViewer()
      const inquiry = await findInquiry(db, request.params.inquiryId)
      if (inquiry?.userId !== userId) throw appError('INQUIRY_NOT_FOUND')
      return inquiry
    },
  )
}
