import type { PostSummary } from '@honjeo/contract/community'
import type { RoomSummary } from '@honjeo/contract/rooms'
import { imageUrlOf } from '@honjeo/contract/values/image-url'
import { and, isNull, sql } from 'drizzle-orm'
import { isoUtc } from '@honjeo/schema/columns'
import { FORMER_MEMBER } from '@honjeo/contract/values/former-member'
import type { Bindable } from '../db/prepared.ts'
import { seesAsVisitor } from './known-room.ts'
import { roomSummary, toListed } from './room-columns.ts'
import { scraps } from '@honjeo/schema/comments'
import { posts } from '@honjeo/schema/posts'
import { users } from '@honjeo/schema/users'
import type { BindableViewing } from './viewing.ts'

/** How much of a post's text its card carries. */
const EXCERPT_LENGTH = 120

/** The condition that a post is neither deleted nor out of sight. */
export const isReadablePost = and(isNull(posts.deletedAt), isNull(posts.hiddenAt))

/** The column with its table's name: in a query of one table Drizzle leaves it off, and a subquery would take it for its own. */
const thisPost = sql.raw('posts.id')

const isScrapedBy = (viewerId: Bindable<number> | null) =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from ${scraps} where ${scraps.userId} = ${viewerId} and ${scraps.postId} = ${thisPost})`

/** What every post shows, in a list or by itself; the query joins `users` as authors from the left. */
export const postColumns = ({ viewerId }: BindableViewing) => ({
  postId: posts.id,
  postCategory: posts.category,
  title: posts.title,
  author: {
    userId: posts.authorId,
    nickName: sql<string>`coalesce(${users.nickname}, ${FORMER_MEMBER})`,
    imageUrl: users.imageUrl,
  },
  commentCount: posts.commentCount,
  scrapCount: posts.scrapCount,
  isScraped: isScrapedBy(viewerId),
  isMine: sql<boolean>`coalesce(${posts.authorId} = ${viewerId}::bigint, false)`,
  createdAt: isoUtc(posts.createdAt),
  updatedAt: isoUtc(posts.updatedAt),
})

function roomOf(viewing: BindableViewing) {
  const { roomId, status, currentParticipants, maxParticipants, scheduledDate } = roomSummary(viewing)
  return sql<LinkedRoom | null>`case when ${roomId} is not null then json_build_object(
    'roomId', ${roomId}, 'status', ${status}, 'currentParticipants', ${currentParticipants},
    'maxParticipants', ${maxParticipants}, 'scheduledDate', ${scheduledDate}, 'isWithheld', ${seesAsVisitor(viewing.viewerId)}) end`
}

/** The columns of a PostSummary; the query joins `users` and `chatRooms` from the left. Finish each row with `toPostSummary`. */
export const postSummary = (viewing: BindableViewing) => ({
  ...postColumns(viewing),
  content: sql<string>`left(${posts.content}, ${EXCERPT_LENGTH})`,
  firstImage: sql<
    string | null
  >`(select image_name from post_images where post_id = ${thisPost} order by position limit 1)`,
  imageCount: sql<number>`(select count(*)::int from post_images where post_id = ${thisPost})`,
  room: roomOf(viewing),
})

type LinkedRoom = Pick<
  RoomSummary,
  'roomId' | 'status' | 'currentParticipants' | 'maxParticipants' | 'scheduledDate'
> & {
  /** Whether the reader gets what visitors get of it. */
  isWithheld: boolean
}
type SummaryRow = Omit<PostSummary, 'thumbUrl' | 'room'> & { firstImage: string | null; room: LinkedRoom | null }

function toLinked(room: LinkedRoom | null, viewerId: number | null): PostSummary['room'] {
  if (room === null) return null
  const { isWithheld, ...shown } = room
  return toListed(shown, isWithheld ? null : viewerId)
}

export const toPostSummary = ({ firstImage, room, ...row }: SummaryRow, viewerId: number | null): PostSummary => ({
  ...row,
  room: toLinked(room, viewerId),
  thumbUrl: firstImage === null ? null : imageUrlOf(firstImage, 'thumb'),
})
