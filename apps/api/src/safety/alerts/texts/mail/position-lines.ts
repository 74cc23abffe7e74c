import { nationalGridNumber } from '@honjeo/national-grid/grid-number'
import { koreanTime } from '../../../../lib/korean-time.ts'
import type { Facts } from '../../facts.queries.ts'
import { ageInWords } from './age-in-words.ts'

/** Digits that show a metre. */
const DIGITS = 5

const inMetres = (metres: number) =>
  metres < 1000 ? `${Math.max(1, Math.round(metres))}m` : `${(metres / 1000).toFixed(1)}km`

/** Where the traveller was last, in words that 112 and 119 can use; an old or coarse position says that it is. */
export function positionLines({ lat, lng, accuracyM, fixAt, batteryPct }: Facts, now: Date): string[] {
  if (lat === null || lng === null || accuracyM === null || fixAt === null) {
    return ['마지막 위치: 받은 위치가 없어요.']
  }
  const at = `${lat.toFixed(DIGITS)},${lng.toFixed(DIGITS)}`
  const number = nationalGridNumber({ lat, lng })
  return [
    `마지막 위치: ${ageInWords(fixAt, now)} (${koreanTime(fixAt)}), 오차 약 ${inMetres(accuracyM)}`,
    ...(number === null ? [] : [`국가지점번호: ${number} (112와 119가 이 번호로 찾아요)`]),
    `지도: https://map.kakao.com/link/map/${at}`,
    `위도·경도: ${at}`,
    ...(batteryPct === null ? [] : [`그때 배터리: ${batteryPct}%`]),
    '지금은 다른 곳에 있을 수 있어요.',
  ]
}
