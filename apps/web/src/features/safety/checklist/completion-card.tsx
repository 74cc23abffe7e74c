import { Plural, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { useCheckFigures } from './use-check-figures.ts'

/** How much of today's list is done, and the way to the statistics. */
export function CompletionCard() {
  const { t } = useLingui()
  const { checked, total, rate, streak } = useCheckFigures()
  return (
    <Card>
      <p className="text-sm text-basalt-500">
        {t`오늘의 완료율`}
        {streak > 0 && (
          <>
            {' · '}
            <Plural value={streak} other="연속 #일" />
          </>
        )}
      </p>
      <div className="mt-0.5 mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="tabular-nums">
          <strong className="text-3xl font-extrabold">{rate}%</strong>{' '}
          <span className="text-sm text-basalt-500">
            {checked} / {total}
          </span>
        </p>
        <LinkButton
          to={paths.safetyStats()}
          variant="secondary"
          size="sm"
          shape="pill"
          icon={<ChartColumn aria-hidden="true" size={16} />}
        >
          {t`통계 보기`}
        </LinkButton>
      </div>
      <ProgressBar label={t`오늘의 완료율`} value={rate} />
    </Card>
  )
}
