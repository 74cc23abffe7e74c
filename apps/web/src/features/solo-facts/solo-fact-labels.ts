import type { SoloFact } from '@honjeo/contract/values/solo-facts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What is said of a place where a fact is answered with yes. */
export const YES_LABELS: Record<SoloFact, MessageDescriptor> = {
  SINGLE_PORTION: msg`1인분 돼요`,
  SOLO_SEAT: msg`혼자 앉는 자리 있어요`,
  NO_STARES: msg`눈치 안 보여요`,
  LONG_QUEUE: msg`웨이팅 길어요`,
  FOREIGN_MENU: msg`외국어 메뉴·키오스크 있어요`,
  LIT_PATH: msg`밤길 밝아요`,
}

/** What a filter by a fact looks for. */
export const GOOD_FACT_LABELS: Record<SoloFact, MessageDescriptor> = {
  ...YES_LABELS,
  LONG_QUEUE: msg`웨이팅 길지 않아요`,
}
