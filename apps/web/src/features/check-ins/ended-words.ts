import type { CheckIn } from '@honjeo/contract/check-ins'
import type { CheckInEnding } from '@honjeo/contract/values/enums'
import { t } from '@lingui/core/macro'

export function endingText(ending: CheckInEnding): string {
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

/** Whether contacts were told, as far as that is known. */
export function toldText({ contacts }: Pick<CheckIn, 'contacts'>): string {
  const isTold = contacts.some(({ deliveries }) => deliveries.length > 0)
  return isTold ? t`신뢰 연락처에 알림을 보냈어요` : t`신뢰 연락처에는 알리지 않았어요`
}
