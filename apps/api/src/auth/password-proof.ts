import { LOGIN_FAILURE_WINDOW_SECONDS } from '@honjeo/contract/values/limits'
import type { Db } from '../db/client.ts'
import { appError } from '../errors.ts'
import { addLoginFailure, deleteLoginFailures, findLoginFailures } from './login-failures.queries.ts'
import { loginDelay } from './login-throttle.ts'
import { isPassword } from './passwords.ts'

interface Account {
  email: string
  /** Without one, or with none to be found, no password is right. */
  passwordHash: string | null | undefined
}

/**
 * Whether it is the account's password. Wrong ones are counted by address, wherever they are typed: AUTH4291 after too many
 * of them.
 */
export async function provesPassword(
  db: Db,
  { email, passwordHash }: Account,
  password: string,
  now: Date,
): Promise<boolean> {
  const address = email.toLowerCase()
  async function requirePatience() {
    const retryAfter = loginDelay(await findLoginFailures(db, address), now)
    if (retryAfter > 0) throw appError('AUTH4291', { retryAfter })
  }

  await requirePatience()
  const isRight = await isPassword(passwordHash, password)
  // Of many at once those that are judged after too many wrong ones are told nothing either.
  await requirePatience()
  if (isRight) await deleteLoginFailures(db, address)
  else await addLoginFailure(db, address, now, LOGIN_FAILURE_WINDOW_SECONDS)
  return isRight
}
