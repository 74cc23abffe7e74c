/** Those who meet stay together for about so long; the form of the timer proposes it, and takes any other time. */
const TOGETHER_MS = 3 * 60 * 60_000

/** Returns when a timer for a room's meeting would end; an instant, ISO 8601. */
export const timerEnd = ({ scheduledDate }: { scheduledDate: string }): string =>
  new Date(Date.parse(scheduledDate) + TOGETHER_MS).toISOString()
