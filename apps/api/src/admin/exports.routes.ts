import { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Closed, DateOnly } from '@honjeo/contract/common'
import { PROVEN_STAFF } from '@honjeo/contract/route-table'
import { STAFF_EXPORTS } from '@honjeo/contract/values/enums'
import { EXPORT_ROWS_MAX } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { addHours } from 'date-fns/addHours'
import { Type } from 'typebox'
import { isInstant, koreanDay } from '../lib/clock.ts'
import { appError } from '@honjeo/contract/app-error'
import { type AdminOptions, actAsStaff } from './staff-act.ts'
import { toCsv } from './csv.ts'
import { countRows, headersOf, listRows, type Period } from './exports.queries.ts'

/** The first and the last day in Korea, both of them within. */
const DayRange = Closed({ from: Type.Optional(DateOnly), to: Type.Optional(DateOnly) })

function midnightOf(field: string, day: string): Date {
  const midnight = `${day}T00:00:00+09:00`
  if (!isInstant(midnight)) throw appError('INVALID_INPUT', { fields: { [field]: say('IMPOSSIBLE_DATE') } })
  return new Date(midnight)
}

function periodOf({ from, to }: { from?: string; to?: string }): Period {
  if (from !== undefined && to !== undefined && from > to) {
    throw appError('INVALID_INPUT', { fields: { to: say('END_BEFORE_START') } })
  }
  return {
    from: from === undefined ? null : midnightOf('from', from).toISOString(),
    until: to === undefined ? null : addHours(midnightOf('to', to), 24).toISOString(),
  }
}

/** Serves tables as files. They are no part of the contract: they do not answer JSON. */
export const adminExportsPlugin: FastifyPluginAsyncTypebox<AdminOptions> = async (app, options) => {
  const { db, clock } = app
  const schema = { hide: true, security: PROVEN_STAFF, querystring: DayRange }

  for (const kind of STAFF_EXPORTS) {
    app.get(`/api/admin/exports/${kind}.csv`, { schema }, async (request, reply) => {
      const { from = null, to = null } = request.query
      const period = periodOf(request.query)
      // The export is written down before the first row leaves: one that breaks off was one too.
      const rows = await actAsStaff(options, request, async ({ tx, audit }) => {
        const found = await countRows(tx, kind, period, EXPORT_ROWS_MAX + 1)
        if (found > EXPORT_ROWS_MAX) {
          throw appError('INVALID_INPUT', { fields: { from: say('EXPORT_TOO_LONG', { max: EXPORT_ROWS_MAX }) } })
        }
        await audit({ action: 'EXPORT', targetType: 'EXPORT', targetId: kind, after: { from, to, rows: found } })
        return found
      })
      return reply
        .type('text/csv; charset=utf-8; header=present')
        .header('content-disposition', `attachment; filename="honjeo-${kind}-${koreanDay(clock.now())}.csv"`)
        .send(Readable.from(toCsv(headersOf(kind), listRows(db, kind, period, rows))))
    })
  }
}
