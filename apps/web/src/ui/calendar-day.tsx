import { useLingui } from '@lingui/react/macro'
import { cx } from './cx.ts'
import type { DateRange } from './date-range.ts'

export interface CalendarDayProps {
  day: string
  selection: DateRange
  isToday: boolean
  /** The grid's one Tab stop. */
  isFocusable: boolean
  disabled: boolean
  onPick: (day: string) => void
}

export function CalendarDay({ day, selection, isToday, isFocusable, disabled, onPick }: CalendarDayProps) {
  const { t, i18n } = useLingui()
  const { start, end } = selection
  const isStart = day === start
  const isEnd = day === end
  const isBetween = start !== null && end !== null && day > start && day < end
  const isSpan = start !== null && end !== null && start !== end

  const date = new Date(`${day}T00:00:00Z`)
  const name = i18n.date(date, { month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  const labels = [name, isToday && t`오늘`, isSpan && isStart && t`시작일`, isSpan && isEnd && t`마지막 날`]

  return (
    <td aria-selected={isStart || isEnd || isBetween} className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isFocusable ? 0 : -1}
        disabled={disabled}
        aria-current={isToday ? 'date' : undefined}
        onClick={() => onPick(day)}
        className="group relative flex h-11 w-full items-center justify-center tabular-nums outline-none disabled:text-basalt-400"
      >
        {(isBetween || (isSpan && (isStart || isEnd))) && (
          <span
            className={cx(
              'absolute inset-x-0 inset-y-0.5 bg-tangerine-100',
              isStart && 'left-[calc(50%-20px)] rounded-l-full',
              isEnd && 'right-[calc(50%-20px)] rounded-r-full',
            )}
          />
        )}
        <span
          className={cx(
            'relative flex size-10 items-center justify-center rounded-full outline-offset-1 outline-sea-700 group-focus-visible:outline-2',
            isStart || isEnd ? 'bg-tangerine-500 font-bold text-ink' : 'group-hover:group-enabled:bg-basalt-100',
            isToday && !isStart && !isEnd && 'font-bold text-tangerine-700',
          )}
        >
          <span aria-hidden="true">{date.getUTCDate()}</span>
          <span className="sr-only">{labels.filter(Boolean).join(', ')}</span>
          {isToday && <span className="absolute bottom-1.5 size-1 rounded-full bg-current" />}
        </span>
      </button>
    </td>
  )
}
