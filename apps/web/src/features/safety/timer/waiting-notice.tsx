import { useLingui } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import { formatTime } from '#lib/text/dates.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { useWaitingAct } from './waiting-act.ts'

/** What was done with this timer and has not reached the server: contacts know nothing of it. */
export function WaitingNotice({ userId, checkInId }: { userId: number; checkInId: number }) {
  const { t } = useLingui()
  const act = useWaitingAct(userId)
  if (act?.checkInId !== checkInId) return null
  const time = act.plannedAt === undefined ? '' : formatTime(act.plannedAt)
  const what = act.end === 'done' ? t`‘무사해요’` : act.end === 'cancel' ? t`‘타이머 취소’` : t`‘${time}까지 늘리기’`
  return (
    <div role="status">
      <Callout tone="warning" icon={<Hourglass aria-hidden="true" size={18} />}>
        <p className="font-bold">{t`${what}: 아직 서버에 닿지 않았어요`}</p>
        <p>{t`닿기 전에는 연락처에 알림이 갈 수 있어요. 이 기기에 두었다가 연결되면 보낼게요. 혼저를 열어두세요.`}</p>
      </Callout>
    </div>
  )
}
