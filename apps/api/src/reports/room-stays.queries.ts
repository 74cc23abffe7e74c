import type { LeftRoom, HeardMessage } from '@honjeo/contract/reports'
import { and, desc, eq, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import { toUploadedImage } from '../records/attached-images.ts'
import { images } from '@honjeo/schema/images'
import { deletedMessages, messages } from '@honjeo/schema/messages'
import { chatRooms, roomStays } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'

/**
 * The condition on a row of `messages` that it was written during a stay of the member that has ended. Who took a seat
 * back has been there since before what was said in between, and could not read that.
 */
export const heardBefore = (userId: number): SQL =>
  sql`exists (select from room_stays s where s.room_id = ${messages.roomId} and s.user_id = ${userId}
    and ${messages.seq} between s.reads_from_seq and s.last_seq and ${messages.createdAt} >= s.joined_at)`

/** The last stay of the member in a row of `chat_rooms`, for a lateral join, with what the room said of itself then. */
export const lastStay = (db: Db, userId: number) =>
  db
    .select({ roomId: roomStays.roomId, title: roomStays.title, description: roomStays.description })
    .from(roomStays)
    .where(and(eq(roomStays.roomId, chatRooms.id), eq(roomStays.userId, userId)))
    .orderBy(desc(roomStays.id))
    .limit(1)
    .as('stay')

interface Wanted {
  size: number
  cursor: string | undefined
}

/** Returns the rooms that the member has left or was removed from, each once, the last left first. */
export async function listLeftRooms(db: Db, userId: number, { size, cursor }: Wanted) {
  const list = 'left-rooms'
  const [before] = decodeCursor(list, cursor, ['integer']) ?? []
  const rows = await db
    .select({
      roomId: roomStays.roomId,
      title: roomStays.title,
      leftAt: isoUtc(roomStays.leftAt),
      isDeleted: sql<boolean>`${chatRooms.deletedAt} is not null`,
      stayId: roomStays.id,
    })
    .from(roomStays)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomStays.roomId), isNull(chatRooms.hiddenAt)))
    .where(
      and(
        eq(roomStays.userId, userId),
        before === undefined ? undefined : lt(roomStays.id, before),
        sql`not exists (select from room_stays later
          where later.room_id = ${roomStays.roomId} and later.user_id = ${userId} and later.id > ${roomStays.id})`,
      ),
    )
    .orderBy(desc(roomStays.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    ({ stayId }) => encodeCursor(list, [stayId]),
    ({ roomId, title, leftAt, isDeleted }): LeftRoom => ({ roomId, title, leftAt, isDeleted }),
  )
}

/** Returns the title of a room that the member was in; undefined for others. */
export async function findLeftRoom(db: Db, roomId: number, userId: number) {
  const stay = lastStay(db, userId)
  const [row] = await db
    .select({ title: stay.title })
    .from(chatRooms)
    .innerJoinLateral(stay, sql`true`)
    .where(and(eq(chatRooms.id, roomId), isNull(chatRooms.hiddenAt)))
  return row
}

/** Joins a message that its author has taken back to the words that are kept of it. */
export const isTakenBack = and(eq(deletedMessages.roomId, messages.roomId), eq(deletedMessages.seq, messages.seq))

/** Returns the messages of the member's ended stays, the newest first. */
export async function listHeard(db: Db, roomId: number, userId: number, { size, cursor }: Wanted) {
  const list = `heard:${roomId}`
  const [before] = decodeCursor(list, cursor, ['integer']) ?? []
  const rows = await db
    .select({
      seq: messages.seq,
      senderId: messages.senderId,
      senderName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
      content: sql<string>`coalesce(nullif(${messages.content}, ''), ${messages.pinLabel}, '')`,
      image: images,
      sentAt: isoUtc(messages.createdAt),
      isMine: sql<boolean>`coalesce(${messages.senderId} = ${userId}, false)`,
      isDeleted: sql<boolean>`${messages.deletedAt} is not null`,
    })
    .from(messages)
    .leftJoin(users, eq(users.id, messages.senderId))
    .leftJoin(images, eq(images.name, messages.imageName))
    .leftJoin(deletedMessages, isTakenBack)
    .where(
      and(
        eq(messages.roomId, roomId),
        eq(messages.type, 'TALK'),
        or(isNull(messages.deletedAt), isNotNull(deletedMessages.seq)),
        before === undefined ? undefined : lt(messages.seq, before),
        heardBefore(userId),
      ),
    )
    .orderBy(desc(messages.seq))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    ({ seq }) => encodeCursor(list, [seq]),
    ({ image, ...row }): HeardMessage => ({ ...row, thumbUrl: image && toUploadedImage(image).thumbUrl }),
  )
}
