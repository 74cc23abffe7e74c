import type { MemberCard } from '@honjeo/contract/member-card'
import { CARD_MEETINGS_MIN } from '@honjeo/contract/values/limits'
import { and, eq, sql } from 'drizzle-orm'
import { attendanceClaims, attendances } from '@honjeo/schema/attendances'
import { literal } from '@honjeo/schema/columns'
import { identityProofs } from '@honjeo/schema/identity'
import { chatRooms, roomMembers, roomRequests } from '@honjeo/schema/rooms'
import { users } from '@honjeo/schema/users'
import type { Db } from '../db/client.ts'
import { isBlockedBetween } from '../records/blocks.queries.ts'
import { isKnownTo } from '../records/known-room.ts'
import { genderOf, isOfKnownRoom, isOfOneRing, mannerOf } from '../records/manner.ts'
import { isInForce } from './requests.queries.ts'

interface Asked {
  roomId: number
  userId: number
  viewerId: number
}

/**
 * Whether a viewer, who may know of the room, looks at a person by it: the host is there for all of them, who is inside
 * for those inside, and who asks to come in for the host.
 */
const isShownBy = ({ viewerId }: Asked, now: string) => {
  const isInside = (person: ReturnType<typeof sql>) =>
    sql`exists (select from ${roomMembers} m where m.room_id = ${chatRooms.id} and m.user_id = ${person})`
  return sql`(${chatRooms.hostId} = ${users.id}
    or (${isInside(sql`${viewerId}`)} and ${isInside(sql`${users.id}`)})
    or (${chatRooms.hostId} = ${viewerId} and exists (
      select from ${roomRequests} q where q.room_id = ${chatRooms.id} and q.user_id = ${users.id}
      and q.state = 'REQUESTED' and ${isInForce(now)})))`
}

/** Whether a person is in a ring; few are, so that those of others need not be looked through for it. */
const isInRing = sql`exists (
  select from ring_members m join rings r on r.id = m.ring_id and ring_counts(r) where m.user_id = ${users.id})`

/** What came of a person's meetings within a year. */
const meetingsOf = (viewerId: number, now: string) => sql<MemberCard['meetings']>`(
  select case when count(*) >= ${literal(CARD_MEETINGS_MIN)} then json_build_object(
    'kept', count(*) filter (where a.outcome = 'KEPT'),
    'missed', count(*) filter (where a.outcome = 'NO_SHOW'),
    'cancelledLate', count(*) filter (where a.outcome = 'CANCELLED_LATE')) end
  from ${attendances} a where a.user_id = ${users.id} and a.outcome <> 'OPEN'
    and a.meets_at > ${now}::timestamptz - interval '12 months' and ${isOfKnownRoom(viewerId)}
    -- Kept by the word of the member's own ring alone is not kept.
    and (a.outcome <> 'KEPT' or not ${isInRing} or exists (
      select from ${attendanceClaims} c where c.attendance_id = a.id and c.claim = 'MET'
      and not ${isOfOneRing(sql`c.author_id`, sql`a.user_id`, viewerId)})))`

/** Whether two others whose word counts have said that they met them. */
const isVouchedFor = (viewerId: number) => sql<boolean>`is_vouched_for(${users.id}, ${genderOf(viewerId)})`

/** Returns the card of a person of a room; undefined where the viewer may not look at them, or there is none. */
export async function findMemberCard(db: Db, asked: Asked, now: string): Promise<MemberCard | undefined> {
  const { roomId, userId, viewerId } = asked
  const [person] = await db
    .select({
      userId: users.id,
      username: users.nickname,
      profileImage: users.imageUrl,
      memberSince: sql<string>`to_char(${users.createdAt} at time zone 'Asia/Seoul', 'YYYY-MM')`,
      ageDecade: sql<number>`(extract(year from age((${now}::timestamptz at time zone 'Asia/Seoul')::date, ${users.birthDate}))::int / 10 * 10)`,
      languages: users.languages,
      hasMail: sql<boolean>`${users.passwordHash} is not null`,
      hasKakao: sql<boolean>`${users.kakaoId} is not null`,
      hasIdentity: sql<boolean>`exists (select from ${identityProofs} where ${identityProofs.userId} = ${users.id})`,
      isVouchedFor: isVouchedFor(viewerId),
      manner: mannerOf(users.id, viewerId, now),
      meetings: meetingsOf(viewerId, now),
    })
    .from(users)
    .innerJoin(chatRooms, and(eq(chatRooms.id, roomId), isKnownTo(viewerId, now)))
    .where(
      and(
        eq(users.id, userId),
        isShownBy(asked, now),
        sql`not ${isBlockedBetween(sql`${viewerId}::bigint`, sql`${users.id}`)}`,
      ),
    )
  if (!person) return undefined
  const { hasMail, hasKakao, hasIdentity, isVouchedFor: isVouched, ...card } = person
  const proofs = [hasMail && 'MAIL', isVouched && 'MEETING', hasKakao && 'KAKAO', hasIdentity && 'IDENTITY'] as const
  return { ...card, proofs: proofs.filter((proof) => proof !== false) }
}
