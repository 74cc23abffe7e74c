import { webcrypto } from 'node:crypto'
import type { MeetingEntry, MeetingKey, MeetingProofs } from '@honjeo/contract/meeting-proofs'
import type { Position } from '@honjeo/contract/values/geo'
import { meetingCodeOf, meetingCodeSlot, meetingCodeText, meetingEntryText } from '@honjeo/contract/values/meeting-code'
import { meetingSpotOf, meetingSquareOf } from '@honjeo/contract/values/meeting-spot'
import type { Member, TestApp } from './test-app.ts'

const { subtle } = webcrypto
const text = (plain: string) => Buffer.from(plain)

/** A member's phone: shows codes of a room and types those of others, without the server once it is registered. */
export class Phone {
  readonly member: Member
  readonly roomId: number
  /** The place where the phone is; null where its member gives no position, or its app is an old one. */
  place: Position | null = { lat: 33.3661, lng: 126.3572 }
  readonly #t: TestApp
  readonly #keys: webcrypto.CryptoKeyPair
  #codeKey: webcrypto.CryptoKey | undefined

  private constructor(t: TestApp, member: Member, roomId: number, keys: webcrypto.CryptoKeyPair) {
    this.member = member
    this.roomId = roomId
    this.#t = t
    this.#keys = keys
  }

  static async of(t: TestApp, member: Member, roomId: number): Promise<Phone> {
    const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
    const phone = new Phone(t, member, roomId, keys)
    await phone.register()
    return phone
  }

  async register() {
    const publicKey = Buffer.from(await subtle.exportKey('raw', this.#keys.publicKey)).toString('base64url')
    const path = `/api/chatrooms/${this.roomId}/meeting-key`
    const answer = await this.#t.call<MeetingKey>(path, { method: 'PUT', body: { publicKey } }, this.member)
    if (answer.status === 200) {
      const bytes = Buffer.from(answer.result.codeKey, 'base64url')
      this.#codeKey = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    }
    return answer
  }

  /** The code that is shown so many seconds from now. */
  async shows(seconds = 0): Promise<string> {
    const slot = meetingCodeSlot(Date.parse(this.#t.clock.inSeconds(seconds)))
    const mac = await subtle.sign('HMAC', this.#codeKey!, text(meetingCodeText(this.roomId, slot)))
    return meetingCodeOf(new Uint8Array(mac), this.place === null ? 0 : meetingSquareOf(this.place))
  }

  /** What is kept of a code that was typed so many seconds from now. */
  async types(code: string, seconds = 0): Promise<MeetingEntry> {
    const at = this.#t.clock.inSeconds(seconds)
    const typed = this.place === null ? { code, at } : { code, at, spot: meetingSpotOf(this.place) }
    const signed = text(meetingEntryText(this.roomId, typed))
    const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, this.#keys.privateKey, signed)
    return { ...typed, signature: Buffer.from(signature).toString('base64url') }
  }

  send(entry: MeetingEntry) {
    const path = `/api/chatrooms/${this.roomId}/meeting-proofs`
    return this.#t.call<MeetingProofs['met'][number]>(path, { method: 'POST', body: entry }, this.member)
  }

  async meets(other: Phone) {
    return this.send(await this.types(await other.shows()))
  }

  async met(): Promise<number[]> {
    const path = `/api/chatrooms/${this.roomId}/meeting-proofs`
    const { result } = await this.#t.call<MeetingProofs>(path, {}, this.member)
    return result.met.map(({ userId }) => userId)
  }
}
