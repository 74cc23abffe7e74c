import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { MAIL_KINDS, type MailKind } from '@honjeo/contract/values/enums'

/** Returns where a mail ends up, without what follows a plus sign, which many servers take for the same box, as the index of contacts has it. */
export const plainAddress = (email: string) => email.toLowerCase().replace(/[+][^@]*@/, '@')

const PROOF_BYTES = 16
/** The prefixes by which hashes and proofs of a kind are those of no other. */
const PREFIXES: Record<MailKind, { address: string; proof: string }> = {
  REQUEST: { address: 'ADDRESS', proof: 'REFUSE' },
  NOTICE: { address: 'NOTICE', proof: 'REFUSE-NOTICE' },
}

/**
 * Returns the hash that is stored for an address that wants no more mails of a kind: the same for each way of writing it.
 * Without the key no address can be tried against it.
 */
export const addressHash = (key: KeyObject, address: string, kind: MailKind = 'REQUEST'): string =>
  createHmac('sha256', key)
    .update(`${PREFIXES[kind].address}:${plainAddress(address)}`)
    .digest('base64url')

const proofOf = (key: KeyObject, hash: string, kind: MailKind) =>
  createHmac('sha256', key).update(`${PREFIXES[kind].proof}:${hash}`).digest().subarray(0, PROOF_BYTES)

/**
 * Returns the token that opens the refusal page of an address without an account. It works for ever, also when the
 * member it was about is gone.
 */
export function refusalToken(key: KeyObject, address: string, kind: MailKind = 'REQUEST'): string {
  const hash = addressHash(key, address, kind)
  return `${hash}.${proofOf(key, hash, kind).toString('base64url')}`
}

/** Returns the hash in a token and what it refuses; null where this server did not make the token. */
export function readRefusalToken(key: KeyObject, token: string): { hash: string; kind: MailKind } | null {
  const [hash = '', tail = ''] = token.split('.')
  const proof = Buffer.from(tail, 'base64url')
  if (proof.length !== PROOF_BYTES) return null
  const kind = MAIL_KINDS.find((each) => timingSafeEqual(proof, proofOf(key, hash, each)))
  return kind === undefined ? null : { hash, kind }
}
