import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { plainAddress } from '../mail/plain-address.ts'

const PROOF_BYTES = 16

/** What is kept of an address that wants no more mails: the same for each way of writing it, and nobody's without the key. */
export const addressHash = (key: KeyObject, address: string): string =>
  createHmac('sha256', key)
    .update(`ADDRESS:${plainAddress(address)}`)
    .digest('base64url')

const proofOf = (key: KeyObject, hash: string) =>
  createHmac('sha256', key).update(`REFUSE:${hash}`).digest().subarray(0, PROOF_BYTES)

/** What opens the page of an address without an account. It works for ever, whatever became of who asked. */
export function refusalToken(key: KeyObject, address: string): string {
  const hash = addressHash(key, address)
  return `${hash}.${proofOf(key, hash).toString('base64url')}`
}

/** The hash in a token; null where this server did not make it. */
export function readRefusalToken(key: KeyObject, token: string): string | null {
  const [hash = '', tail = ''] = token.split('.')
  const proof = Buffer.from(tail, 'base64url')
  return proof.length === PROOF_BYTES && timingSafeEqual(proof, proofOf(key, hash)) ? hash : null
}
