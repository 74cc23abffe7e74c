import { ADULT_AGE_YEARS, MINIMUM_AGE_YEARS } from './limits.ts'

/** Computes with the letters of the day: results of date libraries depend on the server's time zone. */
export const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`

/**
 * Whether a person born on `birthDate` is 19 (만 나이) on `day`, both YYYY-MM-DD and the latter a day in Korea; false
 * without a birth date. The database has the same rule (`is_adult`).
 */
export const isAdultOn = (birthDate: string | null, day: string) =>
  birthDate !== null && birthDate <= yearsBefore(day, ADULT_AGE_YEARS)

/** Whether a person born on `birthDate` is too young to be a member on `day`, both YYYY-MM-DD and the latter a day in Korea. */
export const isChildOn = (birthDate: string, day: string) => birthDate > yearsBefore(day, MINIMUM_AGE_YEARS)
