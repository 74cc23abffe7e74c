import { koreanDay, koreanMidnight } from './clock.ts'

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토']

/** `11월 28일(토) 오후 4:30`, in Korea. By hand: how `Intl` writes it differs from one Node to the next. */
export function koreanTime(instant: string): string {
  const at = new Date(instant)
  const day = new Date(koreanDay(at))
  const minute = (at.getTime() - koreanMidnight(at).getTime()) / 60_000
  const hour = Math.floor(minute / 60)
  const time = `${hour % 12 || 12}:${String(Math.floor(minute % 60)).padStart(2, '0')}`
  const weekday = WEEKDAYS[day.getUTCDay()]
  return `${day.getUTCMonth() + 1}월 ${day.getUTCDate()}일(${weekday}) ${hour < 12 ? '오전' : '오후'} ${time}`
}
