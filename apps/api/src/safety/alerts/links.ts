import { ID_MAX } from '@honjeo/contract/values/limits'
import type { Language } from '@honjeo/contract/values/enums'
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'

/**
 * The kinds of links, each by the id of something: INVITE and DRILL of a contact, BROWSER of one who is asked by a link
 * the member passes on, ALERT of a contact in a timer, WHERE of a viewer of a shared position, PHONE of a contact's
 * number.
 */
export type LinkKind = 'INVITE' | 'BROWSER' | 'ALERT' | 'DRILL' | 'WHERE' | 'PHONE'

/** What a page is shown in where its browser has no choice of its own. */
export const shownIn = (path: string, language: Language | null): string =>
  language === null ? path : `${path}?lang=${language}`

/** The length of a proof, 128 bits: as good as a random token, and nothing has to be kept that could leak. */
const PROOF_BYTES = 16

const proofOf = (key: KeyObject, kind: LinkKind, id: number) =>
  createHmac('sha256', key).update(`${kind}:${id}`).digest().subarray(0, PROOF_BYTES)

/**
 * What opens a page for a reader without an account: the id it is about, and the proof that this server gave it away.
 */
export const linkToken = (key: KeyObject, kind: LinkKind, id: number): string =>
  `${id.toString(36)}.${proofOf(key, kind, id).toString('base64url')}`

/** The id in a token; null where this server did not make it for that kind. */
export function readLinkToken(key: KeyObject, kind: LinkKind, token: string): number | null {
  const [head = '', tail = ''] = token.split('.')
  const id = Number.parseInt(head, 36)
  if (!(id >= 1 && id <= ID_MAX)) return null
  const proof = Buffer.from(tail, 'base64url')
  return proof.length === PROOF_BYTES && timingSafeEqual(proof, proofOf(key, kind, id)) ? id : null
}
