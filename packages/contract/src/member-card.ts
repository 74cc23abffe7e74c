import { Type, type Static } from 'typebox'
import { Nullable, OneOf } from './common.ts'
import { MannerCount } from './meeting-words.ts'
import { RoomPerson, RoomUserParams } from './room-parts.ts'
import { ADULT, type RouteTable } from './route-table.ts'
import { LANGUAGES, MEMBER_PROOFS } from './values/enums.ts'

/** The facts that one may know of a member before meeting them: words with counts, and no mark. */
export type MemberCard = Static<typeof MemberCard>
export const MemberCard = Type.Object({
  ...RoomPerson,
  /** The month of the sign-up in Korea, as 2026-11. */
  memberSince: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
  /** The decade of their age in Korea, as 20 for 20 to 29. */
  ageDecade: Type.Integer(),
  languages: Type.Array(OneOf(LANGUAGES)),
  proofs: Type.Array(OneOf(MEMBER_PROOFS)),
  /** The praise of people whom they met; each word from `MANNER_WRITERS_MIN` people on, the most said first. */
  manner: Type.Array(MannerCount),
  /** The outcomes of their meetings within 12 months; null below `CARD_MEETINGS_MIN`. */
  meetings: Nullable(Type.Object({ kept: Type.Integer(), missed: Type.Integer(), cancelledLate: Type.Integer() })),
})

export const memberCardRoutes = {
  'GET /api/chatrooms/:roomId/people/:userId': {
    summary: '어떤 사람인지 (방장, 참여자, 입장을 요청한 사람)',
    tags: ['동행방'],
    security: ADULT,
    limit: 'read',
    reach: 'MEMBERS',
    params: RoomUserParams,
    response: { 200: MemberCard },
  },
} satisfies RouteTable
