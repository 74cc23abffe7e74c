import type { RuleProposal } from '@honjeo/contract/admin/island-rules'
import type { RuleSource } from '@honjeo/contract/island-rules'
import { RULE_STATES, RULE_SUBJECTS, type RuleState } from '@honjeo/contract/values/rule-kinds'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { dayKey } from '#lib/text/dates.ts'
import { staffRequest } from '../access/staff-request.ts'

export const RULE_FILTERS = { state: RULE_STATES, subject: RULE_SUBJECTS } as const

interface RuleSearch {
  state: RuleState | undefined
  subject: string | undefined
}

export const rulesQuery = (search: RuleSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'island-rules', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/island-rules', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const proposeRule = (body: RuleProposal) => staffRequest('POST /api/admin/island-rules', { body })

export const decideRule = ({ ruleId, isAccepted }: { ruleId: number; isAccepted: boolean }) =>
  staffRequest('POST /api/admin/island-rules/:ruleId/decision', { params: { ruleId }, body: { isAccepted } })

/** The province announces what no rule has a source for. */
const PROVINCE: RuleSource = { name: 'jeju.go.kr', url: 'https://www.jeju.go.kr' }

/** Returns who announces what is shut there today: where the hours of its gates or boats come from. */
async function sourceOf(subject: string): Promise<RuleSource> {
  const query = { state: 'IN_FORCE', subject } as const
  const { content } = await staffRequest('GET /api/admin/island-rules', { query })
  return content.find(({ rule }) => rule.terms.kind === 'GATE' || rule.terms.kind === 'BOAT')?.rule.source ?? PROVINCE
}

/** Proposes that all of it is shut on this one day. The page sends people to the official notice, as there is no second source. */
export async function proposeClosedToday(subject: string) {
  const today = dayKey(new Date())
  return proposeRule({
    rule: {
      subject,
      validFrom: today,
      validTo: today,
      months: null,
      terms: { kind: 'CLOSURE', part: 'WHOLE' },
      source: await sourceOf(subject),
      checkedOn: today,
      isConfirmed: false,
    },
  })
}
