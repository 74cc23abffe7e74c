import { i18n } from '@lingui/core'

/** District and street or village: `제주특별자치도 제주시 구좌읍 비자숲길 55` → `제주시 구좌읍`. Every address begins with the province. */
export function shortAddress(address: string): string {
  const parts = address.split(/\s+/)
  return parts.length < 2 ? address : parts.slice(1, 3).join(' ')
}

/** `4.7`, `5.0`. */
export function formatRating(rating: number): string {
  return i18n.number(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** `jejuolle.org` of a web address; null for anything else, which must not become a link. */
export function hostOf(address: string): string | null {
  return /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(address)?.[1] ?? null
}
