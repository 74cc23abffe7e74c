import { createHmac, type KeyObject } from 'node:crypto'
import { mailboxOf } from '../records/mailbox.ts'

/** What identifies a member at the next sign-up. */
interface Identity {
  email: string
  kakaoId: string | null
  /** HMACs of the person that an identity check found, by the key of today and those before it. */
  personHashes?: readonly string[]
}

/**
 * Returns the hashes by which a former member is recognised. They are keyed, so a copy of the database does not let
 * addresses be tried against them.
 */
export function formerKeysOf(key: KeyObject, { email, kakaoId, personHashes = [] }: Identity): string[] {
  const hash = (...what: string[]) => createHmac('sha256', key).update(what.join('\n')).digest('base64url')
  return [hash('email', mailboxOf(email)), ...(kakaoId === null ? [] : [hash('kakao', kakaoId)]), ...personHashes]
}
