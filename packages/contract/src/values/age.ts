import { ADULT_AGE_YEARS } from './limits.ts'

/** By its letters: what date libraries make of a day depends on where the server stands. */
export const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/**
 * Whether somebody born on `birthDate` is 19 on `day`, both YYYY-MM-DD and the latter a day in Korea: 만 나이. Somebody whose birth
 * date is not known is not. The database has the same rule (`is_adult`).
 */
export const isAdultOn = (birthDate: string | null, day: string) =>
  birthDate !== null && birthDate <= yearsBefore(day, ADULT_AGE_YEARS)
