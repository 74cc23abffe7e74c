import { koreanDay, koreanMidnight } from './clock.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** Returns `오후 4:30`, in Korea. It is written by hand, as what `Intl` writes differs from one Node to the next. */
export function koreanClock(instant: string): string {
  const at = new Date(instant)
  const minute = (at.getTime() - koreanMidnight(at).getTime()) / 60_000
  const hour = Math.floor(minute / 60)
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${String(Math.floor(minute % 60)).padStart(2, '0')}`
}

/** Returns `11월 28일(토) 오후 4:30`, in Korea. */
export function koreanTime(instant: string): string {
  const day = new Date(koreanDay(new Date(instant)))
  return `${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일(${WEEKDAYS[day.getUTCDay()]}) ${koreanClock(instant)}`
}
