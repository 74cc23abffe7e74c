import { clockTimeOf, minuteOf } from '@honjeo/contract/values/clock-time'

const DAY_MINUTES = 1440
const STEP_MINUTES = 5

/** What lies past the day stops at its last minute. */
const clockWithin = (minutes: number): string => clockTimeOf(Math.min(Math.max(minutes, 0), DAY_MINUTES - 1))

/** `12:11` → `12:15`: times people keep. */
export const roundedUp = (time: string): string => clockWithin(Math.ceil(minuteOf(time) / STEP_MINUTES) * STEP_MINUTES)

export const addMinutes = (time: string, minutes: number): string => clockWithin(minuteOf(time) + minutes)
