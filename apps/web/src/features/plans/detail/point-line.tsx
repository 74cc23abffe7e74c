import type { PlanPoint } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { BedDouble, Plane, Ship } from 'lucide-react'
import { HUB_LABELS } from '../plan-labels.ts'

const HUB_ICONS = { AIRPORT: Plane, JEJU_PORT: Ship }

export interface PointLineProps {
  point: PlanPoint
  side: 'start' | 'end'
}

/** Where a day begins or ends. */
export function PointLine({ point: { hub, title }, side }: PointLineProps) {
  const { t, i18n } = useLingui()
  const name = hub === null ? title : i18n._(HUB_LABELS[hub])
  const Icon = hub === null ? BedDouble : HUB_ICONS[hub]
  return (
    <p className="flex items-center gap-2 py-1 text-sm font-semibold text-basalt-700">
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-sea-50 text-sea-700">
        <Icon aria-hidden="true" size={16} />
      </span>
      <span className="min-w-0">{side === 'start' ? t`${name}에서 출발` : t`${name}에서 마무리`}</span>
    </p>
  )
}
