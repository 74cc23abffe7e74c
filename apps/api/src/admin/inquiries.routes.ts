import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminInquiriesRoutes } from '@honjeo/contract/admin/inquiries'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import type { AdminOptions } from './admin-options.ts'
import { findInquiry, listInquiries } from './inquiries.queries.ts'
import { changeInquiry, replyToInquiry } from './inquiries.service.ts'
import { actAsStaff } from './staff-act.ts'

export const adminInquiriesPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app
  const deps = { ...options, db, clock }

  async function requireInquiry(source: Db, inquiryId: number) {
    const inquiry = await findInquiry(source, inquiryId, clock.now().toISOString())
    if (!inquiry) throw appError('ADMIN4040')
    return inquiry
  }

  app.get('/api/admin/inquiries', { schema: adminInquiriesRoutes['GET /api/admin/inquiries'] }, (request) =>
    listInquiries(db, request.query, clock.now().toISOString()),
  )

  app.get(
    '/api/admin/inquiries/:inquiryId',
    { schema: adminInquiriesRoutes['GET /api/admin/inquiries/:inquiryId'] },
    (request) => requireInquiry(db, request.params.inquiryId),
  )

  app.patch(
    '/api/admin/inquiries/:inquiryId',
    { schema: adminInquiriesRoutes['PATCH /api/admin/inquiries/:inquiryId'] },
    (request) =>
      actAsStaff(deps, request, async (act) => {
        await changeInquiry(act, request.params.inquiryId, request.body)
        return requireInquiry(act.tx, request.params.inquiryId)
      }),
  )

  app.post(
    '/api/admin/inquiries/:inquiryId/reply',
    { schema: adminInquiriesRoutes['POST /api/admin/inquiries/:inquiryId/reply'] },
    (request) =>
      actAsStaff(deps, request, async (act) => {
        await replyToInquiry(act, request.params.inquiryId, request.body.reply)
        return requireInquiry(act.tx, request.params.inquiryId)
      }),
  )
}
