import type { InquiryPriority } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Flag } from 'lucide-react'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'

export const PRIORITY_LABELS: Record<InquiryPriority, MessageDescriptor> = {
  LOW: msg`낮음`,
  NORMAL: msg`보통`,
  HIGH: msg`높음`,
  URGENT: msg`긴급`,
}

const TONES: Record<InquiryPriority, BadgeTone> = {
  LOW: 'neutral',
  NORMAL: 'neutral',
  HIGH: 'tangerine',
  URGENT: 'hard',
}

export function PriorityBadge({ priority }: { priority: InquiryPriority }) {
  const { t, i18n } = useLingui()
  return (
    <Badge tone={TONES[priority]} icon={<Flag aria-hidden="true" size={12} />} className="whitespace-nowrap">
      <span className="sr-only">{t`우선순위`} </span>
      <span>{i18n._(PRIORITY_LABELS[priority])}</span>
    </Badge>
  )
}
