import type { Delivery } from '@honjeo/contract/trusted-contacts'
import { t } from '@lingui/core/macro'

/** How far a message has come, as far as that is proven, and no further. */
export function deliveryText({ channel, state }: Pick<Delivery, 'channel' | 'state'>): string {
  const isMail = channel === 'EMAIL'
  switch (state) {
    case 'QUEUED':
      return isMail ? t`메일을 보내는 중이에요` : t`앱 알림을 보내는 중이에요`
    case 'SENT':
      return isMail ? t`메일 서버가 받았어요. 읽었는지는 몰라요` : t`푸시 서비스가 받았어요. 봤는지는 몰라요`
    case 'OPENED':
      return isMail ? t`메일의 링크를 열었어요` : t`앱에서 알림을 열었어요`
    case 'FAILED':
      return isMail ? t`메일을 보내지 못했어요` : t`앱 알림을 보내지 못했어요`
    case 'NO_DEVICE':
      return t`푸시를 켠 기기가 없어요. 혼저를 열어야 볼 수 있어요`
  }
}
