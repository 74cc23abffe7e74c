import type { TimerAlert } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { CircleCheck, Siren, TriangleAlert } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'
import { lengthText } from '#lib/time-left.ts'
import { useServerNow } from '#lib/use-server-now.ts'
import { Tinted } from '../tinted.tsx'

const MINUTE_MS = 60_000

/** Who is missed since when, before anything else; how it ended, once it has. */
export function AlertHead({ alert }: { alert: TimerAlert }) {
  const { t } = useLingui()
  const now = useServerNow(MINUTE_MS / 6)
  const { travellerName, contactName, plannedAt, isUrgent, isCall, ending, endedAt } = alert
  if (ending !== null) return <Ended alert={alert} when={endedAt === null ? '' : formatDateTime(endedAt)} />

  const late = plannedAt === null ? 0 : now - Date.parse(plannedAt)
  const length = lengthText(late)
  const Icon = isUrgent ? Siren : TriangleAlert
  return (
    <Tinted tone="alarm">
      <p className="flex items-center gap-2 font-bold">
        <Icon aria-hidden="true" size={22} className="shrink-0" />
        {isUrgent ? t`위급해요` : t`확인이 필요해요`}
      </p>
      <h2 className="mt-2 text-2xl font-extrabold">
        {isUrgent
          ? t`${travellerName}님이 몰래 도움을 청했어요`
          : isCall
            ? t`${travellerName}님이 도움을 청했어요`
            : t`${travellerName}님이 돌아오기로 한 시간이 ${length} 지났어요`}
      </h2>
      <p className="mt-2">
        {isUrgent
          ? t`${contactName}님, 전화하거나 메시지를 보내지 말고 지금 112에 신고해주세요. 옆에 있는 사람이 알아채면 더 위험해질 수 있어요.`
          : t`${contactName}님에게 미리 부탁해둔 알림이에요. 아래 순서대로 확인해주세요.`}
      </p>
    </Tinted>
  )
}

function Ended({ alert: { travellerName, ending }, when }: { alert: TimerAlert; when: string }) {
  const { t } = useLingui()
  const texts = {
    SAFE: t`${travellerName}님이 무사하다고 알렸어요`,
    CANCELLED: t`${travellerName}님이 타이머를 취소했어요`,
    CONTACT_OK: t`${travellerName}님과 연락이 닿았어요`,
    CLOSED: t`아무도 끝내지 않아 알림이 닫혔어요`,
  }
  const isGood = ending !== 'CLOSED'
  return (
    <Tinted tone={isGood ? 'good' : 'warning'}>
      <p className="flex items-center gap-2 font-bold">
        {isGood ? <CircleCheck aria-hidden="true" size={22} /> : <TriangleAlert aria-hidden="true" size={22} />}
        {t`끝난 알림이에요`}
      </p>
      <h2 className="mt-2 text-2xl font-extrabold">{ending !== null && texts[ending]}</h2>
      <p className="mt-2 text-basalt-700">
        {isGood
          ? t`${when} · 더 할 일은 없어요. 확인해주셔서 고마워요.`
          : t`${when} · 무사하다는 소식은 받지 못했어요. 아직 연락이 안 되면 112에 신고해주세요.`}
      </p>
    </Tinted>
  )
}
