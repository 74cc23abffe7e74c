import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Nullable, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { STAFF_WARNING_HOURS_MAX, STOPPING_WARNINGS, WARNING_LEVELS, WARNING_ZONES } from '../values/weather.ts'
import { ADMIN_TAGS as tags } from './common.ts'

/** A warning that staff gave, as the weather service's are: for a service without a key, and for what is known sooner. */
export type StaffWarning = Static<typeof StaffWarning>
export const StaffWarning = Type.Object({
  warningId: Id,
  kind: OneOf(STOPPING_WARNINGS),
  level: OneOf(WARNING_LEVELS),
  zones: Type.Array(OneOf(WARNING_ZONES)),
  givenAt: DateTime,
  endsAt: DateTime,
  /** The time at which it was lifted; null: it was not lifted before its end. */
  liftedAt: Nullable(DateTime),
})

export const adminWeatherWarningsRoutes = {
  'GET /api/admin/weather-warnings': {
    summary: '운영자가 알린 특보 목록',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The last warning comes first. */
    querystring: CursorQuery({}),
    response: { 200: Page(StaffWarning) },
  },
  'POST /api/admin/weather-warnings': {
    summary: '특보 알리기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    body: Closed({
      kind: OneOf(STOPPING_WARNINGS),
      level: OneOf(WARNING_LEVELS),
      zones: Type.Array(OneOf(WARNING_ZONES), { minItems: 1, maxItems: WARNING_ZONES.length, uniqueItems: true }),
      /** The number of hours from now on. */
      hours: Type.Integer({ minimum: 1, maximum: STAFF_WARNING_HOURS_MAX }),
    }),
    example: () => ({ kind: 'HIGH_WAVES', level: 'ADVISORY', zones: ['SEA_SOUTH'], hours: 12 }),
    isDoneOnce: true,
    response: { 201: StaffWarning },
  },
  'POST /api/admin/weather-warnings/:warningId/lift': {
    summary: '특보 거두기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params: Type.Object({ warningId: Id }),
    isDoneOnce: true,
    response: { 200: Empty },
  },
} satisfies RouteTable
