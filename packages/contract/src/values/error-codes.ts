import * as numbers from './error-numbers.ts'
import { ACCOUNT_ERRORS } from './errors/account.ts'
import { COMMON_ERRORS } from './errors/common.ts'
import { COMMUNITY_ERRORS } from './errors/community.ts'
import { PLACES_ERRORS } from './errors/places.ts'
import { PLANS_ERRORS } from './errors/plans.ts'
import { ROOMS_ERRORS } from './errors/rooms.ts'
import { SAFETY_ERRORS } from './errors/safety.ts'
import { STAFF_ERRORS } from './errors/staff.ts'

type Numbers = typeof numbers
export type ErrorName = keyof Numbers
export type ErrorCode = Numbers[ErrorName]

const ROWS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PLACES_ERRORS,
  ...COMMUNITY_ERRORS,
  ...STAFF_ERRORS,
  ...ROOMS_ERRORS,
  ...PLANS_ERRORS,
  ...SAFETY_ERRORS,
}
const CODES = { ...numbers }
const rowOf = <Name extends ErrorName>(name: Name) => ({ code: CODES[name], ...ROWS[name] })

/** Every failure of the API. A new one is a number of its name, and a row of its area. */
export const ERRORS = Object.fromEntries(Object.keys(ROWS).map((name) => [name, rowOf(name as ErrorName)])) as {
  [Name in ErrorName]: { code: Numbers[Name] } & (typeof ROWS)[Name]
}

const NAMES = new Map<string, ErrorName>(Object.entries(ERRORS).map(([name, { code }]) => [code, name as ErrorName]))

/** Returns the failure behind a code; undefined for a code of another version. */
export const errorNameOf = (code: string) => NAMES.get(code)
