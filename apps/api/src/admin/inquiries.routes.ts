import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { appError } from '@honjeo/contract/app-error'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { findInquiry, listInquiries } from './inquiries.queries.ts'
import { changeInquiry, replyToInquiry } from './inquiries.service.ts'

export const adminInquiriesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app

  async function requireInquiry(inquiryId: number) {
    const inquiry = await findInquiry(db, inquiryId, clock.now().toISOString())
    if (!inquiry) throw appError('STAFF_TARGET_NOT_FOUND')
    return inquiry
  }

  serve(app, 'GET /api/admin/inquiries', (request) => listInquiries(db, request.query, clock.now().toISOString()))

  serve(app, 'GET /api/admin/inquiries/:inquiryId', (request) => requireInquiry(request.params.inquiryId))

  serve(app, 'PATCH /api/admin/inquiries/:inquiryId', async (request) => {
    const { inquiryId } = request.params
    await actAsStaff(options, request, (act) => changeInquiry(act, inquiryId, request.body))
    return requireInquiry(inquiryId)
  })

  serve(app, 'POST /api/admin/inquiries/:inquiryId/reply', async (request) => {
    const { inquiryId } = request.params
    await actAsStaff(options, request, (act) => replyToInquiry(act, inquiryId, request.body.reply))
    return requireInquiry(inquiryId)
  })
}
