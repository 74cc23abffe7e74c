import { isAdultOn, isChildOn } from '@honjeo/contract/values/age'
import { MINIMUM_AGE_YEARS } from '@honjeo/contract/values/limits'
import { NAME_PATTERN } from '@honjeo/contract/values/name'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { say } from '@honjeo/contract/values/sentences'
import { koreanDay } from '../lib/clock.ts'
import { isUniqueViolation } from '../db/db-errors.ts'
import { looksReserved } from '@honjeo/profanity/look-alike'
import { appError } from '@honjeo/contract/app-error'

/** What holds of a member's facts at sign-up and ever after. `field` is what the form calls the fact. */

const OLDEST_BIRTH = '1900-01-01'

/** Whether the member is 19 (만 나이) today in Korea. */
export const isAdult = (birthDate: string | null, now: Date) => isAdultOn(birthDate, koreanDay(now))

/**
 * Whether the day makes a person younger than members may be. Throws INVALID_INPUT for a day no person of today was
 * born on.
 */
export function isChild(birthDate: string, now: Date, field: string): boolean {
  const today = koreanDay(now)
  if (birthDate < OLDEST_BIRTH || birthDate > today) {
    throw appError('INVALID_INPUT', { fields: { [field]: say('BIRTHDAY') } })
  }
  return isChildOn(birthDate, today)
}

/** Throws FACTS_NEEDED where the age is not known, UNDER_19_FOR_COMPANIONS for a minor. */
export function requireAdultForCompanions(birthDate: string | null, now: Date): void {
  if (!isAdult(birthDate, now)) throw appError(birthDate === null ? 'FACTS_NEEDED' : 'UNDER_19_FOR_COMPANIONS')
}

/** Throws INVALID_INPUT for a day no person of today was born on, UNDER_14 for a child. */
export function checkBirthDate(birthDate: string, now: Date, field: string): void {
  if (isChild(birthDate, now, field)) {
    throw appError('UNDER_14', { fields: { [field]: say('TOO_YOUNG', { years: MINIMUM_AGE_YEARS }) } })
  }
}

/** Throws INVALID_INPUT unless the day is a child's. */
export function checkChildsBirthDate(birthDate: string, now: Date, field: string): void {
  if (!isChild(birthDate, now, field)) {
    const reason = say('NOT_A_CHILD', { years: MINIMUM_AGE_YEARS })
    throw appError('INVALID_INPUT', { fields: { [field]: reason } })
  }
}

/**
 * Throws NICKNAME_NOT_ALLOWED for a reserved word, for one that looks like it, and for scripts that cannot be mixed.
 */
export function refuseReserved(nickName: string, field: string): void {
  if (nicknameProblem(nickName) !== null || looksReserved(nickName)) {
    throw appError('NICKNAME_NOT_ALLOWED', { fields: { [field]: say('NICKNAME_ANOTHER') } })
  }
}

export const nicknameTaken = (field: string) =>
  appError('NICKNAME_TAKEN', { fields: { [field]: say('NICKNAME_IN_USE') } })

export const isNicknameViolation = (error: unknown) =>
  isUniqueViolation(error, 'users_nickname_unique') || isUniqueViolation(error, 'users_nickname_fold_unique')

const NAME = new RegExp(NAME_PATTERN, 'u')

/** Throws INVALID_INPUT for a text that is not a person's name, since contacts read it. */
export function checkName(name: string, field: string): void {
  if (!NAME.test(name)) throw appError('INVALID_INPUT', { fields: { [field]: say('LETTERS_ONLY') } })
}
