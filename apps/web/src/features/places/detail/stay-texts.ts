import type { StayFact } from '@honjeo/contract/stay-facts'
import type { StayFactName } from '@honjeo/contract/values/stay-facts'
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'

export const STAY_FACT_LABELS: Record<StayFactName, MessageDescriptor> = {
  SAFETY_CERTIFIED: msg`안전인증`,
  OWN_LOCK: msg`나만 여는 잠금장치`,
  WOMEN_FLOOR: msg`여성 전용 층`,
  DESK_HOURS: msg`안내 데스크 시간`,
  LAST_STOP_WALK: msg`막차 정류장에서 걷는 시간`,
}

/** What a fact says on a day `YYYY-MM-DD`. */
export function stayFactText(known: StayFact, day: string): string {
  switch (known.fact) {
    case 'SAFETY_CERTIFIED': {
      const { until } = known.value
      const month = until.slice(0, 7)
      return day <= until ? t`안전인증 ${month}까지` : t`안전인증이 ${month}에 끝났어요`
    }
    case 'OWN_LOCK':
      return known.value.has ? t`나만 여는 잠금장치가 있어요` : t`나만 여는 잠금장치가 없어요`
    case 'WOMEN_FLOOR':
      return known.value.has ? t`여성 전용 층이 있어요` : t`여성 전용 층이 없어요`
    case 'DESK_HOURS': {
      const { from, until } = known.value
      return from === until ? t`안내 데스크에 24시간 사람이 있어요` : t`안내 데스크에 ${from}~${until}에 사람이 있어요`
    }
    case 'LAST_STOP_WALK': {
      const { stop, minutes } = known.value
      return t`막차가 서는 ${stop} 정류장에서 걸어서 ${minutes}분`
    }
  }
}
