import { coastNormals, NORMAL_YEARS, NORMALS_CHECKED_ON } from '@honjeo/island/normals'
import { Trans, useLingui } from '@lingui/react/macro'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { formatDay, formatMonthName } from '#lib/text/dates.ts'
import { cx } from '#ui/cx.ts'

/**
 * What the month of a day is usually like on the coast, where no forecast of the day is known. It says first that it is
 * none, and what it is the mean of when one asks.
 */
export function NormalsLine({ date, className }: { date: string; className?: string }) {
  const { t } = useLingui()
  const { highs, lows, rain } = coastNormals(Number(date.slice(5, 7)))
  const month = formatMonthName(date)
  return (
    <details className={cx('group text-sm text-basalt-700 tabular-nums', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm [&::-webkit-details-marker]:hidden">
        <CalendarDays aria-hidden="true" size={16} className="shrink-0" />
        <span>
          <span className="font-semibold">
            <Trans>예보가 아닌 평년값</Trans>
          </span>
          {' · '}
          <span className="inline-block">{t`낮 ${highs[0]}~${highs[1]}°, 밤 ${lows[0]}~${lows[1]}°`}</span>
        </span>
        <ChevronDown aria-hidden="true" size={16} className="shrink-0 group-open:rotate-180" />
      </summary>
      <p className="pb-1">
        {t`${month} 바닷가 낮 최고 ${highs[0]}~${highs[1]}°, 밤 최저 ${lows[0]}~${lows[1]}°, 한 달 비 ${rain[0]}~${rain[1]}mm`}{' '}
        <span className="text-basalt-500">
          {t`기상청 ${NORMAL_YEARS.from}~${NORMAL_YEARS.to}년 평균, ${formatDay(NORMALS_CHECKED_ON)} 확인`}
        </span>
      </p>
    </details>
  )
}
