import type { PlaceDay } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useMinute } from '#lib/page/minute.ts'
import { cx } from '#ui/cx.ts'
import { openStateOf, openTexts } from './open-texts.ts'

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
      {next !== null && <span className="min-w-0 text-basalt-700">{next}</span>}
    </p>
  )
}
