import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What home says to each kind of traveller, in two lines. */
export const GREETINGS: Record<TravellerType, { type: MessageDescriptor; lines: readonly MessageDescriptor[] }> = {
  여유형: { type: msg`여유형`, lines: [msg`서두를 일 하나 없는 오늘,`, msg`파도 소리 곁에서 쉬어갈까요?`] },
  탐험형: { type: msg`탐험형`, lines: [msg`아직 걷지 않은 길이 많아요.`, msg`오늘은 어느 오름에 오를까요?`] },
  기록형: { type: msg`기록형`, lines: [msg`빛이 고운 시간을 비워두었어요.`, msg`오늘은 무엇을 담아볼까요?`] },
  계획형: { type: msg`계획형`, lines: [msg`동선이 좋으면 하루가 길어져요.`, msg`오늘은 어디부터 가볼까요?`] },
}
