import type { Position } from '@honjeo/contract/values/geo'

/** An end of a way, as the maps of others name it. */
export interface WayEnd extends Position {
  title: string
}

/** `car` also says what a taxi costs. */
type KakaoMode = 'traffic' | 'car' | 'walk'

const kakaoEnd = ({ title, lat, lng }: WayEnd) => `${encodeURIComponent(title)},${lat},${lng}`
const naverEnd = ({ title, lat, lng }: WayEnd) => `${lng},${lat},${encodeURIComponent(title)},PLACE_POI`

/** Both open the app where it is installed, else the site. */
export const kakaoRoute = (from: WayEnd, to: WayEnd, mode: KakaoMode): string =>
  `https://map.kakao.com/link/by/${mode}/${kakaoEnd(from)}/${kakaoEnd(to)}`

export const naverTransit = (from: WayEnd, to: WayEnd): string =>
  `https://map.naver.com/p/directions/${naverEnd(from)}/${naverEnd(to)}/-/transit`
