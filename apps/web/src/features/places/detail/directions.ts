import type { Position } from '#lib/position.ts'

/** Routes to the place from wherever one is; both open the app where it is installed, else the site. */
export function kakaoDirections(title: string, { lat, lng }: Position): string {
  return `https://map.kakao.com/link/to/${encodeURIComponent(title)},${lat},${lng}`
}

/** By public transport, as most who travel alone do here. */
export function naverDirections(title: string, { lat, lng }: Position): string {
  return `https://map.naver.com/p/directions/-/${lng},${lat},${encodeURIComponent(title)},PLACE_POI/-/transit`
}
