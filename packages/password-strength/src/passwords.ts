import { PASSWORD_MAX, PASSWORD_MIN } from '@honjeo/contract/values/limits'
import { passwordProblem, type PasswordProblem } from '@honjeo/contract/values/password'
import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'
import { isCommonPassword, passwordWeakness, type Weakness } from './password-strength.ts'

interface Owner {
  email?: string
  nickName?: string
  name?: string
}

/** The sentence of each problem is `PASSWORD_…`. */
const refuse = (problem: PasswordProblem | Weakness) =>
  appError('PASSWORD_NOT_ALLOWED', {
    fields: {
      password:
        problem === 'LENGTH'
          ? say('PASSWORD_LENGTH', { min: PASSWORD_MIN, max: PASSWORD_MAX })
          : say(`PASSWORD_${problem}`),
    },
  })

/**
 * Throws PASSWORD_NOT_ALLOWED for a new password that is refused by its form or is a common one. This check needs no
 * lookup, so it comes first.
 */
export function checkPasswordForm(password: string, owner: Owner = {}) {
  const problem = passwordProblem(password, owner) ?? (isCommonPassword(password) ? 'COMMON' : null)
  if (problem) throw refuse(problem)
}

/**
 * Throws PASSWORD_NOT_ALLOWED also for a password that is easy to guess for a person who knows its owner; the error
 * says why. It takes some milliseconds.
 */
export function checkNewPassword(password: string, { email, nickName, name }: Required<Owner>) {
  checkPasswordForm(password, { email, nickName })
  const weakness = passwordWeakness(password, [email, nickName, name])
  if (weakness) throw refuse(weakness)
}
