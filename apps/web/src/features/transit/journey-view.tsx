import type { WayJourney, WayRide, WaySource, WayWalk } from '@honjeo/contract/transit'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { BusFront, Footprints } from 'lucide-react'
import { formatDay } from '#lib/text/dates.ts'
import { formatDistance } from '#lib/text/numbers.ts'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { momentText } from './way-times.ts'

/** A way by bus, leg by leg: walk, line, where one gets in and out, and when. */
export function JourneyView({ journey: { legs } }: { journey: WayJourney }) {
  return (
    <ol className="space-y-2">
      {legs.map((leg, index) => (
        <li key={index} className="flex gap-2">
          <span aria-hidden="true" className="mt-0.5 shrink-0 text-sea-700">
            {leg.kind === 'WALK' ? <Footprints size={18} /> : <BusFront size={18} />}
          </span>
          <div className="min-w-0 flex-1 wrap-break-word">
            {leg.kind === 'WALK' ? <Walk walk={leg} /> : <Ride ride={leg} />}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Walk({ walk: { to, minutes, metres } }: { walk: WayWalk }) {
  const { t } = useLingui()
  const distance = formatDistance(metres)
  return (
    <p className="text-basalt-700">
      {to === null
        ? t`걸어서 ${minutes}분 (${distance})`
        : t`‘${to.name}’ 정류장까지 걸어서 ${minutes}분 (${distance})`}
    </p>
  )
}

function Ride({ ride: { number, headsign, from, to, departs, arrives, stops } }: { ride: WayRide }) {
  const { t } = useLingui()
  return (
    <>
      <p className="font-bold">
        {t`${number}번`} <span className="font-normal text-basalt-500">{t`${headsign} 방면`}</span>
      </p>
      <p className="text-basalt-700">
        <span className="font-semibold tabular-nums">{momentText(departs)}</span> {t`‘${from.name}’에서 타기`}
      </p>
      <p className="text-basalt-700">
        <span className="font-semibold tabular-nums">{momentText(arrives)}</span> {t`‘${to.name}’에서 내리기`}{' '}
        <span className="text-basalt-500">
          (<Plural value={stops} other="정류장 #개" />)
        </span>
      </p>
    </>
  )
}

/** Names who says so, and on which day that was looked up. */
export function WaySources({ sources }: { sources: readonly WaySource[] }) {
  if (sources.length === 0) return null
  return (
    <ul className="text-sm text-basalt-500">
      {sources.map(({ name, url, checkedOn }) => {
        const checked = formatDay(checkedOn)
        return (
          <li key={`${url} ${checkedOn}`}>
            <a
              href={url}
              {...newTabProps}
              className="touch-target relative rounded-sm font-semibold break-words text-sea-700 underline-offset-2 hover:underline"
            >
              {name}
              <NewTab />
            </a>{' '}
            <Trans>{checked} 확인</Trans>
          </li>
        )
      })}
    </ul>
  )
}
