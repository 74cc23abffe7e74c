import { Type, type Static } from 'typebox'
import { Closed, DateTime } from './common.ts'
import { RoomParams, RoomPerson } from './room-parts.ts'
import { ADULT, type RouteTable } from './route-table.ts'
import { MEETING_CODE_PATTERN } from './values/meeting-code.ts'
import { MEETING_CODE_LENGTH, MEETING_SPOTS } from './values/limits.ts'
import { say } from './values/sentences.ts'

const MetPerson = Type.Object({
  ...RoomPerson,
  metAt: DateTime,
  /** Whether the phones knew of each other's place that it was near. Without it each says by themselves that they met. */
  isNear: Type.Boolean(),
})

/** The times at which the codes of a room are good, and the people whom the reader has proven to have met by one. */
export type MeetingProofs = Static<typeof MeetingProofs>
export const MeetingProofs = Type.Object({ opensAt: DateTime, closesAt: DateTime, met: Type.Array(MetPerson) })

/** The key and the times that a device needs to show codes without a network. */
export type MeetingKey = Static<typeof MeetingKey>
export const MeetingKey = Type.Object({
  /** The key of HMAC-SHA-256 for the codes of this device in this room: 32 bytes, base64url. */
  codeKey: Type.String(),
  opensAt: DateTime,
  closesAt: DateTime,
})

/** A code that was typed on a device, and the device's signature of it. */
export type MeetingEntry = Static<typeof MeetingEntry>
export const MeetingEntry = Closed({
  code: Type.String({
    minLength: MEETING_CODE_LENGTH,
    maxLength: MEETING_CODE_LENGTH,
    pattern: MEETING_CODE_PATTERN,
    message: say('MEETING_CODE'),
    examples: ['KTRWHB'],
  }),
  /** The time at which it was typed, by the server's clock as the device knows it. */
  at: DateTime,
  /** A rough spot (`meetingSpotOf`), which is compared with what the code holds and not kept. A phone without a position sends none. */
  spot: Type.Optional(Type.Integer({ minimum: 0, maximum: MEETING_SPOTS - 1 })),
  /** The ECDSA P-256 signature with SHA-256 over `meetingEntryText`, r and s, base64url. */
  signature: Type.String({ minLength: 86, maxLength: 86, pattern: '^[A-Za-z0-9_-]{86}$' }),
})

const tags = ['동행방']

/** Two phones prove that their members met. */
export const meetingProofRoutes = {
  'PUT /api/chatrooms/:roomId/meeting-key': {
    summary: '만남 코드를 보여줄 기기 등록',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'ROOM',
    params: RoomParams,
    /** The public part of an ECDSA P-256 key: an uncompressed point, base64url. */
    body: Closed({
      publicKey: Type.String({ minLength: 87, maxLength: 87, pattern: '^[A-Za-z0-9_-]{87}$' }),
    }),
    example: () => ({
      publicKey: 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
    }),
    response: { 200: MeetingKey },
  },
  'GET /api/chatrooms/:roomId/meeting-proofs': {
    summary: '만남 코드로 만난 사람',
    tags,
    security: ADULT,
    limit: 'read',
    reach: 'ROOM',
    params: RoomParams,
    response: { 200: MeetingProofs },
  },
  'POST /api/chatrooms/:roomId/meeting-proofs': {
    summary: '상대의 만남 코드 입력',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'ROOM',
    params: RoomParams,
    body: MeetingEntry,
    example: (now) => ({ code: 'KTRWHB', at: now.toISOString(), signature: 'A'.repeat(86) }),
    /** The person whose code it was. The same entry again is answered in the same way. */
    response: { 200: MetPerson },
  },
} satisfies RouteTable
