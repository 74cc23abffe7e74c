import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto'
import type { PushMessage, PushSubscriptionDraft } from '@honjeo/contract/push'

const hkdf = (secret: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** What a browser has of a subscription: its keys, by which it alone reads what is pushed to it. */
export class PushBrowser {
  readonly draft: PushSubscriptionDraft
  readonly #ecdh: ECDH
  readonly #auth = randomBytes(16)

  constructor(endpoint: string) {
    this.#ecdh = createECDH('prime256v1')
    this.#ecdh.generateKeys()
    const p256dh = this.#ecdh.getPublicKey().toString('base64url')
    this.draft = { endpoint, expirationTime: null, keys: { p256dh, auth: this.#auth.toString('base64url') } }
  }

  /** Reads a body by RFC 8188 with the keys of RFC 8291: salt, record size, the sender's key, one record that ends with a delimiter. */
  read(body: Buffer): PushMessage {
    const salt = body.subarray(0, 16)
    const keyEnd = 21 + body.readUInt8(20)
    const senderKey = body.subarray(21, keyEnd)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#ecdh.getPublicKey(), senderKey])
    const secret = hkdf(this.#ecdh.computeSecret(senderKey), this.#auth, info, 32)
    const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(body.subarray(-16))
    const record = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
    const text = record.subarray(0, record.lastIndexOf(2)).toString()
    return JSON.parse(text) as PushMessage
  }
}
