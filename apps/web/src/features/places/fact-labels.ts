import type { PlaceFact } from '@honjeo/contract/values/stay-facts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { GOOD_FACT_LABELS } from '#features/solo-facts/solo-fact-labels.ts'

/** What a filter by a fact looks for. */
export const FACT_LABELS: Record<PlaceFact, MessageDescriptor> = {
  ...GOOD_FACT_LABELS,
  OWN_LOCK: msg`나만 여는 잠금장치`,
  WOMEN_FLOOR: msg`여성 전용 층`,
  DESK_ALL_DAY: msg`24시간 안내 데스크`,
}
