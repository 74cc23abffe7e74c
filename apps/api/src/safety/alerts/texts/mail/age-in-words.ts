import { differenceInMinutes } from 'date-fns/differenceInMinutes'

/** How long ago a position was taken: `방금`, `42분 전`, `3시간 전`, `2일 전`. What lies ahead is now. */
export function ageInWords(at: string, now: Date): string {
  const minutes = differenceInMinutes(now, at)
  if (minutes < 1) return '방금'
  if (minutes < 60) return `${minutes}분 전`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}시간 ${minutes % 60 === 0 ? '' : `${minutes % 60}분 `}전`
  return `${Math.floor(hours / 24)}일 전`
}
