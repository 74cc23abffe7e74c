import { createHmac, type KeyObject } from 'node:crypto'

/** What identifies a member at the next sign-up. */
interface Identity {
  email: string
  kakaoId: string | null
}

/** Domains of Gmail, which ignores dots in names and delivers both domains to one mailbox. */
const WITHOUT_DOTS = ['gmail.com', 'googlemail.com']

/**
 * Returns the mailbox behind an address: `+tag` leads to the same one at nearly every service, and Gmail ignores dots.
 * Two people behind one mailbox are rarer than one person who writes it in two ways.
 */
function mailboxOf(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.toLowerCase()) ?? []
  const untagged = name.replace(/^(.[^+]*)\+.*$/, '$1')
  return WITHOUT_DOTS.includes(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`
}

/**
 * Returns the hashes by which a former member is recognised. They are keyed, so a copy of the database does not let
 * addresses be tried against them.
 */
export function formerKeysOf(key: KeyObject, { email, kakaoId }: Identity): string[] {
  const hash = (...what: string[]) => createHmac('sha256', key).update(what.join('\n')).digest('base64url')
  return [hash('email', mailboxOf(email)), ...(kakaoId === null ? [] : [hash('kakao', kakaoId)])]
}
