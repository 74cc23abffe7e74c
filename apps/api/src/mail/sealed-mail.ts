import { createCipheriv, createDecipheriv, createHmac, randomBytes, type KeyObject } from 'node:crypto'
import type { Mail } from './mailer.ts'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** Encrypts a mail for its row: whoever reads the table or a backup of it learns neither codes nor addresses. */
export function sealMail(key: KeyObject, id: string, mail: Mail | null): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(id))
  const text = Buffer.concat([cipher.update(JSON.stringify(mail), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** Throws where the key is another one, or the row was tampered with. */
export function openMail(key: KeyObject, id: string, sealed: string): Mail | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  return JSON.parse(text.toString()) as Mail | null
}

/** What a topic is called in the table: the same for the same words, and no way back to them. */
export const hiddenTopic = (key: KeyObject, topic: string): string =>
  createHmac('sha256', key).update(topic).digest('base64url')
