import type { RuleProposal } from '@honjeo/contract/admin/island-rules'
import { RULE_STATES, RULE_SUBJECTS, type RuleState } from '@honjeo/contract/values/rule-kinds'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
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
