/** Days are `YYYY-MM-DD`: no instants, and so without a time zone. */
const DAY_MS = 86_400_000

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Returns the day so many days later, or earlier for a negative number. */
export const dayAfter = (day: string, days: number): string =>
  new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)

/** Returns how many days it is from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => (timeOf(to) - timeOf(from)) / DAY_MS
