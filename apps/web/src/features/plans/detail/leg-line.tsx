import type { PlanLeg } from '@honjeo/contract/plan'
import type { LegBus } from '@honjeo/contract/transit'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { formatDistance } from '#lib/text/numbers.ts'
import { momentText, ridesOf, wayClock } from '#features/transit/way-times.ts'
import { LEG_LABELS, MODE_ICONS } from '../labels.ts'

interface LegLineProps {
  leg: PlanLeg
  /** Opens it; without one it is only to be read. */
  onOpen?: (() => void) | undefined
}

/** The way to the next stop: `버스 · 38분 · 12km`, and under it its bus. A tap opens it. */
export function LegLine({ leg, onOpen }: LegLineProps) {
  const { t, i18n } = useLingui()
  const { mode, minutes, metres, isEstimate, bus } = leg
  const Icon = MODE_ICONS[mode]
  const time = plural(minutes, { other: '#분' })
  const parts = [i18n._(LEG_LABELS[mode]), isEstimate ? t`예상 ${time}` : time, formatDistance(metres)]
  const face = (
    <>
      <Icon aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="block">{parts.join(' · ')}</span>
        {bus !== undefined && <BusOfLeg bus={bus} />}
      </span>
    </>
  )
  if (onOpen === undefined) return <p className="flex items-start gap-1.5 text-sm text-basalt-500">{face}</p>
  return (
    <button
      type="button"
      onClick={onOpen}
      className="touch-target relative flex items-start gap-1.5 rounded-sm text-left text-sm text-basalt-500 hover:underline"
    >
      {face}
      <ChevronRight aria-hidden="true" size={15} className="mt-0.5 shrink-0" />
    </button>
  )
}

function BusOfLeg({ bus: { journey, after } }: { bus: LegBus }) {
  const { t } = useLingui()
  const [ride, ...changes] = journey === null ? [] : ridesOf(journey)
  if (ride === undefined)
    return <span className="block font-semibold text-danger">{t`이 시간에는 버스가 없어요.`}</span>
  const [number, stop, time] = [ride.number, ride.from.name, momentText(ride.departs)]
  const parts = [
    t`${number}번`,
    t`${stop} ${time}`,
    ...(changes.length === 0 ? [] : [plural(changes.length, { other: '#번 갈아타기' })]),
  ]
  const next = after === null ? null : wayClock(after.leaves)
  return (
    <>
      <span className="block font-semibold text-basalt-900">{parts.join(' · ')}</span>
      <span className="block">{next === null ? t`이 버스가 마지막이에요` : t`다음 버스를 타려면 ${next}에 출발`}</span>
    </>
  )
}
