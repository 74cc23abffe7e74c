import type { TargetView } from '@honjeo/contract/admin/common'
import { and, eq, sql } from 'drizzle-orm'
import { toUploadedImage } from '../records/attached-images.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { images } from '@honjeo/schema/images'
import { messages } from '@honjeo/schema/messages'
import { chatRooms } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { findContent } from './content.queries.ts'
import { memberMark } from './members.queries.ts'
import type { Target } from '../reports/report-targets.queries.ts'

/** What was reported, in its present state. */
export async function findTarget(db: Db, target: Target, now: string): Promise<TargetView> {
  const found = await find(db, target, now)
  return found ?? gone(target)
}

function find(db: Db, { type, id, seq }: Target, now: string): Promise<TargetView | undefined> {
  if (type === 'USER') return findMember(db, id, now)
  if (type === 'MESSAGE') return findMessage(db, id, seq, now)
  return findContent(db, { type, id }, now)
}

const gone = ({ type, id, seq }: Target): TargetView => ({
  type,
  id,
  seq: type === 'MESSAGE' ? seq : null,
  title: null,
  content: null,
  imageUrls: [],
  author: null,
  isHidden: false,
  hiddenBy: null,
  isGone: true,
  createdAt: null,
})

async function findMember(db: Db, id: number, now: string): Promise<TargetView | undefined> {
  const [row] = await db
    .select({
      title: users.nickname,
      content: users.bio,
      imageUrl: users.imageUrl,
      author: memberMark(now),
      createdAt: isoUtc(users.createdAt),
    })
    .from(users)
    .where(eq(users.id, id))
  if (!row) return undefined
  const { imageUrl, ...member } = row
  return {
    type: 'USER',
    id,
    seq: null,
    ...member,
    imageUrls: imageUrl === null ? [] : [imageUrl],
    isHidden: false,
    hiddenBy: null,
    isGone: false,
  }
}

async function findMessage(db: Db, roomId: number, seq: number, now: string): Promise<TargetView | undefined> {
  const [row] = await db
    .select({
      title: chatRooms.title,
      content: messages.content,
      image: images,
      author: memberMark(now),
      isHidden: sql<boolean>`${chatRooms.hiddenAt} is not null`,
      isGone: sql<boolean>`${messages.deletedAt} is not null`,
      createdAt: isoUtc(messages.createdAt),
    })
    .from(messages)
    .innerJoin(chatRooms, eq(chatRooms.id, messages.roomId))
    .leftJoin(images, eq(images.name, messages.imageName))
    .leftJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.roomId, roomId), eq(messages.seq, seq)))
  if (!row) return undefined
  const { image, ...message } = row
  return {
    type: 'MESSAGE',
    id: roomId,
    seq,
    ...message,
    hiddenBy: null,
    content: message.isGone ? null : message.content,
    imageUrls: image === null ? [] : [toUploadedImage(image).imageUrl],
  }
}
