import type { ReceiptReason } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Whether a better photo of the same paper may be accepted. */
export const mayBeMisread = (reason: ReceiptReason) =>
  reason !== 'UNAVAILABLE' && reason !== 'ALREADY_USED' && reason !== 'NOT_A_PHOTO'

/** What went wrong with a receipt, and what may help. */
export const RECEIPT_REASON_TEXTS: Record<ReceiptReason, MessageDescriptor> = {
  UNREADABLE: msg`글자를 읽지 못했어요. 밝은 곳에서 영수증 전체가 나오게 다시 찍어주세요.`,
  INCOMPLETE: msg`결제한 시각과, 승인번호나 사업자등록번호가 보여야 해요. 영수증 전체가 나오게 다시 찍어주세요.`,
  NOT_A_PHOTO: msg`화면 캡처나 그림은 확인할 수 없어요. 종이 영수증을 카메라로 찍어주세요.`,
  OTHER_PLACE: msg`영수증의 가게가 이 장소와 다른 것 같아요.`,
  OTHER_DATE: msg`영수증의 날짜가 방문한 날짜와 달라요.`,
  ALREADY_USED: msg`이미 인증에 쓴 영수증이에요.`,
  UNAVAILABLE: msg`지금은 영수증을 확인할 수 없어요. 잠시 후 다시 시도해주세요.`,
}
