import type { Delivery } from '@honjeo/contract/safety/contacts'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { formatListTime } from '#lib/dates.ts'
import { serverNow } from '#lib/server-time.ts'
import { cx } from '#ui/cx.ts'
import { deliveryText, isUndelivered } from './delivery-text.ts'

const ICONS = { QUEUED: Clock, SENT: Check, OPENED: CheckCheck, FAILED: CircleAlert, NO_DEVICE: CircleAlert }

/** `메일 서버가 받았어요 (읽었는지는 알 수 없어요) · 3분 전`. */
export function DeliveryLine({ delivery }: { delivery: Delivery }) {
  const Icon = ICONS[delivery.state]
  const when = delivery.openedAt ?? delivery.sentAt ?? delivery.createdAt
  return (
    <span className={cx('flex gap-1.5 text-sm', isUndelivered(delivery) ? 'text-danger' : 'text-basalt-500')}>
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        {deliveryText(delivery)} · {formatListTime(when, new Date(serverNow()))}
      </span>
    </span>
  )
}
