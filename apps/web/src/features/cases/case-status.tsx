import type { InquiryStatus, ReportStatus } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'

/** The state that says how far staff are with what a member sent them. */
export type CaseStatus = ReportStatus | InquiryStatus

export const CASE_STATUS_LABELS: Record<CaseStatus, MessageDescriptor> = {
  PENDING: msg`접수됨`,
  REVIEWED: msg`검토완료`,
  ACTION_TAKEN: msg`조치완료`,
  REJECTED: msg`반려`,
  IN_PROGRESS: msg`처리 중`,
  REPLIED: msg`답변 완료`,
  CLOSED: msg`종료`,
}

const TONES: Record<CaseStatus, BadgeTone> = {
  PENDING: 'normal',
  REVIEWED: 'sea',
  ACTION_TAKEN: 'easy',
  REJECTED: 'neutral',
  IN_PROGRESS: 'sea',
  REPLIED: 'easy',
  CLOSED: 'neutral',
}

/** A status that a newer server knows and this app does not yet is shown as the first of all. */
const known = (status: CaseStatus): CaseStatus => (Object.hasOwn(TONES, status) ? status : 'PENDING')

export function CaseStatusBadge({ status }: { status: CaseStatus }) {
  const { i18n } = useLingui()
  const shown = known(status)
  return (
    <Badge tone={TONES[shown]} className="whitespace-nowrap">
      {i18n._(CASE_STATUS_LABELS[shown])}
    </Badge>
  )
}
