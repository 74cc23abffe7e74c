import { ACCOUNT_ERRORS } from './errors/account.ts'
import { COMMON_ERRORS } from './errors/common.ts'
import { COMMUNITY_ERRORS } from './errors/community.ts'
import { PLACES_ERRORS } from './errors/places.ts'
import { PLANS_ERRORS } from './errors/plans.ts'
import { ROOMS_ERRORS } from './errors/rooms.ts'
import { SAFETY_ERRORS } from './errors/safety.ts'
import { STAFF_ERRORS } from './errors/staff.ts'

/** Every failure of the API. A new one is a row of its area. */
export const ERRORS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...PLACES_ERRORS,
  ...COMMUNITY_ERRORS,
  ...STAFF_ERRORS,
  ...ROOMS_ERRORS,
  ...PLANS_ERRORS,
  ...SAFETY_ERRORS,
}

export type ErrorName = keyof typeof ERRORS
export type ErrorCode = (typeof ERRORS)[ErrorName]['code']

const NAMES = new Map(Object.entries(ERRORS).map(([name, { code }]) => [code as string, name as ErrorName]))

/** Returns the failure behind a code; undefined for a code of another version. */
export const errorNameOf = (code: string) => NAMES.get(code)
