import { expect, it } from 'vitest'
import { errorNameOf, ERRORS } from './error-codes.ts'
import { ACCOUNT_ERRORS } from './errors/account.ts'
import { COMMON_ERRORS } from './errors/common.ts'
import { COMMUNITY_ERRORS } from './errors/community.ts'
import { PLACES_ERRORS } from './errors/places.ts'
import { PLANS_ERRORS } from './errors/plans.ts'
import { ROOMS_ERRORS } from './errors/rooms.ts'
import { SAFETY_ERRORS } from './errors/safety.ts'
import { STAFF_ERRORS } from './errors/staff.ts'

const AREAS = [
  COMMON_ERRORS,
  ACCOUNT_ERRORS,
  PLACES_ERRORS,
  COMMUNITY_ERRORS,
  STAFF_ERRORS,
  ROOMS_ERRORS,
  PLANS_ERRORS,
  SAFETY_ERRORS,
]

it('gives every failure a name and a code of its own', () => {
  const names = AREAS.flatMap((area) => Object.keys(area))
  expect(new Set(names).size).toBe(names.length)
  expect(Object.keys(ERRORS).toSorted()).toEqual(names.toSorted())
  const codes = Object.values(ERRORS).map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

it('finds a failure by the code that clients see', () => {
  for (const [name, { code }] of Object.entries(ERRORS)) expect(errorNameOf(code)).toBe(name)
  expect(errorNameOf('CHAT9999')).toBeUndefined()
})
