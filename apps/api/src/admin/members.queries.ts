import type { adminMembersRoutes } from '@honjeo/contract/admin/members'
import type { QueryOf } from '@honjeo/contract/route-table'
import type { MemberMark } from '@honjeo/contract/admin/common'
import type { StaffMember, StaffMemberDetail } from '@honjeo/contract/admin/members'
import { ID_MAX, PAGE_SIZE_DEFAULT } from '@honjeo/contract/values/limits'
import { and, count, eq, gt, isNotNull, isNull, sql, type AnyColumn } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isoUtc } from '@honjeo/schema/columns'
import { decodeCursor, encodeCursor, toPage } from '../db/cursor.ts'
import { isAfter, orderBy } from '../db/keyset.ts'
import { knownGender } from '../records/known-gender.ts'
import { isKnownToStaff } from '../records/known-room.ts'
import { comments } from '@honjeo/schema/comments'
import { inquiries } from '@honjeo/schema/inquiries'
import { posts } from '@honjeo/schema/posts'
import { reports } from '@honjeo/schema/reports'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { isMember, memberEmail, users } from '@honjeo/schema/users'
import { listSanctions } from './sanctions.queries.ts'

type People = Record<'id' | 'nickname' | 'suspendedUntil', AnyColumn>

/** The column of a member whom the query joins from the left, as `users` or under another name; null where there is none. */
export const memberMark = (now: string, people: People = users) => sql<MemberMark | null>`case
  when ${people.id} is not null then json_build_object(
    'userId', ${people.id}, 'nickName', ${people.nickname},
    'isSuspended', coalesce(${people.suspendedUntil} > ${now}::timestamptz, false)) end`

const SANCTIONS_SHOWN = 50

const memberRow = (now: string) => ({
  userId: users.id,
  nickName: users.nickname,
  email: memberEmail,
  role: users.role,
  createdAt: isoUtc(users.createdAt),
  suspendedUntil: sql<
    string | null
  >`case when ${users.suspendedUntil} > ${now}::timestamptz then ${isoUtc(users.suspendedUntil)} end`,
})

const beginningWith = (text: string) => `${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

/**
 * Matches an id, or how a nickname or an address begins. Those who match are all looked up before they are put in
 * order: a walk along the newest would not end where the only match joined long ago.
 */
function matches(q: string | undefined) {
  if (q === undefined || q === '') return undefined
  const beginning = beginningWith(q)
  const id = /^\d{1,16}$/.test(q) && Number(q) <= ID_MAX ? Number(q) : null
  return sql`${users.id} = any(array(
    select u.id from users u
    where u.id = ${id}::bigint or lower(u.nickname) like ${beginning} or lower(u.email) like ${beginning}))`
}

const NEWEST = { key: users.createdAt, keyType: 'instant', direction: 'desc' } as const

type MembersQuery = QueryOf<(typeof adminMembersRoutes)['GET /api/admin/members']>

/** Who joined last comes first. */
export async function listMembers(db: Db, query: MembersQuery, now: string) {
  const { q, state, size = PAGE_SIZE_DEFAULT, cursor } = query
  const list = `members:${JSON.stringify([q, state])}`
  const after = decodeCursor(list, cursor, ['instant', 'integer'])
  const rows: StaffMember[] = await db
    .select(memberRow(now))
    .from(users)
    .where(
      and(
        isMember,
        matches(q),
        state === 'STAFF' ? sql`${users.role} = 'ADMIN'` : undefined,
        // The condition is said twice for the index, which holds those who were ever suspended.
        state === 'SUSPENDED' ? and(isNotNull(users.suspendedUntil), gt(users.suspendedUntil, now)) : undefined,
        isAfter(NEWEST, users.id, after),
      ),
    )
    .orderBy(...orderBy(NEWEST, users.id))
    .limit(size + 1)
  return toPage(rows, size, (row) => encodeCursor(list, [row.createdAt, row.userId]))
}

export async function findMember(db: Db, userId: number, now: string): Promise<StaffMemberDetail | undefined> {
  const [row] = await db
    .select({
      ...memberRow(now),
      name: users.name,
      gender: knownGender,
      birthDate: users.birthDate,
      bio: users.bio,
      imageUrl: users.imageUrl,
      points: users.points,
      lastSeenAt: sql<
        string | null
      >`(select ${isoUtc(sql`max(s.last_seen_at)`)} from sessions s where s.user_id = users.id)`,
      hasKakao: sql<boolean>`${users.kakaoId} is not null`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
  if (!row) return undefined
  return { ...row, counts: await countDeeds(db, userId), sanctions: await listSanctions(db, userId, SANCTIONS_SHOWN) }
}

async function countRooms(db: Db, userId: number): Promise<number> {
  const [rooms] = await db
    .select({ known: count() })
    .from(roomMembers)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomMembers.roomId), isKnownToStaff))
    .where(eq(roomMembers.userId, userId))
  return rooms?.known ?? 0
}

/** Counts what a member wrote that is there, hidden or not, and the reports in force. */
async function countDeeds(db: Db, userId: number): Promise<StaffMemberDetail['counts']> {
  const isInForce = isNull(reports.cancelledAt)
  return {
    posts: await db.$count(posts, and(eq(posts.authorId, userId), isNull(posts.deletedAt))),
    comments: await db.$count(comments, and(eq(comments.authorId, userId), isNull(comments.deletedAt))),
    reviews: await db.$count(reviews, eq(reviews.userId, userId)),
    rooms: await countRooms(db, userId),
    reportsAbout: await db.$count(reports, and(eq(reports.targetUserId, userId), isInForce)),
    reportsBy: await db.$count(reports, and(eq(reports.reporterId, userId), isInForce)),
    inquiries: await db.$count(inquiries, eq(inquiries.userId, userId)),
  }
}

/** What staff can correct; undefined where there is no such member. */
export async function lockMemberFacts(tx: Db, userId: number) {
  const [row] = await tx
    .select({
      gender: users.gender,
      birthDate: users.birthDate,
      hasBio: sql<boolean>`${users.bio} is not null`,
      hasImage: sql<boolean>`${users.imageUrl} is not null`,
    })
    .from(users)
    .where(and(eq(users.id, userId), isMember))
    .for('no key update')
  return row
}

type Corrections = Partial<Pick<typeof users.$inferInsert, 'gender' | 'birthDate' | 'bio' | 'imageUrl' | 'imageName'>>

export async function updateMember(tx: Db, userId: number, corrections: Corrections): Promise<void> {
  await tx.update(users).set(corrections).where(eq(users.id, userId))
}
