import type { ReportDecision, StaffReportDetail } from '@honjeo/contract/admin/reports'
import type { SanctionKind } from '@honjeo/contract/values/enums'
import { sendableText } from '#lib/text/sendable-text.ts'

export type ContentAct = NonNullable<ReportDecision['content']>

/** A decision in the making. */
export interface DecisionValues {
  status: ReportDecision['status'] | null
  note: string
  content: ContentAct
  sanction: SanctionKind | 'NONE'
  sanctionReason: string
  days: number
  allOfTarget: boolean
}

export const NO_DECISION: DecisionValues = {
  status: null,
  note: '',
  content: 'KEEP',
  sanction: 'NONE',
  sanctionReason: '',
  days: 7,
  allOfTarget: true,
}

/** What can be done to what was reported as it is now. A message goes for good, and so do a member's words and picture. */
export function contentActs({ type, isHidden, isGone }: StaffReportDetail['target']): ContentAct[] {
  if (isGone) return ['KEEP']
  if (type === 'USER' || type === 'MESSAGE') return ['KEEP', 'HIDE']
  return ['KEEP', isHidden ? 'RESTORE' : 'HIDE']
}

/** What the server takes, or null while something is missing. */
export function toDecision(values: DecisionValues): ReportDecision | null {
  const note = sendableText(values.note)
  const reason = sendableText(values.sanctionReason)
  const { status, content, sanction, days, allOfTarget } = values
  if (status === null || note === '') return null
  const decision = { status, note, content, allOfTarget }
  if (sanction === 'NONE') return decision
  if (reason === '') return null
  return { ...decision, sanction: { kind: sanction, reason, ...(sanction === 'SUSPENSION' && { days }) } }
}
