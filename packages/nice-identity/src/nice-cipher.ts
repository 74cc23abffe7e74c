import { createDecipheriv, createHmac, pbkdf2, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 16
const TAG_BYTES = 16
/** The derived key is used as the text of its base64url form: these are letters of that text. */
const CIPHER_KEY = [0, 32] as const
const MAC_KEY = [48, 80] as const

export interface NiceKeys {
  cipher: Buffer
  mac: Buffer
}

export interface KeyMaterial {
  /** The ticket that came with the access token. */
  ticket: string
  iterations: number
  transactionId: string
}

/** Returns the keys of one check, which no other check has. */
export async function deriveNiceKeys({ ticket, transactionId, iterations }: KeyMaterial): Promise<NiceKeys> {
  const key = await promisify(pbkdf2)(ticket, transactionId, iterations, 64, 'sha256')
  const text = key.toString('base64url')
  return { cipher: Buffer.from(text.slice(...CIPHER_KEY)), mac: Buffer.from(text.slice(...MAC_KEY)) }
}

/** Returns the text of an answer; null where it was not made with these keys, or was changed on its way. */
export function openNiceAnswer(keys: NiceKeys, sealed: string, integrity: string): string | null {
  const [expected, given] = [
    createHmac('sha256', keys.mac).update(sealed).digest(),
    Buffer.from(integrity, 'base64url'),
  ]
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  try {
    const decipher = createDecipheriv(CIPHER, keys.cipher, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
