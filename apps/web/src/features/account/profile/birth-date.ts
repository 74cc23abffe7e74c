import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'

export type BirthDateProblem = 'REQUIRED' | 'FORMAT' | 'CALENDAR' | 'RANGE' | 'AGE'

const OLDEST = '1900-01-01'

/** Year, month and day in digits alone, or apart by anything: 19980321, 1998. 3. 21, 1998-03-21 (what browsers fill in). */
const PATTERN = /^(\d{4})(?:(\d{2})(\d{2})|\D+(\d{1,2})\D+(\d{1,2})\D*)$/

function read(text: string): string | null {
  const parts = PATTERN.exec(text.trim())
  if (parts === null) return null
  const [year = '', month = '', day = ''] = parts.slice(1).filter(Boolean)
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function existsInCalendar(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** What is wrong with a birth date as typed; `today` is the day in Seoul, `2026-11-28`. */
export function birthDateProblem(text: string, today: string): BirthDateProblem | null {
  if (text.trim() === '') return 'REQUIRED'
  const day = read(text)
  if (day === null) return 'FORMAT'
  if (!existsInCalendar(day)) return 'CALENDAR'
  if (day < OLDEST || day > today) return 'RANGE'
  // Days sort as text. Who was born on 29 February comes of age on 1 March, as the server counts.
  const comesOfAge = `${Number(day.slice(0, 4)) + MINIMUM_AGE_YEARS}${day.slice(4)}`
  return comesOfAge > today ? 'AGE' : null
}

/** Returns `1998-03-21` for what was typed; null when it is no date. */
export function parseBirthDate(text: string): string | null {
  const day = read(text)
  return day !== null && existsInCalendar(day) ? day : null
}

/** Returns `1998. 03. 21`, easier to check than eight digits in a row; what is no date stays as it was typed. */
export function tidyBirthDate(text: string): string {
  return parseBirthDate(text)?.replaceAll('-', '. ') ?? text
}
