import { clockTimeOf } from '@honjeo/contract/values/clock-time'

const DAY_MINUTES = 1440

/** Returns a minute of the day as `HH:MM`; a minute beyond midnight is one of the next day. */
export const clockText = (minute: number): string => clockTimeOf(minute % DAY_MINUTES)
