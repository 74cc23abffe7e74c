import type { MyProfile, ProfileChanges, PublicProfile } from '@honjeo/contract/users'
import { imageUrlOf } from '@honjeo/contract/values/image-url'
import { and, count, eq, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import { koreanDay } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { mannerOf } from '../records/manner.ts'
import { lookAlikeFold } from '@honjeo/profanity/look-alike'
import { isReadablePost } from '../records/post-columns.ts'
import { isAdult } from '../records/member-rules.ts'
import { knownGender } from '../records/known-gender.ts'
import { plans } from '@honjeo/schema/plans'
import { posts } from '@honjeo/schema/posts'
import { reviews } from '@honjeo/schema/reviews'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { answerColumns, formerNicknames, isMember, memberEmail, users } from '@honjeo/schema/users'

/** The width in px of a member's picture: sharp on the profile, where it is largest. */
const PICTURE_WIDTH = 320

/** `soloTripCount` counts the plans whose days are over, `companionRoomCount` the rooms taken part in whose time has passed. */
export async function findMyProfile(db: Db, userId: number, now: Date): Promise<MyProfile | undefined> {
  const [profile] = await db
    .select({
      userId: users.id,
      name: users.name,
      nickName: users.nickname,
      email: memberEmail,
      gender: knownGender,
      birthDate: users.birthDate,
      bio: users.bio,
      languages: users.languages,
      imageUrl: users.imageUrl,
      imageName: users.imageName,
      userType: users.userType,
      points: users.points,
      role: users.role,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      hasKakao: sql<boolean>`${users.kakaoId} is not null`,
      tripsBefore: users.soloTripCount,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!profile) return undefined
  const { tripsBefore, ...facts } = profile
  const [trips, companionRoomCount] = await Promise.all([
    db.$count(plans, and(eq(plans.userId, userId), lt(plans.endDate, koreanDay(now)))),
    countFinishedRooms(db, userId, now, 'ALL'),
  ])
  return { ...facts, isAdult: isAdult(facts.birthDate, now), soloTripCount: tripsBefore + trips, companionRoomCount }
}

/** Counts rooms; other members' profiles count only rooms for all, since one that is kept for a gender does not exist for everybody. */
async function countFinishedRooms(db: Db, userId: number, now: Date, of: 'ALL' | 'MIXED'): Promise<number> {
  const [rooms] = await db
    .select({ finished: count() })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(
      and(
        eq(roomMembers.userId, userId),
        lte(chatRooms.scheduledAt, now.toISOString()),
        of === 'ALL' ? undefined : eq(chatRooms.genderRestriction, of),
      ),
    )
  return rooms?.finished ?? 0
}

/**
 * Returns what others may see of a member, with counts of readable things; undefined for a member who does not exist or
 * has blocked the viewer.
 */
export async function findPublicProfile(
  db: Db,
  userId: number,
  viewerId: number,
  now: Date,
): Promise<PublicProfile | undefined> {
  const [profile] = await db
    .select({
      userId: users.id,
      nickName: users.nickname,
      bio: users.bio,
      imageUrl: users.imageUrl,
      userType: users.userType,
      manner: sql<PublicProfile['manner']>`case when (
        select is_adult(viewer.birth_date, ${koreanDay(now)}::date) from users viewer where viewer.id = ${viewerId}::bigint)
        then ${mannerOf(users.id, viewerId, now.toISOString())} else '[]' end`,
    })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        isMember,
        sql`not exists (
      select from blocks where blocker_id = ${userId}::bigint and blocked_id = ${viewerId}::bigint)`,
      ),
    )
  if (!profile) return undefined
  const [postCount, reviewCount, companionRoomCount] = await Promise.all([
    db.$count(posts, and(eq(posts.authorId, userId), isReadablePost)),
    db.$count(reviews, and(eq(reviews.userId, userId), isNull(reviews.hiddenAt))),
    countFinishedRooms(db, userId, now, userId === viewerId ? 'ALL' : 'MIXED'),
  ])
  return { ...profile, postCount, reviewCount, companionRoomCount, isMe: userId === viewerId }
}

/** What decides on changes to a profile, with the member locked against other changes; undefined when there is none. */
export async function lockProfile(tx: Db, userId: number) {
  const [profile] = await tx
    .select({
      name: users.name,
      nickname: users.nickname,
      imageName: users.imageName,
      imageUrl: users.imageUrl,
      bio: users.bio,
      birthDate: users.birthDate,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return profile
}

/** Returns how many nicknames the member has given up since then; a name that was taken up again does not count. */
export const countRenames = (tx: Db, userId: number, since: string): Promise<number> =>
  tx.$count(formerNicknames, and(eq(formerNicknames.userId, userId), gte(formerNicknames.endedAt, since)))

/** Changes a profile. Violates users_nickname_unique or users_nickname_fold_unique where the nickname is taken. */
export async function updateProfile(
  tx: Db,
  userId: number,
  { nickName, imageName, answers, ...facts }: Omit<ProfileChanges, 'imageUrl'>,
): Promise<void> {
  const columns = {
    ...facts,
    ...(nickName !== undefined && { nickname: nickName, nicknameFold: lookAlikeFold(nickName) }),
    ...(imageName !== undefined && {
      imageName,
      imageUrl: imageName === null ? null : imageUrlOf(imageName, PICTURE_WIDTH),
    }),
    ...(answers && answerColumns(answers)),
  }
  if (Object.keys(columns).length === 0) return
  await tx.update(users).set(columns).where(eq(users.id, userId))
}
