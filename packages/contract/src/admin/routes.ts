import { adminAuditRoutes } from './audit.ts'
import { adminAuthenticatorRoutes } from './authenticator.ts'
import { adminContentRoutes } from './content.ts'
import { adminInquiriesRoutes } from './inquiries.ts'
import { adminIslandRulesRoutes } from './island-rules.ts'
import { adminMembersRoutes } from './members.ts'
import { adminPlacesRoutes } from './places.ts'
import { adminPublishingRoutes } from './publishing.ts'
import { adminReportsRoutes } from './reports.ts'
import { adminRingsRoutes } from './rings.ts'
import { adminStaffRoutes } from './staff.ts'
import { adminWeatherWarningsRoutes } from './weather-warnings.ts'
import { adminWordsRoutes } from './words.ts'

/**
 * What staff do. CSV files (`GET /api/admin/exports/:kind.csv`, kinds in `STAFF_EXPORTS`) are no part of it, as they do not
 * answer JSON; they ask for the same security.
 */
export const adminRoutes = {
  ...adminStaffRoutes,
  ...adminAuthenticatorRoutes,
  ...adminReportsRoutes,
  ...adminInquiriesRoutes,
  ...adminMembersRoutes,
  ...adminContentRoutes,
  ...adminPlacesRoutes,
  ...adminPublishingRoutes,
  ...adminWeatherWarningsRoutes,
  ...adminWordsRoutes,
  ...adminIslandRulesRoutes,
  ...adminRingsRoutes,
  ...adminAuditRoutes,
}
