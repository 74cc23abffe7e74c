import { createHmac, type KeyObject } from 'node:crypto'
import { seal, unseal } from '../../lib/seal.ts'

export interface PhoneKeys {
  /** Encrypts numbers. */
  phone: KeyObject
  /** Hashes them. */
  phoneHash: KeyObject
}

/** Returns what a number is counted and refused by; without the key no number can be tried against it. */
export const hashOfNumber = ({ phoneHash }: Pick<PhoneKeys, 'phoneHash'>, number: string): string =>
  createHmac('sha256', phoneHash).update(number).digest('base64url')

const ownerOf = (contactId: number) => `contact-phone:${contactId}`

export const sealNumber = ({ phone }: Pick<PhoneKeys, 'phone'>, contactId: number, number: string): string =>
  seal(phone, ownerOf(contactId), number)

/** Returns the number; null where it was erased, or sealed with another secret of the server. */
export const openNumber = (
  { phone }: Pick<PhoneKeys, 'phone'>,
  { contactId, sealed }: { contactId: number; sealed: string | null },
): string | null => (sealed === null ? null : unseal(phone, ownerOf(contactId), sealed))
