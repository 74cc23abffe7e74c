import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { INQUIRY_CATEGORY_TEXTS } from '@honjeo/contract/values/inquiry-categories'
import { appError } from '@honjeo/contract/app-error'
import { once } from '../http/idempotency.ts'
import { serve } from '../http/serve.ts'
import { findInquiry, listOwnInquiries } from './inquiries.queries.ts'
import { writeInquiry } from './inquiries.service.ts'

/** What is written to staff is not judged by its words: a complaint may quote. */
export const inquiriesPlugin: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  serve(app, 'GET /api/inquiries/categories', async () => [...INQUIRY_CATEGORY_TEXTS])

  serve(app, 'POST /api/inquiries', async (request) => {
    const { userId } = request.requireViewer()
    const id = await once(db, request, userId, (tx) => writeInquiry(tx, userId, request.body, clock.now()))
    return { id }
  })

  serve(app, 'GET /api/inquiries/my', (request) => listOwnInquiries(db, request.requireViewer().userId, request.query))

  serve(app, 'GET /api/inquiries/:inquiryId', async (request) => {
    const { userId } = request.requireViewer()
    const inquiry = await findInquiry(db, request.params.inquiryId)
    if (inquiry?.userId !== userId) throw appError('INQUIRY_NOT_FOUND')
    return inquiry
  })
}
