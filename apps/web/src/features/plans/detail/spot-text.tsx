import type { PlanSpot } from '@honjeo/contract/plan'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock, Sparkles } from 'lucide-react'
import { CATEGORY_LABELS, shortAddress } from '#features/places/labels.ts'
import { dayText } from '#features/places/day-text.ts'
import { whyText } from '../stop-text.ts'

const DAY_MINUTES = 1440

/** Returns `11:20 – 12:40`, or when one comes where it is not said when one leaves. */
export function timeRange({ startTime, endTime }: Pick<PlanSpot, 'startTime' | 'endTime'>): string | null {
  if (startTime === null) return null
  return endTime === null ? startTime : `${startTime} – ${endTime}`
}

/** What a card says of a stop below its name. */
export function SpotText({ spot }: { spot: PlanSpot }) {
  const { t, i18n } = useLingui()
  const { contentTypeId, addr1, memo } = spot
  const category = contentTypeId === null ? null : i18n._(CATEGORY_LABELS[contentTypeId])
  const facts = [category, addr1 && shortAddress(addr1)].filter(Boolean).join(' · ')
  const range = timeRange(spot)
  const why = whyText(spot)
  const hours = spot.hours === undefined ? null : dayText(spot.hours)
  // Around the clock there is no hour that could be wrong.
  const isUnsure = spot.hours?.isUnsure === true && spot.hours.spans.every(({ from, to }) => to - from < DAY_MINUTES)
  return (
    <>
      {facts !== '' && <p className="text-sm text-basalt-500">{facts}</p>}
      {range !== null && (
        <p className="mt-1.5 flex items-center gap-1.5 font-semibold text-sea-700 tabular-nums">
          <Clock aria-hidden="true" size={16} className="shrink-0" />
          {range}
        </p>
      )}
      {hours !== null && (
        <p className="mt-0.5 text-sm text-basalt-500 tabular-nums">
          <Trans>여는 시간 {hours}</Trans>
          {isUnsure && <> · {t`확인 필요`}</>}
        </p>
      )}
      {why !== null && (
        <p className="mt-1.5 flex gap-1.5 text-sm text-basalt-700">
          <Sparkles aria-hidden="true" size={15} className="mt-0.5 shrink-0 text-tangerine-700" />
          <span className="sr-only">
            <Trans>왜 여기?</Trans>
          </span>
          {why}
        </p>
      )}
      {memo !== '' && (
        <p className="mt-2 rounded-sm bg-basalt-100 px-3 py-2 text-sm whitespace-pre-line text-basalt-700">{memo}</p>
      )}
    </>
  )
}
