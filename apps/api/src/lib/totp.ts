import { AUTHENTICATOR_CODE_LENGTH, AUTHENTICATOR_STEP_SECONDS } from '@honjeo/contract/values/limits'
import { Secret, TOTP } from 'otpauth'

/** The number of steps that a code may be off: clocks of phones go wrong by seconds; RFC 6238, section 5.2, has one step of them. */
const STEPS_ASIDE = 1

/** What every authenticator app takes for granted: HMAC-SHA-1, six digits, 30 s. */
const FORM = { algorithm: 'SHA1', digits: AUTHENTICATOR_CODE_LENGTH, period: AUTHENTICATOR_STEP_SECONDS }

/** Makes a secret of 160 random bits in base32, as RFC 4226 recommends. */
export const newSecret = () => new Secret({ size: 20 }).base32

/** Returns the address `otpauth://totp/…`, which authenticator apps scan or open. */
export const enrolmentUri = (secret: string, label: string) =>
  new TOTP({ ...FORM, issuer: '혼저', label, secret }).toString()

export const codeAt = (secret: string, now: Date) =>
  TOTP.generate({ ...FORM, secret: Secret.fromBase32(secret), timestamp: now.getTime() })

/**
 * Returns the step since 1970 that a code belongs to, the present one or one to each side; null where it is none of
 * these.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...FORM,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: STEPS_ASIDE,
  })
  return delta === null ? null : TOTP.counter({ period: AUTHENTICATOR_STEP_SECONDS, timestamp }) + delta
}
