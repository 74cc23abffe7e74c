import type { InquiryStatus, ReportStatus } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'

/** How far staff are with what a member sent them. */
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

const ALL = 'ALL'

export interface StatusFilterProps<S extends CaseStatus> {
  statuses: readonly S[]
  /** Undefined: all of them. */
  value: S | undefined
  onChange: (value: S | undefined) => void
}

/** Narrows a list of reports or inquiries to one status. */
export function StatusFilter<S extends CaseStatus>({ statuses, value, onChange }: StatusFilterProps<S>) {
  const { t, i18n } = useLingui()
  return (
    <ChipRow<S | typeof ALL>
      label={t`처리 상태`}
      options={[
        { value: ALL, label: t`전체` },
        ...statuses.map((status) => ({ value: status, label: i18n._(CASE_STATUS_LABELS[status]) })),
      ]}
      value={value ?? ALL}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  )
}
