import { useLingui } from '@lingui/react/macro'
import { AlarmClock } from 'lucide-react'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { timerTitle } from '#lib/server/server-text.ts'
import { Card } from '#ui/list/card.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { useCurrentTimer } from './use-timer.ts'

/** The running timer with the way to answer or end it; empty without one. */
export function RunningTimerCard({ userId }: { userId: number }) {
  const { t } = useLingui()
  const { timer } = useCurrentTimer(userId)
  if (timer === null || timer === undefined) return null
  const until = formatTime(timer.plannedAt)
  return (
    <Card className="space-y-3 p-5">
      <div>
        <p className="flex items-center gap-2 font-bold text-sea-700">
          <AlarmClock aria-hidden="true" size={18} />
          {t`귀가 타이머가 돌고 있어요`}
        </p>
        <p className="mt-1 wrap-anywhere">{timerTitle(timer.title)}</p>
        <p className="text-sm text-basalt-700">{t`${until}까지 돌아온다고 했어요`}</p>
      </div>
      <LinkButton variant="secondary" fullWidth to={paths.runningTimer(timer.checkInId)}>
        {t`무사하다고 알리거나 끝내기`}
      </LinkButton>
    </Card>
  )
}
