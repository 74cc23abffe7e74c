import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Id, Nullable, OneOf, Page } from '../common.ts'
import { IslandRule, RuleSubject } from '../island-rules.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { RULE_STATES } from '../values/rule-kinds.ts'
import { ADMIN_TAGS as tags } from './common.ts'

/** A rule of the island with what became of it. */
export type StaffRule = Static<typeof StaffRule>
export const StaffRule = Type.Object({
  ruleId: Id,
  rule: IslandRule,
  /** The title of the place that it holds for; null for anything else, and for a place that is gone. */
  placeTitle: Nullable(Type.String()),
  state: OneOf(RULE_STATES),
  /** The rule whose place it takes. */
  replacesId: Nullable(Id),
  /** It takes that rule away and puts nothing in its place; `rule` is what goes. */
  isRemoval: Type.Boolean(),
  /** The member of staff who proposed it; null: the app shipped with it. */
  proposedBy: Nullable(Type.String()),
  proposedAt: DateTime,
  /** Whether the caller proposed it, and so may not confirm it. */
  isOwn: Type.Boolean(),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(DateTime),
  endedAt: Nullable(DateTime),
})

export type RuleProposal = Static<typeof RuleProposal>
export const RuleProposal = Closed({
  /** The rule that is changed; without one the rule is new. */
  replacesId: Type.Optional(Id),
  /** The rule as it is to be; without one the rule named above is taken away. */
  rule: Type.Optional(IslandRule),
})

const proposed = (): RuleProposal => ({
  rule: {
    subject: 'ISLET:UDO',
    validFrom: '2027-07-01',
    validTo: '2027-08-31',
    months: null,
    terms: { kind: 'BOAT', firstOut: '08:00', lastOut: null, lastBack: '18:30' },
    source: { name: '우도 도항선 운항 안내', url: 'https://www.jeju.go.kr' },
    checkedOn: '2027-06-20',
    isConfirmed: true,
  },
})

const byId = Type.Object({ ruleId: Id })

export const adminIslandRulesRoutes = {
  'GET /api/admin/island-rules': {
    summary: '섬의 규칙 목록',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** The newest comes first; with a subject and without a state it is the history of what holds there. */
    querystring: CursorQuery({
      state: Type.Optional(OneOf(RULE_STATES)),
      subject: Type.Optional(RuleSubject),
    }),
    response: { 200: Page(StaffRule) },
  },
  'POST /api/admin/island-rules': {
    summary: '섬의 규칙 제안',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    body: RuleProposal,
    example: proposed,
    isDoneOnce: true,
    response: { 201: StaffRule },
  },
  'POST /api/admin/island-rules/:ruleId/decision': {
    summary: '섬의 규칙 제안 확인·거절',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params: byId,
    body: Closed({ isAccepted: Type.Boolean() }),
    example: () => ({ isAccepted: true }),
    isDoneOnce: true,
    response: { 200: StaffRule },
  },
} satisfies RouteTable
