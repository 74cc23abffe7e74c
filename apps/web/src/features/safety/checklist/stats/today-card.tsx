import { SAFETY_STREAK_RATE } from '@honjeo/contract/values/limits'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flame } from 'lucide-react'
import { formatDay } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { useCheckFigures } from '../use-check-figures.ts'

/** What was saved today, and for how many days it has gone well. */
export function TodayCard() {
  const { t } = useLingui()
  const { today, rate, savedRate, streak } = useCheckFigures()
  return (
    <Card>
      <h2 className="text-sm text-basalt-500">{t`오늘의 완료율`}</h2>
      <div className="mt-0.5 mb-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="text-3xl font-extrabold tabular-nums">{savedRate ?? 0}%</p>
        <p className="text-sm text-basalt-500">{formatDay(today)}</p>
      </div>
      <ProgressBar label={t`오늘의 완료율`} value={savedRate ?? 0} />
      <p className="mt-3 text-sm text-basalt-700">
        <TodayWords rate={rate} savedRate={savedRate} />
      </p>
      <div className="mt-4 flex items-center gap-3 border-t border-basalt-200 pt-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tangerine-50 text-tangerine-700">
          <Flame aria-hidden="true" size={22} />
        </span>
        <p className="min-w-0">
          <strong className="block">
            {streak > 0 ? (
              <Plural value={streak} other="#일 연속 안전하게 여행했어요" />
            ) : (
              t`오늘부터 하루씩 이어가봐요`
            )}
          </strong>
          <span className="text-sm text-basalt-500">{t`하루 ${SAFETY_STREAK_RATE}% 이상 저장하면 이어져요.`}</span>
        </p>
      </div>
    </Card>
  )
}

/** The list may have gone on since it was saved. */
function TodayWords({ rate, savedRate }: { rate: number; savedRate: number | undefined }) {
  if (savedRate === rate) return <Trans>오늘 체크를 저장했어요.</Trans>
  if (savedRate === undefined && rate === 0) return <Trans>오늘은 아직 체크하지 않았어요.</Trans>
  return <Trans>체크리스트는 지금 {rate}%예요. 저장하면 여기에 남아요.</Trans>
}
