import type { Timer } from '@honjeo/contract/safety/timer'
import type { TimerEnding } from '@honjeo/contract/values/enums'
import { t } from '@lingui/core/macro'

export function endingText(ending: TimerEnding): string {
  switch (ending) {
    case 'SAFE':
      return t`무사히 돌아왔어요`
    case 'CANCELLED':
      return t`취소했어요`
    case 'CONTACT_OK':
      return t`연락처가 연락이 닿았다고 알려줬어요`
    case 'CLOSED':
      return t`끝내지 않아 저절로 닫혔어요`
  }
}

/** Whether contacts were told, as far as that is known: what reached one of them counts. */
export function toldText({ contacts }: Pick<Timer, 'contacts'>): string {
  const states = new Set(contacts.flatMap(({ deliveries }) => deliveries.map(({ state }) => state)))
  if (states.size === 0) return t`신뢰 연락처에는 알리지 않았어요`
  if (states.has('SENT') || states.has('OPENED')) return t`신뢰 연락처에 알림을 보냈어요`
  if (states.has('QUEUED')) return t`신뢰 연락처에 알림을 보내던 중이었어요`
  return t`신뢰 연락처에 알림을 보내지 못했어요`
}
