import { safetyLevel } from '@honjeo/contract/values/safety'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { LEVEL_LOOKS } from './level-look.ts'

export interface MonthDayProps {
  day: string
  /** Undefined where nothing was saved. */
  rate: number | undefined
  isToday: boolean
  isAhead: boolean
}

/** A day with its colour, its rate in digits below, and all of it in words for who hears it. */
export function MonthDay({ day, rate, isToday, isAhead }: MonthDayProps) {
  const { t, i18n } = useLingui()
  const date = new Date(`${day}T00:00:00Z`)
  const name = i18n.date(date, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  const said = rate === undefined ? !isAhead && t`기록 없음` : t`완료율 ${rate}%`
  const level = safetyLevel(rate ?? 0)
  return (
    <td aria-current={isToday ? 'date' : undefined} data-level={isAhead ? undefined : level} className="py-0.5">
      <span aria-hidden="true" className="flex flex-col items-center tabular-nums">
        <span
          className={cx(
            'flex size-8 items-center justify-center rounded-full text-sm',
            isAhead ? 'text-basalt-500' : LEVEL_LOOKS[level].className,
            isToday && 'font-extrabold outline-2 outline-offset-2 outline-basalt-900',
          )}
        >
          {date.getUTCDate()}
        </span>
        <span className={cx('mt-1 h-4 text-xs', isToday ? 'font-bold text-basalt-900' : 'text-basalt-500')}>
          {rate}
        </span>
      </span>
      <span className="sr-only">{[name, isToday && t`오늘`, said].filter(Boolean).join(', ')}</span>
    </td>
  )
}
