import type { PlanLeg } from '@honjeo/contract/plan'
import { plural, t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatDistance } from '#lib/numbers.ts'
import { LEG_LABELS } from '../plan-labels.ts'
import { MODE_ICONS } from '../transport-icons.ts'

/** The way to the next stop: `버스 · 38분 · 12km`. */
export function LegLine({ leg: { mode, minutes, metres, isEstimate } }: { leg: PlanLeg }) {
  const { i18n } = useLingui()
  const Icon = MODE_ICONS[mode]
  const time = plural(minutes, { other: '#분' })
  const parts = [i18n._(LEG_LABELS[mode]), isEstimate ? t`예상 ${time}` : time, formatDistance(metres)]
  return (
    <p className="flex items-center gap-1.5 text-sm text-basalt-500">
      <Icon aria-hidden="true" size={15} className="shrink-0" />
      <span>{parts.join(' · ')}</span>
    </p>
  )
}
