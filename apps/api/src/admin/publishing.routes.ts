import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { keptBanners, listBanners, toKeptBanner, keptTemplates, listTemplates } from './publishing.queries.ts'
import { addTo, changeIn, removeFrom } from './kept-list.ts'

/** What the home screen shows at its top, and what staff say again and again. */
export const adminPublishingPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  serve(app, 'GET /api/admin/banners', () => listBanners(db))

  serve(app, 'POST /api/admin/banners', (request) =>
    actAsStaff(options, request, (act) => addTo(keptBanners, act, toKeptBanner(request.body))),
  )

  serve(app, 'PUT /api/admin/banners/:bannerId', (request) =>
    actAsStaff(options, request, (act) =>
      changeIn(keptBanners, act, request.params.bannerId, toKeptBanner(request.body)),
    ),
  )

  serve(app, 'DELETE /api/admin/banners/:bannerId', (request) =>
    actAsStaff(options, request, (act) => removeFrom(keptBanners, act, request.params.bannerId)),
  )

  serve(app, 'GET /api/admin/templates', () => listTemplates(db))

  serve(app, 'POST /api/admin/templates', (request) =>
    actAsStaff(options, request, (act) => addTo(keptTemplates, act, request.body)),
  )

  serve(app, 'PUT /api/admin/templates/:templateId', (request) =>
    actAsStaff(options, request, (act) => changeIn(keptTemplates, act, request.params.templateId, request.body)),
  )

  serve(app, 'DELETE /api/admin/templates/:templateId', (request) =>
    actAsStaff(options, request, (act) => removeFrom(keptTemplates, act, request.params.templateId)),
  )
}
