import type { PlaceDay } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { drawingNow, ticking } from '#lib/page/rendering.ts'
import { cx } from '#ui/cx.ts'
import { openStateOf, openTexts } from './open-texts.ts'

const MINUTE_MS = 60_000
/** A tick in between keeps what is said in minutes true. */
const TICK_MS = 20_000

const subscribe = ticking(TICK_MS)

const thisMinute = () => Math.floor(drawingNow() / MINUTE_MS) * MINUTE_MS

/** Returns when the minute began that it is, ms since 1970; on a page of the server's at first that in which it was drawn. */
const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute, thisMinute)

const TONES = {
  OPEN: 'text-easy',
  ENTRY_OVER: 'text-normal',
  CLOSED: 'text-basalt-700',
  CLOSED_DAY: 'text-hard',
  OUT_OF_SEASON: 'text-hard',
  CLOSURE: 'text-hard',
  DOUBTED: 'text-normal',
  UNKNOWN: 'text-basalt-500',
}

/** Whether a place is open now, in a line that may break between its two texts. */
export function OpenLine({ today, className }: { today: PlaceDay; className?: string }) {
  const { t } = useLingui()
  const state = openStateOf(today, useMinute())
  const { state: first, next } = openTexts(state)
  return (
    <p className={cx('flex flex-wrap items-center gap-x-1.5', className)}>
      <Clock aria-hidden="true" size={15} className={cx('shrink-0', TONES[state.state])} />
      <span className="sr-only">{t`여는 시간`}</span>
      <span className={cx(state.state === 'UNKNOWN' ? undefined : 'font-semibold', TONES[state.state])}>{first}</span>
      {next !== null && (
        <span className="min-w-0 text-basalt-700">
          {next}
          {today.isUnsure && ` · ${t`확인 필요`}`}
        </span>
      )}
    </p>
  )
}
