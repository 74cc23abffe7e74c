import { SAFETY_DAYS_KEPT } from '@honjeo/contract/values/limits'
import { dayBefore, type RateByDay } from '@honjeo/contract/values/safety'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { addMonths, monthOf, monthWeeks } from '#ui/month-grid.ts'
import { LEVEL_LOOKS } from './level-look.ts'
import { MonthDay } from './month-day.tsx'

export interface MonthCalendarProps {
  rates: RateByDay
  /** In Korea, `2026-11-28`. */
  today: string
}

/** Any week that runs from Sunday to Saturday. */
const SAMPLE_WEEK = Array.from({ length: 7 }, (_, weekday) => new Date(Date.UTC(2026, 10, 1 + weekday)))

/** A month of saved rates, as far back as they are kept. */
export function MonthCalendar({ rates, today }: MonthCalendarProps) {
  const { t, i18n } = useLingui()
  // Null: the month of today, also when it becomes another one meanwhile.
  const [chosen, setChosen] = useState<string | null>(null)
  const last = monthOf(today)
  const first = monthOf(dayBefore(today, SAFETY_DAYS_KEPT - 1))
  const month = chosen === null || chosen > last ? last : chosen
  const heading = i18n.date(new Date(`${month}-01T00:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <Card>
      <div className="flex items-center justify-between">
        <IconButton
          label={t`이전 달`}
          icon={<ChevronLeft size={22} />}
          disabled={month <= first}
          onClick={() => setChosen(addMonths(month, -1))}
        />
        <h2 aria-live="polite" className="text-lg font-bold">
          {heading}
        </h2>
        <IconButton
          label={t`다음 달`}
          icon={<ChevronRight size={22} />}
          disabled={month >= last}
          onClick={() => setChosen(addMonths(month, 1))}
        />
      </div>
      <table aria-label={t`${heading} 완료율`} className="w-full table-fixed text-center">
        <thead>
          <tr>
            {SAMPLE_WEEK.map((date, weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={i18n.date(date, { weekday: 'long', timeZone: 'UTC' })}
                className={cx(
                  'h-9 text-[min(var(--text-sm),max(3.4vw,14px))] font-normal',
                  weekday === 0 ? 'text-danger' : 'text-basalt-500',
                )}
              >
                {i18n.date(date, { weekday: 'short', timeZone: 'UTC' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week, row) => (
            <tr key={row}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekday}>&nbsp;</td>
                ) : (
                  <MonthDay
                    key={weekday}
                    day={day}
                    rate={day > today ? undefined : rates[day]}
                    isToday={day === today}
                    isAhead={day > today}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
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
