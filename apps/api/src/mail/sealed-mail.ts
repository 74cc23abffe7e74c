import { createHmac, type KeyObject } from 'node:crypto'
import { seal, unseal } from '../lib/seal.ts'
import type { Mail } from './mailer.ts'

/** Encrypts a mail for its row: a reader of the table or of a backup of it learns neither codes nor addresses. */
export const sealMail = (key: KeyObject, id: string, mail: Mail | null): string => seal(key, id, JSON.stringify(mail))

/** Throws where the key is another one, or the row was tampered with. */
export function openMail(key: KeyObject, id: string, sealed: string): Mail | null {
  const text = unseal(key, id, sealed)
  if (text === null) throw new Error('a mail was sealed with another key')
  return JSON.parse(text) as Mail | null
}

/** What a topic is called in the table: the same for the same words, and no way back to them. */
export const hiddenTopic = (key: KeyObject, topic: string): string =>
  createHmac('sha256', key).update(topic).digest('base64url')
