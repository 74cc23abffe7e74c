import { Type, type Static } from 'typebox'
import { Closed } from '../common.ts'
import { AUTHENTICATOR_CODE_LENGTH, PASSWORD_MAX, STAFF_CODE_MAX } from '../values/limits.ts'
import { say } from '../values/sentences.ts'

export const OwnPassword = Type.String({ minLength: 1, maxLength: PASSWORD_MAX })

/** The code that the authenticator shows, or a recovery code; what is between its characters does not count. */
export const StaffCode = Type.String({
  minLength: AUTHENTICATOR_CODE_LENGTH,
  maxLength: STAFF_CODE_MAX,
  message: say('FACTOR_CODE'),
})

/** The two factors of staff: what they know, and what they have. */
export type StaffFactors = Static<typeof StaffFactors>
export const StaffFactors = Closed({ password: OwnPassword, code: StaffCode })
