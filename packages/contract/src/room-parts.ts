import { Type } from 'typebox'
import { Id, Line, Nullable, OneOf } from './common.ts'
import { JOIN_POLICIES, REQUIRED_PROOFS } from './values/enums.ts'
import {
  ROOM_DESCRIPTION_MAX,
  ROOM_MEETING_POINT_MAX,
  ROOM_MEMBERS_MAX,
  ROOM_MEMBERS_MIN,
  ROOM_TITLE_MAX,
} from './values/limits.ts'
import { say } from './values/sentences.ts'

/** What the routes of rooms, of requests to come into them and of their conversations have in common. */
export const RoomParams = Type.Object({ roomId: Id })
export const RoomUserParams = Type.Object({ roomId: Id, userId: Id })

/** The facts by which a member is shown to others of a room. */
export const RoomPerson = {
  userId: Id,
  username: Type.String(),
  profileImage: Nullable(Type.String()),
}

export const RoomTitle = Line({
  minLength: 1,
  maxLength: ROOM_TITLE_MAX,
  examples: ['노을 보러 새별오름 같이 걸어요'],
})

/** The number of people who come, the host included. */
export const Seats = (options: { default?: number } = {}) =>
  Type.Integer({
    minimum: ROOM_MEMBERS_MIN,
    maximum: ROOM_MEMBERS_MAX,
    message: say('SEATS', { min: ROOM_MEMBERS_MIN, max: ROOM_MEMBERS_MAX }),
    ...options,
  })

/** The choices that a host makes for a room or leaves out. Rooms for one gender and with a car take people by approval, whatever is left out. */
export const HostChoices = {
  description: Type.Optional(Type.String({ maxLength: ROOM_DESCRIPTION_MAX })),
  meetingPoint: Type.Optional(Line({ maxLength: ROOM_MEETING_POINT_MAX, examples: ['주차장 끝 화장실 앞'] })),
  showsEarlierMessages: Type.Optional(Type.Boolean()),
  joinPolicy: Type.Optional(OneOf(JOIN_POLICIES)),
  approvesNewcomers: Type.Optional(Type.Boolean()),
  sharesCar: Type.Optional(Type.Boolean()),
  /** The proof that those must have given who come in from now on; the host, too. */
  requiredProof: Type.Optional(OneOf(REQUIRED_PROOFS)),
}
