import { koreanMidnight } from '../../lib/clock.ts'

/** `오후 4:30`, in Korea. */
export function koreanClock(instant: string): string {
  const at = new Date(instant)
  const minute = (at.getTime() - koreanMidnight(at).getTime()) / 60_000
  const hour = Math.floor(minute / 60)
  return `${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${String(Math.floor(minute % 60)).padStart(2, '0')}`
}
