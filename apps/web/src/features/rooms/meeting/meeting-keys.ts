import type { MeetingEntry, MeetingKey } from '@honjeo/contract/meeting-proofs'
import { MEETING_CODE_SLOT_SECONDS } from '@honjeo/contract/values/limits'
import type { Position } from '@honjeo/contract/values/geo'
import {
  meetingCodeOf,
  meetingCodeSlot,
  meetingCodeText,
  meetingEntryText,
  meetingSquareIn,
} from '@honjeo/contract/values/meeting-code'
import { meetingSpotOf, meetingSquareOf } from '@honjeo/contract/values/meeting-spot'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { inStore, MEETING_KEYS } from '#lib/device/device-db.ts'
import { isRefusal } from '#lib/server/api-error.ts'
import { registerMeetingKey } from './meeting.api.ts'

/** Rooms count from 1: the key pair of a member, which signs for all of them, is kept under this number. */
const OF_ALL_ROOMS = 0

interface KeptPair {
  userId: number
  roomId: typeof OF_ALL_ROOMS
  pair: CryptoKeyPair
}

/** What shows codes of a room without a network. The keys are objects of the browser, and no script can read them out. */
export interface RoomKeys extends Omit<MeetingKey, 'codeKey'> {
  userId: number
  roomId: number
  pair: CryptoKeyPair
  codeKey: CryptoKey
}

const find = <Row>(userId: number, roomId: number) =>
  inStore<Row | undefined>(MEETING_KEYS, 'readonly', (store) => store.get([userId, roomId])).catch(() => undefined)

const keep = (row: KeptPair | RoomKeys) =>
  inStore(MEETING_KEYS, 'readwrite', (store) => store.put(row)).catch(() => undefined)

async function ownPair(userId: number): Promise<CryptoKeyPair> {
  const kept = await find<KeptPair>(userId, OF_ALL_ROOMS)
  if (kept !== undefined) return kept.pair
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify'])
  await keep({ userId, roomId: OF_ALL_ROOMS, pair })
  return pair
}

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0)

/** Registers this device for a room, and keeps what it needs there without a network. */
async function prepare(userId: number, roomId: number): Promise<RoomKeys> {
  const pair = await ownPair(userId)
  const publicKey = toBase64Url(await crypto.subtle.exportKey('raw', pair.publicKey))
  const { codeKey, ...span } = await registerMeetingKey(roomId, publicKey)
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', fromBase64Url(codeKey), hmac, false, ['sign'])
  const keys: RoomKeys = { ...span, userId, roomId, pair, codeKey: key }
  await keep(keys)
  return keys
}

/** Registers this device for a room. */
export const roomKeysQuery = (userId: number, roomId: number) =>
  queryOptions({
    queryKey: ['meeting-keys', userId, roomId],
    queryFn: () => prepare(userId, roomId),
    retry: false,
    staleTime: 60_000,
    // Keys are no data that could be compared.
    structuralSharing: false,
  })

/** The device's keys for a room: those that the server has just given, and until then the ones of before. */
export function useRoomKeys(userId: number, roomId: number) {
  const fresh = useQuery(roomKeysQuery(userId, roomId))
  const kept = useQuery({
    queryKey: ['kept-meeting-keys', userId, roomId],
    queryFn: async () => (await find<RoomKeys>(userId, roomId)) ?? null,
    retry: false,
    gcTime: 0,
    structuralSharing: false,
  })
  const { error, isFetching, refetch } = fresh
  const isRefused = error !== null && isRefusal(error)
  return {
    keys: fresh.data ?? (isRefused ? undefined : (kept.data ?? undefined)),
    error: kept.isPending ? null : error,
    isFetching,
    retry: () => void refetch(),
  }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)

const macAt = async ({ codeKey, roomId }: RoomKeys, at: number) =>
  new Uint8Array(await crypto.subtle.sign('HMAC', codeKey, bytesOf(meetingCodeText(roomId, meetingCodeSlot(at)))))

/** Returns the code of this device at a time; ms since 1970 by the server's clock. Its place goes in where it is known. */
export const codeAt = async (keys: RoomKeys, at: number, place: Position | undefined): Promise<string> =>
  meetingCodeOf(await macAt(keys, at), place && meetingSquareOf(place))

const SLOT_MS = MEETING_CODE_SLOT_SECONDS * 1000

/** Whether this device itself shows the code, or has just shown it, wherever it was. */
export async function isShownHere(keys: RoomKeys, code: string, now: number): Promise<boolean> {
  const macs = await Promise.all([macAt(keys, now), macAt(keys, now - SLOT_MS)])
  return macs.some((mac) => meetingSquareIn(mac, code) !== undefined)
}

/** Returns what is sent, now or later, of a code that is typed at this time and place. */
export async function signEntry(
  { pair, roomId }: RoomKeys,
  code: string,
  now: number,
  place: Position | undefined,
): Promise<MeetingEntry> {
  const entry = { code, at: new Date(now).toISOString(), ...(place && { spot: meetingSpotOf(place) }) }
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signature = await crypto.subtle.sign(algorithm, pair.privateKey, bytesOf(meetingEntryText(roomId, entry)))
  return { ...entry, signature: toBase64Url(signature) }
}
