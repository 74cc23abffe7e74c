import type { LeftOutCode, PlanNote } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a place is not in an automatic plan. */
export const LEFT_OUT_TEXTS: Record<LeftOutCode, MessageDescriptor> = {
  CLOSED_ALL_TRIP: msg`여행하는 동안 문을 열지 않아요.`,
  OUT_OF_SEASON: msg`여행하는 동안에는 열리지 않아요.`,
  OUT_OF_REACH: msg`이 교통수단으로는 다녀올 수 없어요.`,
  NO_TIME: msg`넣을 시간이 남지 않았어요.`,
  GONE: msg`더는 찾을 수 없는 장소예요.`,
  NOT_A_STOP: msg`들르는 곳이 아니라서 일정에 넣지 않았어요.`,
}

/** What one should know of a whole plan. */
export const NOTE_TEXTS: Record<PlanNote, MessageDescriptor> = {
  TRAIN_IS_BUS: msg`제주에는 철도가 없어서 버스로 짰어요.`,
  ASSUMED_STAY_JEJU_SI: msg`숙소를 고르지 않아 제주시에서 묵는다고 보고 짰어요.`,
  ASSUMED_STAY_SEOGWIPO_SI: msg`숙소를 고르지 않아 서귀포시에서 묵는다고 보고 짰어요.`,
}
