import { clockTimeOf } from '@honjeo/contract/values/clock-time'

const DAY_MINUTES = 1440

/** A minute of the day as `HH:MM`; beyond midnight that of the next day. */
export const clockText = (minute: number): string => clockTimeOf(minute % DAY_MINUTES)
