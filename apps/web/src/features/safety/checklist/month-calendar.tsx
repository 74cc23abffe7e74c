import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore, type RateByDay, type SafetyLevel, safetyLevel } from '@honjeo/contract/values/safety'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Card } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { monthOf } from '#ui/form/month-grid.ts'
import { MonthHead, MonthTable } from '#ui/form/month-table.tsx'

interface LevelLook {
  /** A fill and the text on it, the same in both schemes but for the grey. */
  className: string
  label: MessageDescriptor
}

/** The colours of the calendar, best first. */
const LEVEL_LOOKS: Record<SafetyLevel, LevelLook> = {
  HIGH: { className: 'bg-easy-fill text-ink', label: msg`80% 이상` },
  GOOD: { className: 'bg-sea-600 text-white', label: msg`60~79%` },
  FAIR: { className: 'bg-normal-fill text-ink', label: msg`40~59%` },
  LOW: { className: 'bg-hard-fill text-ink', label: msg`40% 미만` },
  NONE: { className: 'bg-basalt-200 text-basalt-700', label: msg`0%` },
}

export interface MonthCalendarProps {
  rates: RateByDay
  /** The day in Korea, `2026-11-28`. */
  today: string
}

/** A month of saved rates, as far back as they are kept. */
export function MonthCalendar({ rates, today }: MonthCalendarProps) {
  const { t, i18n } = useLingui()
  // Null is the month of today, also when it becomes another one meanwhile.
  const [chosen, setChosen] = useState<string | null>(null)
  const last = monthOf(today)
  const first = monthOf(dayBefore(today, SAFETY_DAYS_KEPT - 1))
  const month = chosen === null || chosen > last ? last : chosen
  const heading = i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Card>
      <MonthHead
        month={month}
        heading={
          <h2 aria-live="polite" className="text-lg font-bold">
            {heading}
          </h2>
        }
        hasPrevious={month > first}
        hasNext={month < last}
        onChange={setChosen}
      />
      <MonthTable
        aria-label={t`${heading} 완료율`}
        className="text-center"
        month={month}
        renderDay={(day) => (
          <MonthDay
            day={day}
            rate={day > today ? undefined : rates[day]}
            isToday={day === today}
            isAhead={day > today}
          />
        )}
      />
      <ul aria-label={t`색이 뜻하는 완료율`} className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-sm text-basalt-700">
        {Object.entries(LEVEL_LOOKS).map(([level, { className, label }]) => (
          <li key={level} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={cx('size-3.5 rounded-full', className)} />
            {i18n._(label)}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface MonthDayProps {
  day: string
  /** The rate of the day; undefined where nothing was saved. */
  rate: number | undefined
  isToday: boolean
  isAhead: boolean
}

/** A day with its colour, its rate in digits below, and all of it in words for who hears it. */
function MonthDay({ day, rate, isToday, isAhead }: MonthDayProps) {
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
        <span
          className={cx(
            'mt-1 min-h-4 text-[min(var(--text-xs),max(3.4vw,12px))]',
            isToday ? 'font-bold text-basalt-900' : 'text-basalt-500',
          )}
        >
          {rate}
        </span>
      </span>
      <span className="sr-only">{[name, isToday && t`오늘`, said].filter(Boolean).join(', ')}</span>
    </td>
  )
}
