export interface Backoff {
  first: number
  longest: number
}

/** Returns how long to wait after so many tries that failed, in the unit of its limits: twice as long from try to try. */
export const pauseAfter = (attempts: number, { first, longest }: Backoff) =>
  Math.min(longest, first * 2 ** (attempts - 1))
