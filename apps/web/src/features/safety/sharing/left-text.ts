import { lengthText } from '#lib/time-left.ts'

/** Two clocks, one of which ticks in steps, agree on a share's time to so much: thirty minutes are not 31 when they begin. */
const DOUBT_MS = 10_000

/** What is left of a share, `42분`; a minute that has begun counts. */
export const leftText = (ms: number): string => lengthText(Math.max(ms - DOUBT_MS, 1), Math.ceil)
