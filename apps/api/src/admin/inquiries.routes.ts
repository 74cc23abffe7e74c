import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminInquiriesRoutes } from '@honjeo/contract/admin/inquiries'
import { appError } from '../lib/errors.ts'
import type { AdminOptions } from './admin-options.ts'
import { findInquiry, listInquiries } from './inquiries.queries.ts'
import { changeInquiry, replyToInquiry } from './inquiries.service.ts'
import { actAsStaff } from './staff-act.ts'

export const adminInquiriesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app
  const deps = { ...options, db, clock }

  async function requireInquiry(inquiryId: number) {
    const inquiry = await findInquiry(db, inquiryId, clock.now().toISOString())
    if (!inquiry) throw appError('STAFF_TARGET_NOT_FOUND')
    return inquiry
  }

  app.get('/api/admin/inquiries', { schema: adminInquiriesRoutes['GET /api/admin/inquiries'] }, (request) =>
    listInquiries(db, request.query, clock.now().toISOString()),
  )

  app.get(
    '/api/admin/inquiries/:inquiryId',
    { schema: adminInquiriesRoutes['GET /api/admin/inquiries/:inquiryId'] },
    (request) => requireInquiry(request.params.inquiryId),
  )

  app.patch(
    '/api/admin/inquiries/:inquiryId',
    { schema: adminInquiriesRoutes['PATCH /api/admin/inquiries/:inquiryId'] },
    async (request) => {
      const { inquiryId } = request.params
      await actAsStaff(deps, request, (act) => changeInquiry(act, inquiryId, request.body))
      return requireInquiry(inquiryId)
    },
  )

  app.post(
    '/api/admin/inquiries/:inquiryId/reply',
    { schema: adminInquiriesRoutes['POST /api/admin/inquiries/:inquiryId/reply'] },
    async (request) => {
      const { inquiryId } = request.params
      await actAsStaff(deps, request, (act) => replyToInquiry(act, inquiryId, request.body.reply))
      return requireInquiry(inquiryId)
    },
  )
}
