import { useLingui } from '@lingui/react/macro'
import { AlarmClock, TriangleAlert } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { RunningBar } from '../running-bar.tsx'
import { useRinging } from './alarm/alarm.ts'
import { minutesLeft, momentOf } from './moment.ts'
import { useSendWaiting } from './send-waiting-act.ts'
import { useCurrentTimer } from './use-timer.ts'

const SECOND_MS = 1000

/** Says on every screen that a timer runs; as long as it is shown, it rings at the time, and what waits is sent. */
export function TimerBar() {
  const userId = useAccount()?.userId
  return userId === undefined ? null : <Bar userId={userId} />
}

function Bar({ userId }: { userId: number }) {
  const { t } = useLingui()
  const timer = useCurrentTimer(userId).timer ?? null
  const now = useServerNow(SECOND_MS)
  useSendWaiting(userId)
  useRinging(timer, now)
  if (timer === null) return null

  const moment = momentOf(timer, now)
  const left = Date.parse(timer.plannedAt) - now
  const isLate = left <= 0 || moment === 'ALERTING'
  const length = lengthText(Math.abs(left), left <= 0 ? Math.floor : minutesLeft)
  return (
    <RunningBar
      to={paths.runningTimer(timer.checkInId)}
      tone={isLate ? 'danger' : 'info'}
      icon={isLate ? <TriangleAlert size={18} /> : <AlarmClock size={18} />}
    >
      {moment === 'ALERTING' && timer.isSolo
        ? t`나만의 타이머 · 도움이 필요하면 눌러주세요`
        : moment === 'ALERTING'
          ? t`귀가 타이머 · 신뢰 연락처에 알리고 있어요`
          : isLate
            ? t`귀가 타이머 · ${length} 지났어요, 답해주세요`
            : t`귀가 타이머 · ${length} 남음`}
    </RunningBar>
  )
}
