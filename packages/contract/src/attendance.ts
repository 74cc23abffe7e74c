import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Nullable, OneOf, Page } from './common.ts'
import { RoomParams, RoomPerson } from './room-parts.ts'
import { ADULT, ADULT_EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { ATTENDANCE_CLAIMS } from './values/enums.ts'

/** The meeting of a room that is still to come. */
const NextMeeting = Type.Object({
  meetsAt: DateTime,
  /** The time from which the room's members are asked whether they come. */
  asksFrom: DateTime,
  /** Whether leaving now is a late cancellation, which the member's card counts. */
  isLate: Type.Boolean(),
  people: Type.Array(
    Type.Object({
      ...RoomPerson,
      mine: Type.Boolean(),
      /** Whether they have answered that they come to this time; a meeting that is moved asks once more. */
      going: Type.Boolean(),
    }),
  ),
})

/** Another who was in a room at its time. */
const WhoWasThere = {
  ...RoomPerson,
  attendanceId: Id,
  /** The claim that the reader has made of them. */
  claim: Nullable(OneOf(ATTENDANCE_CLAIMS)),
}

/** The last meeting of a room, for those who were in it then. */
const PastMeeting = Type.Object({
  meetsAt: DateTime,
  /** The time until which one may say who was there. */
  saysUntil: DateTime,
  /** The others who were in the room then; a person who has withdrawn since has no id. */
  people: Type.Array(
    Type.Object({
      ...WhoWasThere,
      userId: Nullable(Id),
      /** Whether a code proves that the two met. */
      byCode: Type.Boolean(),
    }),
  ),
})

export type Attendance = Static<typeof Attendance>
export const Attendance = Type.Object({ next: Nullable(NextMeeting), past: Nullable(PastMeeting) })

/** Another member with whom the reader was in a room at its time, which the reader has no page of any more. */
export type UnsaidPerson = Static<typeof UnsaidPerson>
export const UnsaidPerson = Type.Object({
  ...WhoWasThere,
  roomId: Id,
  meetsAt: DateTime,
  /** The time until which one may say whether they met. */
  saysUntil: DateTime,
  /** Whether the reader may say that the other did not come; who was removed may not. */
  saysNoShow: Type.Boolean(),
})

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
    /** Who does not go leaves the room, and the seat is free. Going then takes it back within minutes, while no one else has it. */
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
  'GET /api/mypage/past-meetings': {
    summary: '나온 방에서 함께한 사람',
    tags,
    security: ADULT_EVEN_SUSPENDED,
    limit: 'read',
    /** The last meeting comes first, for the week in which one says who was there. */
    querystring: CursorQuery({}),
    response: { 200: Page(UnsaidPerson) },
  },
} satisfies RouteTable
