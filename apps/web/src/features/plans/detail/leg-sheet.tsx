import type { PlanLeg } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { JourneyView, WaySources } from '#features/transit/journey-view.tsx'
import { WayInMaps, WithoutBus } from '#features/transit/way-actions.tsx'
import { wayClock } from '#features/transit/way-times.ts'
import type { LegEnds } from './leg-ends.ts'

interface LegSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  leg: PlanLeg
  ends: LegEnds
}

/** A way of a plan by itself: its buses, the one after, who says so, and the same way in the maps of others. */
export function LegSheet({ open, onOpenChange, leg: { mode, isEstimate, bus }, ends }: LegSheetProps) {
  const { t } = useLingui()
  const { from, to } = ends
  const journey = bus?.journey ?? null
  const isMissed = bus !== undefined && journey === null
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`${from.title}에서 ${to.title}까지`}>
      <div className="space-y-5">
        {journey !== null && (
          <div className="space-y-3">
            <p className="text-lg font-bold tabular-nums">
              {t`${wayClock(journey.leaves)}에 출발해서 ${wayClock(journey.arrives)}까지 도착`}
            </p>
            <JourneyView journey={journey} />
          </div>
        )}
        {bus?.after != null && (
          <section className="space-y-2">
            <h3 className="font-bold tabular-nums">{t`다음 버스를 타려면 ${wayClock(bus.after.leaves)}에 출발`}</h3>
            <JourneyView journey={bus.after} />
          </section>
        )}
        {journey !== null && bus?.after == null && <p className="font-semibold">{t`이 버스가 마지막이에요`}</p>}
        {isMissed && (
          <div className="space-y-3">
            <p className="font-semibold text-danger">{t`이 시간에는 버스가 없어요.`}</p>
            <WithoutBus from={from} to={to} />
          </div>
        )}
        {mode === 'BUS' && bus === undefined && (
          <p className="text-basalt-700">
            {t`이 길의 버스 시간표는 아직 몰라서 거리로 어림한 시간이에요. 가기 전에 지도에서 확인해주세요.`}
          </p>
        )}
        {mode !== 'BUS' && isEstimate && (
          <p className="text-basalt-700">{t`거리로 어림한 시간이에요. 가기 전에 지도에서 확인해주세요.`}</p>
        )}
        {bus !== undefined && <WaySources sources={bus.sources} />}
        <WayInMaps from={from} to={to} />
      </div>
    </Sheet>
  )
}
