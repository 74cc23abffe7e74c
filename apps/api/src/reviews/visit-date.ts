import { REVIEW_VISIT_YEARS_MAX } from '@honjeo/contract/values/limits'
import { subYears } from 'date-fns/subYears'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '../lib/errors.ts'

const refuse = (sentence: string) => appError('INVALID_INPUT', { fields: { visitDate: sentence } })

/**
 * Throws INVALID_INPUT for a day (YYYY-MM-DD) that has not come in Korea, or that is too long ago to be of use to
 * others.
 */
export function requireVisitDate(visitDate: string, now: Date): void {
  if (visitDate > koreanDay(now)) throw refuse('아직 오지 않은 날이에요. 다녀온 날짜를 골라주세요.')
  if (visitDate < koreanDay(subYears(now, REVIEW_VISIT_YEARS_MAX))) {
    throw refuse(`${REVIEW_VISIT_YEARS_MAX}년 안에 다녀온 날짜를 골라주세요.`)
  }
}
