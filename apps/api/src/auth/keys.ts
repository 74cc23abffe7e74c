import { hkdfSync, type KeyObject, createSecretKey } from 'node:crypto'

export interface Keys {
  accessToken: KeyObject
  refreshToken: KeyObject
  emailCode: KeyObject
  receipt: KeyObject
  safetyLink: KeyObject
  attempt: KeyObject
  mail: KeyObject
  authenticator: KeyObject
  formerMember: KeyObject
  meetingCode: KeyObject
  identityCheck: KeyObject
  phone: KeyObject
  phoneHash: KeyObject
}

/** One secret of the operator, one key per use: what leaks in one place opens no other. */
export function deriveKeys(secret: string): Keys {
  const derive = (use: string) => createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'honjeo', use, 32)))
  return {
    accessToken: derive('access-token'),
    refreshToken: derive('refresh-token'),
    emailCode: derive('email-code'),
    receipt: derive('receipt'),
    safetyLink: derive('safety-link'),
    attempt: derive('attempt'),
    mail: derive('mail'),
    authenticator: derive('authenticator'),
    formerMember: derive('former-member'),
    meetingCode: derive('meeting-code'),
    identityCheck: derive('identity-check'),
    phone: derive('contact-phone'),
    phoneHash: derive('contact-phone-hash'),
  }
}
