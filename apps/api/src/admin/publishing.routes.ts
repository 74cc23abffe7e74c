import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { adminPublishingRoutes as routes } from '@honjeo/contract/admin/publishing'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { keptBanners, listBanners, toKeptBanner, keptTemplates, listTemplates } from './publishing.queries.ts'
import { addTo, changeIn, removeFrom } from './kept-list.ts'

/** What the home screen shows at its top, and what staff say again and again. */
export const adminPublishingPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  app.get('/api/admin/banners', { schema: routes['GET /api/admin/banners'] }, () => listBanners(db))

  app.post('/api/admin/banners', { schema: routes['POST /api/admin/banners'] }, (request, reply) => {
    reply.code(201)
    return actAsStaff(options, request, (act) => addTo(keptBanners, act, toKeptBanner(request.body)))
  })

  app.put('/api/admin/banners/:bannerId', { schema: routes['PUT /api/admin/banners/:bannerId'] }, (request) =>
    actAsStaff(options, request, (act) =>
      changeIn(keptBanners, act, request.params.bannerId, toKeptBanner(request.body)),
    ),
  )

  app.delete('/api/admin/banners/:bannerId', { schema: routes['DELETE /api/admin/banners/:bannerId'] }, (request) =>
    actAsStaff(options, request, (act) => removeFrom(keptBanners, act, request.params.bannerId)),
  )

  app.get('/api/admin/templates', { schema: routes['GET /api/admin/templates'] }, () => listTemplates(db))

  app.post('/api/admin/templates', { schema: routes['POST /api/admin/templates'] }, (request, reply) => {
    reply.code(201)
    return actAsStaff(options, request, (act) => addTo(keptTemplates, act, request.body))
  })

  app.put('/api/admin/templates/:templateId', { schema: routes['PUT /api/admin/templates/:templateId'] }, (request) =>
    actAsStaff(options, request, (act) => changeIn(keptTemplates, act, request.params.templateId, request.body)),
  )

  app.delete(
    '/api/admin/templates/:templateId',
    { schema: routes['DELETE /api/admin/templates/:templateId'] },
    (request) => actAsStaff(options, request, (act) => removeFrom(keptTemplates, act, request.params.templateId)),
  )
}
