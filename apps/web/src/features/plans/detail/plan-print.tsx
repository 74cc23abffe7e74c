import type { PlanDetail } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { formatDay } from '#lib/text/dates.ts'
import { formatJourney, TRANSPORT_LABELS } from '../labels.ts'
import { timeRange } from './spot-text.tsx'

const print = matchMedia('print')

function subscribe(listener: () => void): () => void {
  print.addEventListener('change', listener)
  return () => print.removeEventListener('change', listener)
}

/** The plan on paper, in place of the screen: all days, plainly, whichever tab is open. */
export function PlanPrint({ plan: { title, startDate, endDate, transportType, days } }: { plan: PlanDetail }) {
  const { t, i18n } = useLingui()
  const isPrinting = useSyncExternalStore(subscribe, () => print.matches)
  if (!isPrinting) return null
  return (
    <article className="text-ink">
      <h1 className="text-2xl font-bold">{title}</h1>
      <p>
        {formatJourney(startDate, endDate)} · {i18n._(TRANSPORT_LABELS[transportType])}
      </p>
      {days.map(({ date, spots }, dayIndex) => {
        const number = dayIndex + 1
        return (
          <section key={date} className="mt-6">
            <h2 className="break-after-avoid border-b text-lg font-bold">
              {t`${number}일차`} {formatDay(date)}
            </h2>
            {spots.map((spot) => (
              <div key={spot.spotId} className="flex break-inside-avoid gap-4 py-2">
                <p className="w-28 shrink-0 tabular-nums">{timeRange(spot)}</p>
                <div>
                  <h3 className="font-bold">{spot.title}</h3>
                  <p className="text-sm">{spot.addr1}</p>
                  <p className="text-sm whitespace-pre-line">{spot.memo}</p>
                </div>
              </div>
            ))}
          </section>
        )
      })}
    </article>
  )
}
