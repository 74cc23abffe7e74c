import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { INQUIRY_PRIORITIES } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { PRIORITY_LABELS } from '#ui/priority-badge.tsx'
import { INQUIRY_STATUS_NAMES } from '../parts/labels.ts'
import { Panel } from '../parts/panel.tsx'
import { SelectField } from '../parts/select-field.tsx'
import { useNames } from '../parts/use-names.ts'
import type { InquiryChanges } from './inquiries.api.ts'

interface InquiryStateProps {
  inquiry: StaffInquiryDetail
  isPending: boolean
  onChange: (changes: InquiryChanges) => void
}

const CHOSEN_BY_HAND = ['PENDING', 'IN_PROGRESS', 'CLOSED'] as const
const isByHand = (status: StaffInquiryDetail['status']) => CHOSEN_BY_HAND.some((each) => each === status)

/** Takes effect at once. Answered it becomes by an answer, so that state is only shown. */
export function InquiryState({ inquiry, isPending, onChange }: InquiryStateProps) {
  const { t } = useLingui()
  const statuses = useNames(INQUIRY_STATUS_NAMES)
  const priorities = useNames(PRIORITY_LABELS)
  const shown = isByHand(inquiry.status) ? CHOSEN_BY_HAND : (['REPLIED', ...CHOSEN_BY_HAND] as const)
  return (
    <Panel title={t`상태`}>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t`처리 상태`}
          options={shown.map((value) => ({ value, label: statuses[value] }))}
          value={inquiry.status}
          disabled={isPending}
          onChange={(status) => status !== 'REPLIED' && onChange({ status })}
        />
        <SelectField
          label={t`우선순위`}
          options={INQUIRY_PRIORITIES.map((value) => ({ value, label: priorities[value] }))}
          value={inquiry.priority}
          disabled={isPending}
          onChange={(priority) => onChange({ priority })}
        />
      </div>
    </Panel>
  )
}
