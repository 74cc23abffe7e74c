import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import type { DateRange } from './date-range.ts'
import { clampDay, dayAfterKey, monthOf } from './month-grid.ts'
import { MonthHead, MonthTable } from './month-table.tsx'

export interface CalendarProps {
  selection: DateRange
  onPick: (day: string) => void
  /** Today in Seoul, `2026-11-21`. */
  today: string
  min?: string | undefined
  max?: string | undefined
}

/** One month as a grid: one Tab stop, arrow keys within, Enter or Space picks. */
export function Calendar({ selection, onPick, today, min, max }: CalendarProps) {
  const { i18n } = useLingui()
  const [focusedDay, setFocusedDay] = useState(() => clampDay(selection.start ?? today, min, max))
  const [month, setMonth] = useState(() => monthOf(focusedDay))
  const gridRef = useRef<HTMLTableElement>(null)
  const movedByKey = useRef(false)

  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    gridRef.current?.querySelector<HTMLElement>(`[data-day="${focusedDay}"]`)?.focus()
  }, [focusedDay])

  function showMonth(next: string) {
    setMonth(next)
    setFocusedDay(clampDay(`${next}-01`, min, max))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = dayAfterKey(event.key, focusedDay)
    if (next === undefined) return
    event.preventDefault()
    const allowed = clampDay(next, min, max)
    if (allowed === focusedDay) return
    movedByKey.current = true
    setFocusedDay(allowed)
    setMonth(monthOf(allowed))
  }

  function handlePick(day: string) {
    setFocusedDay(day)
    onPick(day)
  }

  const heading = i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div>
      <MonthHead
        month={month}
        heading={
          <p aria-live="polite" className="text-lg font-bold">
            {heading}
          </p>
        }
        hasPrevious={min === undefined || month > monthOf(min)}
        hasNext={max === undefined || month < monthOf(max)}
        onChange={showMonth}
      />
      <MonthTable
        ref={gridRef}
        role="grid"
        aria-label={heading}
        onKeyDown={handleKeyDown}
        month={month}
        renderDay={(day) => (
          <CalendarDay
            day={day}
            selection={selection}
            isToday={day === today}
            isFocusable={day === focusedDay}
            disabled={clampDay(day, min, max) !== day}
            onPick={handlePick}
          />
        )}
      />
    </div>
  )
}

export interface CalendarDayProps {
  day: string
  selection: DateRange
  isToday: boolean
  /** The grid's one Tab stop. */
  isFocusable: boolean
  disabled: boolean
  onPick: (day: string) => void
}

function CalendarDay({ day, selection, isToday, isFocusable, disabled, onPick }: CalendarDayProps) {
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
        // The cell around it says the same, which is not read when it changes.
        aria-pressed={isStart || isEnd}
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
