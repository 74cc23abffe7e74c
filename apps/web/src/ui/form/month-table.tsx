import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from './icon-button.tsx'
import { addMonths, monthWeeks } from './month-grid.ts'

interface MonthHeadProps {
  /** The month, `2026-11`. */
  month: string
  heading: ReactNode
  hasPrevious: boolean
  hasNext: boolean
  onChange: (month: string) => void
}

/** The name of the month that is shown, between the buttons to its neighbours. */
export function MonthHead({ month, heading, hasPrevious, hasNext, onChange }: MonthHeadProps) {
  const { t } = useLingui()
  return (
    <div className="flex items-center justify-between">
      <IconButton
        label={t`이전 달`}
        icon={<ChevronLeft size={22} />}
        disabled={!hasPrevious}
        onClick={() => onChange(addMonths(month, -1))}
      />
      {heading}
      <IconButton
        label={t`다음 달`}
        icon={<ChevronRight size={22} />}
        disabled={!hasNext}
        onClick={() => onChange(addMonths(month, 1))}
      />
    </div>
  )
}

/** Any week that runs from Sunday to Saturday. */
const SAMPLE_WEEK = Array.from({ length: 7 }, (_, weekday) => new Date(Date.UTC(2026, 10, 1 + weekday)))

interface MonthTableProps extends ComponentProps<'table'> {
  /** The month, `2026-11`. */
  month: string
  /** The cell of a day. */
  renderDay: (day: string) => ReactNode
}

/** The days of a month below the names of their weekdays. */
export function MonthTable({ month, renderDay, className, ...table }: MonthTableProps) {
  const { i18n } = useLingui()
  return (
    <table {...table} className={cx('w-full table-fixed', className)}>
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
              day === null ? <td key={weekday}>&nbsp;</td> : <Fragment key={weekday}>{renderDay(day)}</Fragment>,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
