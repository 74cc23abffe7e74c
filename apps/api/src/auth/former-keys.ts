import { createHmac, type KeyObject } from 'node:crypto'

/** By what somebody signs in, and so comes back. */
interface Identity {
  email: string
  kakaoId: string | null
}

/** Mail services that leave dots out of their names, and are one by two names. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * The mailbox behind an address: `+tag` leads to the same one at nearly every service, and dots count for nothing at Google's.
 * Two people behind one of these are rarer than one who writes it in two ways.
 */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const untagged = name.replace(/^(.[^+]*)\+.*$/, '$1')
  return WITHOUT_DOTS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/** The hashes by which a former member is known again. Without the server's key nobody can try addresses at them. */
export function formerKeysOf(key: KeyObject, { email, kakaoId }: Identity): string[] {
  const hash = (...what: string[]) => createHmac('sha256', key).update(what.join('\n')).digest('base64url')
  return [hash('email', mailboxOf(email)), ...(kakaoId === null ? [] : [hash('kakao', kakaoId)])]
}
