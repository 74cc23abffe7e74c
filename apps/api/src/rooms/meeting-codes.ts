import { createHmac, createPublicKey, verify, type KeyObject } from 'node:crypto'
import {
  meetingCodeSlot,
  meetingCodeText,
  meetingEntryText,
  meetingSquareIn,
} from '@honjeo/contract/values/meeting-code'
import { isNearSpot } from '@honjeo/contract/values/meeting-spot'
import type { MeetingEntry } from '@honjeo/contract/meeting-proofs'
import type { CodeDevice } from './meeting-proofs.queries.ts'

const POINT_BYTES = 65
const UNCOMPRESSED = 4

/** Returns the public key for an uncompressed point of P-256 in base64url; undefined where it is none. */
function openPublicKey(point: string): KeyObject | undefined {
  const bytes = Buffer.from(point, 'base64url')
  if (bytes.length !== POINT_BYTES || bytes[0] !== UNCOMPRESSED) return undefined
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: bytes.subarray(1, 33).toString('base64url'),
    y: bytes.subarray(33).toString('base64url'),
  }
  try {
    return createPublicKey({ key: jwk, format: 'jwk' })
  } catch {
    return undefined
  }
}

export const isPublicKey = (point: string): boolean => openPublicKey(point) !== undefined

/** Whether the owner of the key has signed that this code was typed, and where. */
export function isSigned(publicKey: string, roomId: number, { signature, ...entry }: MeetingEntry): boolean {
  const key = openPublicKey(publicKey)
  const signed = Buffer.from(meetingEntryText(roomId, entry))
  return (
    key !== undefined &&
    verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  )
}

/**
 * The key by which a device makes its codes for a room. It is derived, not kept: a copy of the database shows no codes,
 * and a device that has another key pair makes others.
 */
export const codeKeyOf = (key: KeyObject, device: Omit<CodeDevice, 'userId'>, roomId: number): Buffer =>
  createHmac('sha256', key).update(`${device.sessionId}\n${device.publicKey}\n${roomId}`).digest()

/**
 * Returns the device that showed a code at a time, and whether it was near the one on which the code was typed, as far
 * as both know where they were. Two clocks differ, so the slots beside it are good, too.
 */
export function findShower(
  key: KeyObject,
  roomId: number,
  devices: readonly CodeDevice[],
  { code, at, spot }: Omit<MeetingEntry, 'signature'>,
): (CodeDevice & { isNear: boolean }) | undefined {
  const slot = meetingCodeSlot(Date.parse(at))
  const shown = devices.flatMap((device) => {
    const codeKey = codeKeyOf(key, device, roomId)
    return [slot, slot - 1, slot + 1].flatMap((each) => {
      const mac = createHmac('sha256', codeKey).update(meetingCodeText(roomId, each)).digest()
      const square = meetingSquareIn(mac, code)
      return square === undefined ? [] : [{ ...device, isNear: spot !== undefined && isNearSpot(spot, square) }]
    })
  })
  return shown.find(({ isNear }) => isNear) ?? shown[0]
}
