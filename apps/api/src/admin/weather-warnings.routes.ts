import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appError } from '@honjeo/contract/app-error'
import { serve } from '../http/serve.ts'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { insertStaffWarning, liftStaffWarning, listStaffWarnings } from './weather-warnings.queries.ts'

/** Warnings of the weather that staff give and take back: they count beside those of the weather service. */
export const adminWeatherWarningsPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db } = app

  serve(app, 'GET /api/admin/weather-warnings', (request) => listStaffWarnings(db, request.query))

  serve(app, 'POST /api/admin/weather-warnings', (request) =>
    actAsStaff(options, request, async ({ tx, now, audit, afterwards }) => {
      const given = await insertStaffWarning(tx, request.body, now)
      const { kind, level, zones, endsAt } = given
      const after = { kind, level, zones, endsAt }
      await audit({ action: 'WARNING_GIVE', targetType: 'WEATHER_WARNING', targetId: given.warningId, after })
      afterwards(() => app.announceWarnings())
      return given
    }),
  )

  serve(app, 'POST /api/admin/weather-warnings/:warningId/lift', (request) =>
    actAsStaff(options, request, async ({ tx, now, audit, afterwards }) => {
      const { warningId } = request.params
      if (!(await liftStaffWarning(tx, warningId, now))) throw appError('STAFF_TARGET_NOT_FOUND')
      await audit({ action: 'WARNING_LIFT', targetType: 'WEATHER_WARNING', targetId: warningId })
      afterwards(() => app.announceWarnings())
    }),
  )
}
