import { Type, type Static } from 'typebox'
import { DateOnly, Id, Nullable, OneOf } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { GENDERS } from './values/enums.ts'
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

export const usersRoutes = {
  'GET /api/mypage/profile': { summary: '내 프로필', tags: ['마이'], security: MEMBER, response: { 200: MyProfile } },
} satisfies RouteTable
