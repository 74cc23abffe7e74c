import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { formatJourney } from '../journey-text.ts'
import { TRANSPORT_LABELS } from '../plan-labels.ts'

export interface PlanHeadingProps {
  plan: Pick<PlanDetail, 'title' | 'startDate' | 'endDate' | 'transportType'>
  /** Without it nothing can be changed. */
  onEdit?: () => void
  /** Beside the dates. */
  sign?: ReactNode
}

export function PlanHeading({ plan: { title, startDate, endDate, transportType }, onEdit, sign }: PlanHeadingProps) {
  const { t, i18n } = useLingui()
  return (
    <div>
      <div className="flex items-start gap-1">
        <h2 className="min-w-0 py-1.5 text-2xl font-extrabold">{title}</h2>
        {onEdit !== undefined && (
          <IconButton
            label={t`이름, 날짜, 교통수단 고치기`}
            icon={<Pencil size={18} />}
            className="text-basalt-500"
            onClick={onEdit}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="text-sm text-basalt-500">
          {formatJourney(startDate, endDate)} · {i18n._(TRANSPORT_LABELS[transportType])}
        </p>
        {sign}
      </div>
    </div>
  )
}
