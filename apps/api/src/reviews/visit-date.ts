import { REVIEW_VISIT_YEARS_MAX } from '@honjeo/contract/values/limits'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import { subYears } from 'date-fns/subYears'
import { koreanDay } from '../lib/clock.ts'
import { appError } from '../lib/errors.ts'

const refuse = (sentence: Sentence) => appError('INVALID_INPUT', { fields: { visitDate: sentence } })

/**
 * Throws INVALID_INPUT for a day (YYYY-MM-DD) that has not come in Korea, or that is too long ago to be of use to
 * others.
 */
export function requireVisitDate(visitDate: string, now: Date): void {
  if (visitDate > koreanDay(now)) throw refuse(say('VISIT_TO_COME'))
  if (visitDate < koreanDay(subYears(now, REVIEW_VISIT_YEARS_MAX))) {
    throw refuse(say('VISIT_LONG_AGO', { years: REVIEW_VISIT_YEARS_MAX }))
  }
}
