import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { HandHeart, PhoneCall } from 'lucide-react'
import { formatTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useAlertActs } from './use-alert-acts.ts'

/** Who looks after it, and what the one who reads this can answer. */
export function AlertAnswers({ token, alert }: { token: string; alert: TimerAlert }) {
  const { t } = useLingui()
  const acts = useAlertActs(token, alert)
  const { acknowledgedBy, acknowledgedAt, isMine, isUrgent } = alert
  const time = acknowledgedAt === null ? '' : formatTime(acknowledgedAt)
  return (
    <section aria-label={t`답하기`} className="space-y-3">
      <div role="status">
        {acknowledgedBy !== null && (
          <Callout tone="info" icon={<HandHeart aria-hidden="true" size={18} />}>
            {isMine
              ? t`내가 ${time}에 연락해 보겠다고 답했어요. 닿으면 아래에 알려주세요.`
              : t`${acknowledgedBy}님이 ${time}에 연락해 보겠다고 답했어요. 그래도 걱정되면 함께 연락해주세요.`}
          </Callout>
        )}
      </div>
      {!isMine && (
        <Button
          fullWidth
          variant={acknowledgedBy === null ? 'primary' : 'secondary'}
          icon={<HandHeart aria-hidden="true" size={20} />}
          isLoading={acts.pending === 'acknowledge'}
          onClick={acts.acknowledge}
        >
          {isUrgent ? t`내가 신고할게요` : t`내가 연락해 볼게요`}
        </Button>
      )}
      <Button
        fullWidth
        variant={isMine ? 'primary' : 'secondary'}
        icon={<PhoneCall aria-hidden="true" size={20} />}
        isLoading={acts.pending === 'resolve'}
        onClick={acts.resolve}
      >
        {t`연락이 닿았어요`}
      </Button>
      <div role="alert">{acts.problem !== undefined && <Callout tone="danger">{acts.problem}</Callout>}</div>
    </section>
  )
}
