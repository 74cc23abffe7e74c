import type { MyProfile, PublicProfile } from '@honjeo/contract/users'
import { and, count, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { isReadablePost } from '../db/post-columns.ts'
import { posts } from '../db/schema/posts.ts'
import { reviews } from '../db/schema/reviews.ts'
import { chatRooms, roomMembers } from '../db/schema/rooms.ts'
import { users } from '../db/schema/users.ts'

/** `companionRoomCount` counts the rooms taken part in whose time has passed. */
export async function findMyProfile(db: Db, userId: number, now: Date): Promise<MyProfile | undefined> {
  const [profile] = await db
    .select({
      userId: users.id,
      name: users.name,
      nickName: users.nickname,
      email: users.email,
      gender: users.gender,
      birthDate: users.birthDate,
      bio: users.bio,
      imageUrl: users.imageUrl,
      imageName: users.imageName,
      userType: users.userType,
      points: users.points,
      soloTripCount: users.soloTripCount,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!profile) return undefined
  return { ...profile, companionRoomCount: await countFinishedRooms(db, userId, now) }
}

async function countFinishedRooms(db: Db, userId: number, now: Date): Promise<number> {
  const [rooms] = await db
    .select({ finished: count() })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(and(eq(roomMembers.userId, userId), lte(chatRooms.scheduledAt, now.toISOString())))
  return rooms?.finished ?? 0
}

/** What everybody may see of a member; counts what they can read. Undefined when there is none. */
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
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!profile) return undefined
  const [postCount, reviewCount, companionRoomCount] = await Promise.all([
    db.$count(posts, and(eq(posts.authorId, userId), isReadablePost)),
    db.$count(reviews, and(eq(reviews.userId, userId), isNull(reviews.hiddenAt))),
    countFinishedRooms(db, userId, now),
  ])
  return { ...profile, postCount, reviewCount, companionRoomCount, isMe: userId === viewerId }
}
