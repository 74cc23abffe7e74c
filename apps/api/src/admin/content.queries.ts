import type { adminContentRoutes } from '@honjeo/contract/admin/content'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { TargetView } from '@honjeo/contract/admin/common'
import type { UploadedImage } from '@honjeo/contract/images'
import type { ModeratedType } from '@honjeo/contract/values/enums'
import { PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { attachedImagesOf } from '../records/attached-images.ts'
import { isKnownToStaff } from '../records/known-room.ts'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { CONTENT_DIGESTS } from '../db/content-digest.ts'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { auditLog } from '@honjeo/schema/staff'
import { comments } from '@honjeo/schema/comments'
import { posts } from '@honjeo/schema/posts'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import { memberMark } from './members.queries.ts'

export interface Content {
  type: ModeratedType
  id: number
}

interface Shape {
  table: PgTable & Record<'id' | 'hiddenAt' | 'createdAt', PgColumn>
  /** The column with the reports whose number has hidden the row; null for types that reports do not hide. */
  hiddenBy: PgColumn | null
  postId: PgColumn | null
  author: PgColumn
  title: PgColumn | SQL
  content: PgColumn
  images: SQL<UploadedImage[]> | null
  /** The time at which it was deleted; null where its author removes it for good. */
  deletedAt: PgColumn | null
  /** The condition that staff know of it; absent where they know of all. */
  isKnown?: SQL
}

/** The columns in which each type keeps what staff look at. */
const SHAPES: Record<ModeratedType, Shape> = {
  POST: {
    table: posts,
    hiddenBy: posts.hiddenBy,
    postId: null,
    author: posts.authorId,
    title: posts.title,
    content: posts.content,
    images: attachedImagesOf('post'),
    deletedAt: posts.deletedAt,
  },
  COMMENT: {
    table: comments,
    hiddenBy: comments.hiddenBy,
    postId: comments.postId,
    author: comments.authorId,
    title: sql`null`,
    content: comments.content,
    images: null,
    deletedAt: comments.deletedAt,
  },
  REVIEW: {
    table: reviews,
    hiddenBy: reviews.hiddenBy,
    postId: null,
    author: reviews.userId,
    title: sql`(select title from places where places.content_id = reviews.content_id)`,
    content: reviews.content,
    images: attachedImagesOf('review'),
    deletedAt: null,
  },
  ROOM: {
    table: chatRooms,
    hiddenBy: null,
    postId: null,
    author: chatRooms.hostId,
    title: chatRooms.title,
    content: chatRooms.description,
    images: null,
    deletedAt: chatRooms.deletedAt,
    isKnown: isKnownToStaff,
  },
}

const isGone = ({ deletedAt }: Shape) => sql<boolean>`(${deletedAt === null ? sql`false` : isNotNull(deletedAt)})`

const selectContent = (db: Db, type: ModeratedType, now: string) => {
  const shape = SHAPES[type]
  const { table, author, title, content, images } = shape
  const unlessGone = (column: PgColumn | SQL) => sql<string | null>`case when not ${isGone(shape)} then ${column} end`
  return db
    .select({
      id: sql<number>`${table.id}`,
      title: unlessGone(title),
      content: unlessGone(content),
      images: images ?? sql<UploadedImage[]>`'[]'::json`,
      author: memberMark(now),
      isHidden: sql<boolean>`${table.hiddenAt} is not null`,
      hiddenBy: sql<number[] | null>`${shape.hiddenBy ?? sql`null::bigint[]`}`,
      isGone: isGone(shape),
      createdAt: isoUtc(table.createdAt),
    })
    .from<PgTable>(table)
    .leftJoin(users, eq(users.id, author))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof selectContent>>[number]

const toView =
  (type: ModeratedType) =>
  ({ images, ...row }: Row): TargetView => ({
    ...row,
    type,
    seq: null,
    imageUrls: row.isGone ? [] : images.map(({ imageUrl }) => imageUrl),
  })

export async function findContent(db: Db, { type, id }: Content, now: string): Promise<TargetView | undefined> {
  const [row] = await selectContent(db, type, now).where(and(eq(SHAPES[type].table.id, id), SHAPES[type].isKnown))
  return row && toView(type)(row)
}

type ContentQuery = QueryOf<(typeof adminContentRoutes)['GET /api/admin/content']>

/** What grows with time, and is in an index: the numbers of some, of others, whose numbers are by chance, the instant. */
const newestFirst = (type: ModeratedType) => {
  const { table } = SHAPES[type]
  return type === 'POST' || type === 'ROOM'
    ? ({ key: table.createdAt, keyType: 'instant', direction: 'desc' } as const)
    : ({ key: table.id, keyType: 'integer', direction: 'desc' } as const)
}

/** What there is of a type, the newest first. */
export async function listContent(db: Db, query: ContentQuery, now: string) {
  const { type, hidden, authorId, size = PAGE_SIZE_DEFAULT, cursor } = query
  const { table, author, deletedAt, isKnown } = SHAPES[type]
  const list = `content:${JSON.stringify([type, hidden, authorId])}`
  const ordering = newestFirst(type)
  const after = decodeCursor(list, cursor, [ordering.keyType, 'integer'])
  const rows = await selectContent(db, type, now)
    .where(
      and(
        isKnown,
        deletedAt === null ? undefined : isNull(deletedAt),
        hidden === undefined ? undefined : (hidden ? isNotNull : isNull)(table.hiddenAt),
        authorId === undefined ? undefined : eq(author, authorId),
        isAfter(ordering, table.id, after),
      ),
    )
    .orderBy(...orderBy(ordering, table.id))
    .limit(size + 1)
  return toPage(
    rows,
    size,
    (row) => encodeCursor(list, [ordering.keyType === 'instant' ? row.createdAt : row.id, row.id]),
    toView(type),
  )
}

/** Keeps it as it is until the transaction ends; undefined where it is gone. */
export async function lockContent(tx: Db, { type, id }: Content) {
  const { table, deletedAt, author, postId, isKnown } = SHAPES[type]
  const [row] = await tx
    .select({
      isHidden: sql<boolean>`${table.hiddenAt} is not null`,
      ownerId: sql<number | null>`${author}`,
      postId: sql<number | null>`${postId ?? sql`null::bigint`}`,
    })
    .from<PgTable>(table)
    .where(and(eq(table.id, id), isKnown, deletedAt === null ? undefined : isNull(deletedAt)))
    .for('no key update')
  return row
}

/**
 * Hides or shows content as a decision of staff, so the reports that had hidden it no longer count. Triggers keep the
 * figures of what it belongs to.
 */
export async function updateHidden(tx: Db, { type, id }: Content, hiddenAt: string | null): Promise<void> {
  const { table, hiddenBy } = SHAPES[type]
  await tx
    .update<PgTable>(table)
    .set(hiddenBy === null ? { hiddenAt } : { hiddenAt, hiddenBy: null })
    .where(eq(table.id, id))
}

/**
 * Marks the text and images as judged by staff: however many members report them again, reports alone do not hide them
 * until they change.
 */
export async function markJudged(tx: Db, { type, id }: Content): Promise<void> {
  if (type === 'ROOM') return
  const { table } = SHAPES[type]
  await tx.update<PgTable>(table).set({ judgedDigest: CONTENT_DIGESTS[type] }).where(eq(table.id, id))
}

/** Returns whether it is hidden by the number of its reports, and by no deed of staff since then. */
export async function isHiddenByReports(tx: Db, { type, id }: Content): Promise<boolean> {
  const { table } = SHAPES[type]
  const hides = tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.targetType, type),
        eq(auditLog.targetId, String(id)),
        eq(auditLog.action, 'CONTENT_HIDE'),
        sql`${auditLog.createdAt} >= ${table.hiddenAt}`,
      ),
    )
  const rows = await tx
    .select({ id: table.id })
    .from<PgTable>(table)
    .where(and(eq(table.id, id), isNotNull(table.hiddenAt), sql`not exists (${hides})`))
  return rows.length > 0
}

export async function listRoomMemberIds(tx: Db, roomId: number): Promise<number[]> {
  const rows = await tx.select({ userId: roomMembers.userId }).from(roomMembers).where(eq(roomMembers.roomId, roomId))
  return rows.map(({ userId }) => userId)
}
