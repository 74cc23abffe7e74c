import { Type, type Static } from 'typebox'
import { Closed, DateTime, Id, Nullable, OneOf } from './common.ts'
import { PlanDay, SpotId } from './plan.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { DRY_CHANGES } from './values/weather.ts'

/** A day that is planned again for its rain; it is not stored. */
export type DryProposal = Static<typeof DryProposal>
export const DryProposal = Type.Object({
  version: Type.Integer(),
  /** The time at which the forecast was announced; null: the rain of that day is not known, and nothing is proposed. */
  announcedAt: Nullable(DateTime),
  days: Type.Array(PlanDay),
  /** Minutes outside in the rain. */
  wetBefore: Type.Integer(),
  wetAfter: Type.Integer(),
  /** The changes to stops of `days`; `before`: the title of the place that was replaced. */
  changes: Type.Array(Type.Object({ spotId: SpotId, code: OneOf(DRY_CHANGES), before: Nullable(Type.String()) })),
})

export const dryDayRoutes = {
  'POST /api/plans/:planId/dry-day': {
    summary: '비 오는 날로 다시 짜기 (제안)',
    tags: ['여행 일정'],
    security: MEMBER,
    limit: 'heavy',
    reach: 'OWNER',
    params: Type.Object({ planId: Id }),
    body: Closed({ dayIndex: Type.Integer({ minimum: 0 }) }),
    example: () => ({ dayIndex: 0 }),
    response: { 200: DryProposal },
  },
} satisfies RouteTable
