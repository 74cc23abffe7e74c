import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { dayAfter } from '@honjeo/contract/values/days'
import { HELP_HOLIDAY_DAYS } from '@honjeo/contract/values/limits'
import { isPublicHoliday } from '@honjeo/planner/opening/holidays'
import { serve } from '../http/serve.ts'
import { koreanDay } from '../lib/clock.ts'
import { listHelpAround } from './help-points.queries.ts'
import type { HelpDataSettings } from '../config/help-data.ts'
import { startHelpImports } from './help-imports.worker.ts'

/** How often the server looks for a data set that is due. */
const EVERY_MS = 60_000

export interface HelpPointsOptions {
  /** What is brought in; null: what ships is all there is. */
  data: HelpDataSettings | null
  /** What differs in tests. */
  pace?: { everyMs?: number; timeoutMs?: number; retryMs?: number }
}

/** What helps near by: what ships and what the open data know, with who says so. */
export const helpPointsPlugin: FastifyPluginAsyncTypebox<HelpPointsOptions> = async (app, { data, pace = {} }) => {
  const { db, clock, log } = app
  if (data !== null && (data.key !== null || data.files.length > 0)) {
    const worker = await startHelpImports({ db, clock, log, data, everyMs: EVERY_MS, ...pace })
    app.addHook('onClose', () => worker.stop())
  }

  serve(app, 'GET /api/help-points', async ({ query }) => {
    const today = koreanDay(clock.now())
    // Hours of yesterday may last past midnight.
    const days = Array.from({ length: HELP_HOLIDAY_DAYS + 2 }, (_, day) => dayAfter(today, day - 1))
    return { points: await listHelpAround(db, query), today, holidays: days.filter(isPublicHoliday) }
  })
}
