import type { Delivery } from '@honjeo/contract/safety/contacts'
import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { formatListTime } from '#lib/text/dates.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { cx } from '#ui/cx.ts'

type Progress = Pick<Delivery, 'channel' | 'state' | 'reason'>

/** What the gateway has taken of a text, and what the phone has said, are kept apart. */
function textText({ state, reason }: Progress): string | undefined {
  if (state === 'SENT') return i18n._(msg`문자를 보냈어요 (휴대폰에 닿았는지는 아직 몰라요)`)
  if (state === 'DELIVERED') return i18n._(msg`문자가 휴대폰에 도착했어요 (읽었는지는 알 수 없어요)`)
  if (state !== 'FAILED') return undefined
  switch (reason) {
    case 'CAP':
      return i18n._(msg`오늘 보낼 수 있는 문자를 다 써서 문자는 보내지 않았어요`)
    case 'NUMBER_CAP':
      return i18n._(msg`이 번호로 오늘 보낼 수 있는 문자를 다 써서 보내지 않았어요`)
    case 'REFUSED':
      return i18n._(msg`문자를 받지 않기로 한 번호라서 보내지 않았어요`)
    case 'NOT_TAKEN':
      return i18n._(msg`문자 서비스가 받지 않았어요. 번호를 확인해주세요`)
    case 'NOT_DELIVERED':
      return i18n._(msg`문자가 휴대폰에 닿지 않았어요. 번호를 확인해주세요`)
    default:
      return i18n._(msg`문자를 보내지 못했어요`)
  }
}

/** Says how far a message has come, and no further than that is proven. */
function deliveryText(progress: Progress): string {
  const { channel, state } = progress
  const ofText = channel === 'TEXT' ? textText(progress) : undefined
  if (ofText !== undefined) return ofText
  switch (state) {
    case 'QUEUED':
      return i18n._(msg`보내는 중이에요`)
    case 'SENT':
    case 'DELIVERED':
      return i18n._(
        channel === 'PUSH'
          ? msg`휴대폰 알림을 보냈어요 (봤는지는 알 수 없어요)`
          : channel === 'EMAIL'
            ? msg`메일 서버가 받았어요 (읽었는지는 알 수 없어요)`
            : msg`앱 알림을 보냈어요 (봤는지는 알 수 없어요)`,
      )
    case 'OPENED':
      return i18n._(msg`링크를 열었어요`)
    case 'FAILED':
      return i18n._(channel === 'EMAIL' ? msg`보내지 못했어요. 주소를 확인해주세요` : msg`앱 알림을 보내지 못했어요`)
    case 'NO_DEVICE':
      return i18n._(
        channel === 'PUSH'
          ? msg`휴대폰 알림이 닿지 않아요. 열어둔 페이지에서만 볼 수 있어요`
          : msg`알림 받을 기기가 없어요`,
      )
  }
}

/** Whether no contact gets it by any way that is left. */
const isUndelivered = ({ state }: Pick<Progress, 'state'>) => state === 'FAILED' || state === 'NO_DEVICE'

const ICONS = {
  QUEUED: Clock,
  SENT: Check,
  DELIVERED: CheckCheck,
  OPENED: CheckCheck,
  FAILED: CircleAlert,
  NO_DEVICE: CircleAlert,
}

/** Shows `메일 서버가 받았어요 (읽었는지는 알 수 없어요) · 3분 전`. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const Icon = ICONS[delivery.state]
  const when = delivery.openedAt ?? delivery.deliveredAt ?? delivery.sentAt ?? delivery.createdAt
  return (
    <span className={cx('flex gap-1.5 text-sm', isUndelivered(delivery) ? 'text-danger' : 'text-basalt-500')}>
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {deliveryText(delivery)} · {formatListTime(when, new Date(serverNow()))}
      </span>
    </span>
  )
}
