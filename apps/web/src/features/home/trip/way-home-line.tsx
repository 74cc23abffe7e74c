import type { JourneyDay } from '@honjeo/contract/trip'
import type { WayHome } from '@honjeo/contract/transit'
import { useLingui } from '@lingui/react/macro'
import { BusFront } from 'lucide-react'
import { WithoutBus } from '#features/transit/way-actions.tsx'
import { wayClock } from '#features/transit/way-times.ts'
import { useCheckedText } from './use-checked-text.ts'

interface WayHomeLineProps {
  wayHome: WayHome
  day: JourneyDay
  /** The name of the place where one sleeps that night; null where the plan names none. */
  stayTitle: string | null
  /** The minute of the day; beyond 1440 in the night that ends it. */
  minutes: number
}

/** Says by when to set out for the bus back; once that is over, the last bus, and then what is left without one. */
export function WayHomeLine({ wayHome, day, stayTitle, minutes }: WayHomeLineProps) {
  const { t } = useLingui()
  const checkedText = useCheckedText()
  const { leaves, last, isLast, number, stop, source } = wayHome
  const from = { ...wayHome.from, title: day.stops.at(-1)?.title ?? t`지금 있는 곳` }
  const to = { ...wayHome.to, title: stayTitle ?? t`돌아갈 곳` }
  const isOver = minutes > Math.max(leaves, last)
  const checked = source === null ? null : checkedText(source.checkedOn, true)
  if (isOver) {
    return (
      <div className="space-y-2">
        <p className="font-semibold">{t`버스를 놓쳤다면`}</p>
        <WithoutBus from={from} to={to} />
      </div>
    )
  }
  return (
    <div className="flex gap-1.5">
      <BusFront aria-hidden="true" size={18} className="mt-1 shrink-0 text-sea-700" />
      <div className="min-w-0 flex-1 space-y-1 wrap-break-word">
        {minutes <= leaves ? (
          <>
            <p className="text-lg leading-snug font-extrabold tabular-nums">{t`${wayClock(leaves, minutes)}까지 정류장으로 출발`}</p>
            <p className="text-sm text-basalt-700">
              {t`‘${stop.name}’에서 ${number}번`}
              {' · '}
              {isLast ? (
                <span className="font-semibold text-danger">{t`오늘 마지막 버스예요`}</span>
              ) : (
                t`마지막 버스는 ${wayClock(last, minutes)}까지 출발`
              )}
              {checked !== null && <span className="text-basalt-500"> · {checked}</span>}
            </p>
          </>
        ) : (
          <p className="font-extrabold text-danger tabular-nums">{t`버스를 놓쳤다면 ${wayClock(last, minutes)}까지 출발해야 마지막 버스를 타요`}</p>
        )}
      </div>
    </div>
  )
}
