import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { serve } from '../http/serve.ts'
import type { ConsoleOptions } from './staff-act.ts'
import { adminAuthenticatorPlugin, adminStaffPlugin } from './staff.routes.ts'
import { adminContentPlugin } from './content.routes.ts'
import { adminExportsPlugin } from './exports.routes.ts'
import { adminInquiriesPlugin } from './inquiries.routes.ts'
import { adminIslandRulesPlugin } from './island-rules.routes.ts'
import { adminMembersPlugin } from './members.routes.ts'
import { adminReportsPlugin } from './reports.routes.ts'
import { adminNoticesPlugin } from './notices.routes.ts'
import { adminPlacesPlugin } from './places.routes.ts'
import { adminPublishingPlugin } from './publishing.routes.ts'
import { adminRingsPlugin } from './rings.routes.ts'
import { adminWeatherWarningsPlugin } from './weather-warnings.routes.ts'
import { adminWordsPlugin } from './words.routes.ts'
import { listAudit } from './audit.queries.ts'

/** The staff's console: a plugin for each group of routes. The contract's `security` keeps everybody else out. */
export const adminPlugin: FastifyPluginAsyncTypebox<ConsoleOptions> = async (app, options) => {
  await app.register(adminStaffPlugin, options)
  await app.register(adminAuthenticatorPlugin, options)
  await app.register(adminReportsPlugin, options)
  await app.register(adminInquiriesPlugin, options)
  await app.register(adminMembersPlugin, options)
  await app.register(adminContentPlugin, options)
  await app.register(adminPlacesPlugin, options)
  await app.register(adminNoticesPlugin, options)
  await app.register(adminPublishingPlugin, options)
  await app.register(adminWeatherWarningsPlugin, options)
  await app.register(adminWordsPlugin, options)
  await app.register(adminIslandRulesPlugin, options)
  await app.register(adminRingsPlugin, options)
  await app.register(adminExportsPlugin, options)

  serve(app, 'GET /api/admin/audit-log', (request) => listAudit(app.db, request.query))
}
