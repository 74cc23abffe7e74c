import { clockTimeOf } from '@honjeo/contract/values/clock-time'

export type Meridiem = 'AM' | 'PM'

/** A time of day as people say it: 오후 4:30. */
export interface ClockTime {
  meridiem: Meridiem
  /** The hour, 1–12. */
  hour: number
  /** The minute, 0–59. */
  minute: number
}

/** Returns PM 4:30 for `16:30`; midnight is AM 12, noon PM 12. */
export function parseClockTime(time: string): ClockTime {
  const [hours = 0, minute = 0] = time.split(':').map(Number)
  return { meridiem: hours < 12 ? 'AM' : 'PM', hour: hours % 12 || 12, minute }
}

/** Returns `16:30` for PM 4:30. */
export function formatClockTime({ meridiem, hour, minute }: ClockTime): string {
  const hours = (hour % 12) + (meridiem === 'PM' ? 12 : 0)
  return clockTimeOf(hours * 60 + minute)
}
