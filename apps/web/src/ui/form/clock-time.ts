import { clockTimeOf } from '@honjeo/contract/values/clock-time'

export type Meridiem = 'AM' | 'PM'

/** A time of day as people say it: 오후 4:30. */
export interface ClockTime {
  meridiem: Meridiem
  /** 1–12 */
  hour: number
  /** 0–59 */
  minute: number
}

/** `16:30` → PM 4:30; midnight is AM 12, noon PM 12. */
export function parseClockTime(time: string): ClockTime {
  const [hours = 0, minute = 0] = time.split(':').map(Number)
  return { meridiem: hours < 12 ? 'AM' : 'PM', hour: hours % 12 || 12, minute }
}

/** PM 4:30 → `16:30`. */
export function formatClockTime({ meridiem, hour, minute }: ClockTime): string {
  const hours = (hour % 12) + (meridiem === 'PM' ? 12 : 0)
  return clockTimeOf(hours * 60 + minute)
}
