import { Type, type Static } from 'typebox'
import { Closed, DateOnly, Nullable, OneOf } from './common.ts'
import type { RouteTable } from './route-table.ts'
import { HELP_KINDS, HELP_WEEK_DAYS } from './values/help-kinds.ts'
import { HELP_ADDRESS_MAX, HELP_NAME_MAX, HELP_SPOT_MAX, LINK_MAX, RULE_SOURCE_NAME_MAX } from './values/limits.ts'

const Span = Type.Object({
  from: Type.Integer({ minimum: 0, maximum: 1440 }),
  to: Type.Integer({ minimum: 0, maximum: 2880 }),
})

/** Something that helps: where it is, who says so, and since when. */
export type HelpPoint = Static<typeof HelpPoint>
export const HelpPoint = Type.Object({
  kind: OneOf(HELP_KINDS),
  name: Type.String({ minLength: 1, maxLength: HELP_NAME_MAX }),
  address: Nullable(Type.String({ maxLength: HELP_ADDRESS_MAX })),
  phone: Nullable(Type.String({ maxLength: 20 })),
  lat: Type.Number(),
  lng: Type.Number(),
  /** True where its sources differ about where it is, or one alone knows: it is to be looked for by its address. */
  isRough: Type.Boolean(),
  /** The spot in its building, or on its shore, where it is. */
  spot: Nullable(Type.String({ maxLength: HELP_SPOT_MAX })),
  /** Minutes of the day from Monday to Sunday and on public holidays, each null where it is not known; null: none is. */
  hours: Nullable(Type.Array(Nullable(Span), { minItems: HELP_WEEK_DAYS, maxItems: HELP_WEEK_DAYS })),
  source: Type.Object({
    name: Type.String({ minLength: 1, maxLength: RULE_SOURCE_NAME_MAX }),
    url: Type.String({ maxLength: LINK_MAX }),
  }),
  /** The day of which the source says so. */
  dataDate: DateOnly,
})

/** The points that a device keeps, to find the nearest by itself. */
export type HelpAround = Static<typeof HelpAround>
export const HelpAround = Type.Object({
  /** The points by kind, and the nearest first. */
  points: Type.Array(HelpPoint),
  /** The day on which it was asked for, in Korea, and the public holidays of the weeks from the day before it on. */
  today: DateOnly,
  holidays: Type.Array(DateOnly),
})

export const helpPointsRoutes = {
  /** The position is used for the answer alone: no log and no table has it. Devices send it to some 500 m. */
  'GET /api/help-points': {
    summary: '가까운 도움 (응급실, 약국, 경찰, 화장실 …)',
    tags: ['안전'],
    limit: 'safety',
    querystring: Closed({
      lat: Type.Number({ minimum: -90, maximum: 90 }),
      lng: Type.Number({ minimum: -180, maximum: 180 }),
    }),
    response: { 200: HelpAround },
  },
} satisfies RouteTable
