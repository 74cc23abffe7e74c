import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { t } from '@lingui/core/macro'

/** Returns a nickname as it is shown: the server has one name for all who have left, and no member can bear it. */
export const memberName = (nickname: string) => (nickname === FORMER_MEMBER ? t`탈퇴한 사용자` : nickname)
