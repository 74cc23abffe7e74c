import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateOnly, DateTime, Empty, Id, Nullable, OneOf, Page } from '../common.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { GENDERS, MEMBER_ROLES } from '../values/enums.ts'
import { STAFF_SEARCH_MAX } from '../values/limits.ts'
import { ADMIN_TAGS as tags, Sanction, SanctionReason, StaffNote, SuspensionDays } from './common.ts'

const row = {
  userId: Id,
  nickName: Type.String(),
  email: Type.String(),
  role: OneOf(MEMBER_ROLES),
  createdAt: DateTime,
  suspendedUntil: Nullable(DateTime),
}
export type StaffMember = Static<typeof StaffMember>
export const StaffMember = Type.Object(row)

export type StaffMemberDetail = Static<typeof StaffMemberDetail>
export const StaffMemberDetail = Type.Object({
  ...row,
  name: Nullable(Type.String()),
  /** Both are null where the member has not given them. */
  gender: Nullable(OneOf(GENDERS)),
  birthDate: Nullable(DateOnly),
  bio: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  points: Type.Integer(),
  lastSeenAt: Nullable(DateTime),
  hasKakao: Type.Boolean(),
  counts: Type.Object({
    posts: Type.Integer(),
    comments: Type.Integer(),
    reviews: Type.Integer(),
    rooms: Type.Integer(),
    /** The numbers of reports about them, and of those by them. */
    reportsAbout: Type.Integer(),
    reportsBy: Type.Integer(),
    inquiries: Type.Integer(),
  }),
  /** The sanctions, the newest first, at most 50. */
  sanctions: Type.Array(Sanction),
})

const params = Type.Object({ userId: Id })

export const adminMembersRoutes = {
  'GET /api/admin/members': {
    summary: '회원 찾기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    /** `q`: an id, or how a nickname or an address begins. */
    querystring: CursorQuery({
      q: Type.Optional(Type.String({ maxLength: STAFF_SEARCH_MAX })),
      state: Type.Optional(OneOf(['SUSPENDED', 'STAFF'])),
    }),
    response: { 200: Page(StaffMember) },
  },
  /** The audit log holds it: who looked at whom. */
  'GET /api/admin/members/:userId': {
    summary: '회원 하나',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    response: { 200: StaffMemberDetail },
  },
  'PATCH /api/admin/members/:userId': {
    summary: '회원 정보 바로잡기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({
      gender: Type.Optional(OneOf(GENDERS)),
      birthDate: Type.Optional(DateOnly),
      clearBio: Type.Optional(Type.Boolean()),
      clearImage: Type.Optional(Type.Boolean()),
      note: StaffNote,
    }),
    example: () => ({
      gender: 'MALE',
      birthDate: '1995-03-02',
      clearBio: true,
      clearImage: true,
      note: '본인 확인함',
    }),
    isDoneOnce: true,
    response: { 200: StaffMemberDetail },
  },
  /** Erases the account of a child: `birthDate` is the true one, and must be under the age that may sign up. */
  'DELETE /api/admin/members/:userId': {
    summary: '만 14세 미만 계정 닫기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({ birthDate: DateOnly, note: StaffNote }),
    example: () => ({ birthDate: '1995-03-02', note: '보호자가 알려줬어요' }),
    isDoneOnce: true,
    response: { 200: Empty },
  },
  'POST /api/admin/members/:userId/warnings': {
    summary: '경고',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({ reason: SanctionReason }),
    example: () => ({ reason: '광고를 그만 올려주세요' }),
    isDoneOnce: true,
    response: { 200: StaffMemberDetail },
  },
  'POST /api/admin/members/:userId/suspension': {
    summary: '이용 정지',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({ days: SuspensionDays, reason: SanctionReason }),
    example: () => ({ days: 3, reason: '욕설이 되풀이됐어요' }),
    isDoneOnce: true,
    response: { 200: StaffMemberDetail },
  },
  'DELETE /api/admin/members/:userId/suspension': {
    summary: '이용 정지 풀기',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    params,
    body: Closed({ note: StaffNote }),
    example: () => ({ note: '사과했어요' }),
    isDoneOnce: true,
    response: { 200: Empty },
  },
} satisfies RouteTable
