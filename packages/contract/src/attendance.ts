import { Type, type Static } from 'typebox'
import { Closed, DateTime, Empty, Id, Nullable, OneOf } from './common.ts'
import { RoomParams, RoomPerson } from './room-parts.ts'
import { ADULT, type RouteTable } from './route-table.ts'
import { ATTENDANCE_CLAIMS } from './values/enums.ts'

/** The meeting of a room that is still to come. */
const NextMeeting = Type.Object({
  meetsAt: DateTime,
  /** From when the room's members are asked whether they come. */
  asksFrom: DateTime,
  /** Whether leaving now is a late cancellation, which the member's card counts. */
  isLate: Type.Boolean(),
  people: Type.Array(
    Type.Object({
      ...RoomPerson,
      mine: Type.Boolean(),
      /** Has answered that they come to this time; a meeting that is moved asks once more. */
      going: Type.Boolean(),
    }),
  ),
})

/** The last meeting of a room, for those who were in it then. */
const PastMeeting = Type.Object({
  meetsAt: DateTime,
  /** Until when one may say who was there. */
  saysUntil: DateTime,
  /** The others who were in the room then; without one's id who has withdrawn since. */
  people: Type.Array(
    Type.Object({
      ...RoomPerson,
      userId: Nullable(Id),
      attendanceId: Id,
      /** What the reader has said of them. */
      claim: Nullable(OneOf(ATTENDANCE_CLAIMS)),
      /** Whether a code proves that the two met. */
      byCode: Type.Boolean(),
    }),
  ),
})

export type Attendance = Static<typeof Attendance>
export const Attendance = Type.Object({ next: Nullable(NextMeeting), past: Nullable(PastMeeting) })

const tags = ['동행방']

/** Who comes to a meeting, and who was there. */
export const attendanceRoutes = {
  'GET /api/chatrooms/:roomId/attendance': {
    summary: '누가 오는지, 누가 왔는지',
    tags,
    security: ADULT,
    limit: 'read',
    reach: 'ROOM',
    params: RoomParams,
    response: { 200: Attendance },
  },
  'PUT /api/chatrooms/:roomId/attendance': {
    summary: '가요 · 못 가요',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'ROOM',
    params: RoomParams,
    /** Who does not go leaves the room, and the seat is free. */
    body: Closed({ going: Type.Boolean() }),
    example: () => ({ going: true }),
    response: { 200: Empty },
  },
  'PUT /api/chatrooms/:roomId/attendance/:attendanceId': {
    summary: '만났어요 · 안 왔어요',
    tags,
    security: ADULT,
    limit: 'write',
    reach: 'ROOM',
    params: Type.Object({ roomId: Id, attendanceId: Id }),
    body: Closed({ claim: OneOf(ATTENDANCE_CLAIMS) }),
    example: () => ({ claim: 'MET' }),
    response: { 200: Empty },
  },
} satisfies RouteTable
