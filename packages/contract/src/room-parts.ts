import { Type } from 'typebox'
import { Id, Nullable } from './common.ts'

/** What the routes of rooms, of requests to come into them and of their conversations have in common. */
export const RoomParams = Type.Object({ roomId: Id })
export const RoomUserParams = Type.Object({ roomId: Id, userId: Id })

/** How a member is shown to others of a room. */
export const RoomPerson = {
  userId: Id,
  username: Type.String(),
  profileImage: Nullable(Type.String()),
}
