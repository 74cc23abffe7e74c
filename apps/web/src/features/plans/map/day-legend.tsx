import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import { dayClass } from './day-class.ts'
import type { Route } from './route.ts'

/** Which colour is which day. */
export function DayLegend({ paths }: Pick<Route, 'paths'>) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`날마다의 색`} className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-basalt-700">
      {paths
        .filter(({ keys }) => keys.length > 0)
        .map(({ dayIndex }) => {
          const day = dayIndex + 1
          return (
            <li key={dayIndex} className="flex items-center gap-1.5">
              <span aria-hidden="true" className={cx('plan-dot', dayClass(dayIndex))} />
              {t`${day}일차`}
            </li>
          )
        })}
    </ul>
  )
}
