import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { plainAddress } from '../mail/plain-address.ts'

const PROOF_BYTES = 16

/**
 * Returns the hash that is stored for an address that wants no more mails: the same for each way of writing it. Without
 * the key no address can be tried against it.
 */
export const addressHash = (key: KeyObject, address: string): string =>
  createHmac('sha256', key)
    .update(`ADDRESS:${plainAddress(address)}`)
    .digest('base64url')

const proofOf = (key: KeyObject, hash: string) =>
  createHmac('sha256', key).update(`REFUSE:${hash}`).digest().subarray(0, PROOF_BYTES)

/**
 * Returns the token that opens the refusal page of an address without an account. It works for ever, also when the
 * inviting member is gone.
 */
export function refusalToken(key: KeyObject, address: string): string {
  const hash = addressHash(key, address)
  return `${hash}.${proofOf(key, hash).toString('base64url')}`
}

/** Returns the hash in a token; null where this server did not make the token. */
export function readRefusalToken(key: KeyObject, token: string): string | null {
  const [hash = '', tail = ''] = token.split('.')
  const proof = Buffer.from(tail, 'base64url')
  return proof.length === PROOF_BYTES && timingSafeEqual(proof, proofOf(key, hash)) ? hash : null
}
