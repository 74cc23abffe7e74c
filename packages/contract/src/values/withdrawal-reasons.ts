import type { WithdrawalReason } from './enums.ts'

/** The reasons why a member leaves, in the order they are offered. They are texts of the specification. */
export const WITHDRAWAL_REASON_NAMES = {
  RARELY_USED: '자주 이용하지 않아요',
  LACKS_INFO: '여행 정보가 부족해요',
  REJOIN: '탈퇴 후 재가입 하고싶어요',
  INCONVENIENT: '서비스 이용이 불편해요',
  OTHER: '기타',
} as const satisfies Record<WithdrawalReason, string>
