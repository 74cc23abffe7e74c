import type { PlanReason, PlanSpot, PlanWarning } from '@honjeo/contract/plan'
import type { ReasonCode, WarningCode } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { formatRating } from '#features/places/labels.ts'
import { INTEREST_LABELS, MEAL_LABELS } from './labels.ts'

/** The number of reasons that one reads at a glance. */
const SHOWN_REASONS = 2
/** The reasons for the time of a stop, rather than for the stop at all. */
const OF_TIME: ReadonlySet<ReasonCode> = new Set(['NEXT', 'SUNSET', 'LIT', 'STAFFED', 'NEAR_STAY'])

/** Returns one reason as a few words: 관심사(바다)에 맞아요. Null for one that says nothing without what it lacks. */
export function reasonText({ code, interest, meal, minutes, rating }: PlanReason): string | null {
  switch (code) {
    case 'MUST':
      return t`직접 고른 곳이에요`
    case 'INTEREST': {
      if (interest === undefined) return t`관심사에 맞아요`
      const name = i18n._(INTEREST_LABELS[interest])
      return t`관심사(${name})에 맞아요`
    }
    case 'SOLO':
      return t`혼자 가기 좋아요`
    case 'RATING': {
      if (rating === undefined) return t`리뷰 평점이 높아요`
      const stars = formatRating(rating)
      return t`리뷰 평점 ${stars}점이에요`
    }
    case 'SEASON':
      return t`지금이 제철이에요`
    case 'MEAL': {
      if (meal === undefined) return t`식사 시간에 맞아요`
      const name = i18n._(MEAL_LABELS[meal])
      return t`${name} 먹기 좋은 시간이에요`
    }
    case 'INDOOR':
      return t`비가 와도 괜찮아요`
    case 'LANDMARK':
      return t`제주에서 꼭 보고 싶어 하는 곳이에요`
    case 'FITS':
      return t`그날 동선에 잘 맞아요`
    case 'NEXT':
      return minutes === undefined ? null : plural(minutes, { other: '다음 곳까지 #분이에요' })
    case 'SUNSET':
      return minutes === undefined ? t`해 지기 전까지 머물러요` : plural(minutes, { other: '일몰 #분 전까지 머물러요' })
    case 'LIT':
      return t`어두워져도 불빛이 있는 곳으로 알려져 있어요`
    case 'STAFFED':
      return t`저녁에도 사람이 있는 곳이에요`
    case 'NEAR_STAY':
      return t`숙소에서 500m 안이에요`
  }
}

/** Says why a stop is there and why then, the strongest reason of each; null where nothing is known. */
export function whyText({ reasons, reasonText: sentence }: Pick<PlanSpot, 'reasons' | 'reasonText'>): string | null {
  if (sentence !== null) return sentence
  const there = reasons.filter(({ code }) => !OF_TIME.has(code))
  const then = reasons.filter(({ code }) => OF_TIME.has(code))
  const shown = [...there.slice(0, 1), ...then, ...there.slice(1)].slice(0, SHOWN_REASONS)
  return shown.flatMap((reason) => reasonText(reason) ?? []).join(' · ') || null
}

/** What is only a hint; everything else is in the way of the stop. */
export const isHint = (code: WarningCode): boolean => code === 'HOURS_UNKNOWN' || code === 'BOOKING'

type Visit = Pick<PlanSpot, 'startTime' | 'endTime'>

/** What is wrong with a stop, in a sentence. */
export function warningText({ code, time, fix }: PlanWarning, visit: Visit): string {
  switch (code) {
    case 'CLOSURE':
      return t`이날은 막혀 있어 들어갈 수 없어요.`
    case 'TRAIL_GATE':
      return time === undefined
        ? t`산에서 막는 시각을 넘겨 올라갈 수 없어요.`
        : t`${time}까지 오르기 시작해야 해요. 더 늦으면 위에서 길을 막아 돌아와야 해요.`
    case 'TRAIL_DESCENT':
      return time === undefined
        ? t`내려오는 길을 막는 시각을 넘겨요.`
        : t`${time}까지 다 내려와야 해요. 더 늦으면 내려오는 길이 막혀요.`
    case 'FIRST_BOAT':
      return time === undefined ? t`아직 배가 다니지 않는 시간이에요.` : t`첫 배를 타도 ${time}에야 닿아요.`
    case 'LAST_BOAT':
      return time === undefined
        ? t`마지막 배를 놓쳐 섬에서 나올 수 없어요.`
        : t`${time}까지 선착장으로 나서야 마지막 배를 타요. 놓치면 섬에서 나올 수 없어요.`
    case 'LAST_BOAT_OUT':
      return time === undefined
        ? t`나오는 배가 남는 마지막 배를 놓쳐요.`
        : t`${time}까지는 섬에 닿아 있어야 나오는 배가 있어요.`
    case 'CLOSED_DAY':
      return t`이날은 쉬는 날이에요.`
    case 'CLOSED_THEN':
      return hoursText(time, fix?.startTime, visit)
    case 'LAST_ENTRY':
      return time === undefined ? t`입장이 끝난 시간이에요.` : t`${time}까지 들어가야 해요.`
    case 'AFTER_SUNSET':
      return time === undefined ? t`해가 진 뒤예요. 밝을 때 가세요.` : t`해가 ${time}에 져요. 밝을 때 다녀오세요.`
    case 'TOO_SOON':
      return time === undefined
        ? t`앞의 곳에서 이 시간까지 닿기 어려워요.`
        : t`가는 데 시간이 걸려 ${time}에야 도착해요.`
    case 'TOO_LATE':
      return time === undefined
        ? t`떠나는 시간에 늦어요.`
        : t`여기 있으면 떠나는 시간에 늦어요. 늦어도 ${time}에는 나서야 해요.`
    case 'OUT_OF_SEASON':
      return t`이 기간에는 열리지 않아요.`
    case 'GONE':
      return t`더는 찾을 수 없는 장소예요. 다른 곳으로 바꿔주세요.`
    case 'TOO_FAR':
      return t`이 교통수단으로 가기에는 너무 멀어요.`
    case 'HOURS_UNKNOWN':
      return t`여는 시간은 가기 전에 확인해주세요.`
    case 'BOOKING':
      return t`정상까지 가려면 미리 예약해야 해요. 신분증도 챙기세요.`
  }
}

/** The time is when it opens or when it closes: the visit shows which of the two, or else the time that would do. */
function hoursText(time: string | undefined, better: string | undefined, { startTime, endTime }: Visit): string {
  const leave = endTime ?? startTime
  if (time === undefined) return t`이 시간에는 문을 열지 않아요.`
  if (time === better || (leave !== null && time > leave)) return t`${time}에 문을 열어요.`
  if ((better !== undefined && better < time) || (startTime !== null && time <= startTime)) {
    return t`${time}에 문을 닫아요.`
  }
  return t`이 시간에는 문을 열지 않아요.`
}
