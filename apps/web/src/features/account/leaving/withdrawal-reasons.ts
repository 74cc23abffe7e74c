import type { WithdrawalReason } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The names of the contract, for every language. */
export const WITHDRAWAL_REASON_TEXTS: Record<WithdrawalReason, MessageDescriptor> = {
  RARELY_USED: msg`자주 이용하지 않아요`,
  LACKS_INFO: msg`여행 정보가 부족해요`,
  REJOIN: msg`탈퇴 후 재가입 하고싶어요`,
  INCONVENIENT: msg`서비스 이용이 불편해요`,
  OTHER: msg`기타`,
}
