import { Type, type Static } from 'typebox'
import { CursorQuery, DateOnly, DateTime, Id, Nullable, OneOf, Page } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { GENDERS, REVIEW_DIFFICULTIES } from './values/enums.ts'
import { TRAVELLER_TYPES } from './values/traveller-type.ts'

export type MyProfile = Static<typeof MyProfile>
export const MyProfile = Type.Object({
  userId: Id,
  name: Type.String(),
  nickName: Type.String(),
  email: Type.String(),
  gender: OneOf(GENDERS),
  birthDate: DateOnly,
  bio: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  imageName: Nullable(Type.String()),
  userType: OneOf(TRAVELLER_TYPES),
  points: Type.Integer(),
  soloTripCount: Type.Integer(),
  companionRoomCount: Type.Integer(),
})

/** What everybody may see of a member. */
export type PublicProfile = Static<typeof PublicProfile>
export const PublicProfile = Type.Object({
  userId: Id,
  nickName: Type.String(),
  bio: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  userType: OneOf(TRAVELLER_TYPES),
  postCount: Type.Integer(),
  reviewCount: Type.Integer(),
  companionRoomCount: Type.Integer(),
  isMe: Type.Boolean(),
})

/** A review among one's own. */
export type MyReviewSummary = Static<typeof MyReviewSummary>
export const MyReviewSummary = Type.Object({
  id: Id,
  contentId: Id,
  spotName: Type.String(),
  spotImage: Type.String(),
  rating: Type.Integer(),
  level: OneOf(REVIEW_DIFFICULTIES),
  content: Type.String(),
  thumbUrl: Nullable(Type.String()),
  receipt: Type.Boolean(),
  helpfulCount: Type.Integer(),
  date: DateOnly,
  createdAt: DateTime,
})

export const usersRoutes = {
  'GET /api/mypage/profile/:userId': {
    summary: '다른 사람의 프로필',
    tags: ['마이'],
    security: MEMBER,
    params: Type.Object({ userId: Id }),
    response: { 200: PublicProfile },
  },
  'GET /api/mypage/reviews': {
    summary: '내 리뷰',
    tags: ['마이'],
    security: MEMBER,
    querystring: CursorQuery({}),
    response: { 200: Page(MyReviewSummary) },
  },
  'GET /api/mypage/profile': { summary: '내 프로필', tags: ['마이'], security: MEMBER, response: { 200: MyProfile } },
} satisfies RouteTable
