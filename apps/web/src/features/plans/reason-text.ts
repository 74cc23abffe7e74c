import type { PlanReason, PlanSpot } from '@honjeo/contract/plan'
import type { ReasonCode } from '@honjeo/contract/values/enums'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { formatRating } from '#features/places/place-text.ts'
import { INTEREST_LABELS, MEAL_LABELS } from './plan-labels.ts'

/** As many as one reads at a glance. */
const SHOWN_REASONS = 2
/** Why then, rather than why there at all. */
const OF_TIME: ReadonlySet<ReasonCode> = new Set(['NEXT', 'SUNSET', 'QUIET'])

/** One reason as a few words: 관심사(바다)에 맞아요. Null for one that says nothing without what it lacks. */
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
    case 'QUIET':
      return t`이 시간에는 한산해요`
  }
}

/** Why a stop is there and why then, the strongest of each; null where nothing is known. */
export function whyText({ reasons, reasonText: sentence }: Pick<PlanSpot, 'reasons' | 'reasonText'>): string | null {
  if (sentence !== null) return sentence
  const there = reasons.filter(({ code }) => !OF_TIME.has(code))
  const then = reasons.filter(({ code }) => OF_TIME.has(code))
  const shown = [...there.slice(0, 1), ...then, ...there.slice(1)].slice(0, SHOWN_REASONS)
  return shown.flatMap((reason) => reasonText(reason) ?? []).join(' · ') || null
}
