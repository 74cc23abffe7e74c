import type { ContentTypeId, Difficulty, PlaceSort, Region, SavedSort } from '@honjeo/contract/values/enums'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const CATEGORY_LABELS: Record<ContentTypeId, MessageDescriptor> = {
  12: msg`관광지`,
  14: msg`문화시설`,
  15: msg`축제`,
  25: msg`여행코스`,
  28: msg`레포츠`,
  32: msg`숙박`,
  38: msg`쇼핑`,
  39: msg`음식점`,
}

export const REGION_LABELS: Record<Region, MessageDescriptor> = {
  NAMJEJU_GUN: msg`남제주군`,
  BUKJEJU_GUN: msg`북제주군`,
  SEOGWIPO_SI: msg`서귀포시`,
  JEJU_SI: msg`제주시`,
}

/** The words for how hard a place is for one alone, where people rate it; NONE is no rating. */
export const DIFFICULTY_LABELS: Record<Exclude<Difficulty, 'NONE'>, MessageDescriptor> = {
  EASY: msg`쉬움`,
  NORMAL: msg`보통`,
  HARD: msg`어려움`,
}

export const SORT_LABELS: Record<PlaceSort, MessageDescriptor> = {
  RECOMMENDED: msg`추천 순`,
  DISTANCE: msg`가까운 순`,
  REVIEWS: msg`리뷰 많은 순`,
  RATING: msg`평점 순`,
  SOLO: msg`혼자 편한 순`,
}

export const SAVED_SORT_LABELS: Record<SavedSort, MessageDescriptor> = {
  SAVED: msg`담은 순`,
  TITLE: msg`이름 순`,
  DISTANCE: msg`가까운 순`,
}

/** District and street or village: `제주특별자치도 제주시 구좌읍 비자숲길 55` → `제주시 구좌읍`. Every address begins with the province. */
export function shortAddress(address: string): string {
  const parts = address.split(/\s+/)
  return parts.length < 2 ? address : parts.slice(1, 3).join(' ')
}

/** Returns `4.7`, `5.0`. */
export function formatRating(rating: number): string {
  return i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** Returns `jejuolle.org` for a web address; null for anything else, which must not become a link. */
export function hostOf(address: string): string | null {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? null
}
