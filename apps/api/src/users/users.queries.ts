import type { MyProfile } from '@honjeo/contract/users'
import { and, count, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
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
  const [rooms] = await db
    .select({ finished: count() })
    .from(roomMembers)
    .innerJoin(chatRooms, eq(chatRooms.id, roomMembers.roomId))
    .where(and(eq(roomMembers.userId, userId), lte(chatRooms.scheduledAt, now.toISOString())))
  return { ...profile, companionRoomCount: rooms?.finished ?? 0 }
}
