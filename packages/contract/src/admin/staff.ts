import { Type, type Static } from 'typebox'
import { DateTime, Id, Nullable, OneOf } from '../common.ts'
import { PROVEN_STAFF, STAFF, type RouteTable } from '../route-table.ts'
import { WITHDRAWAL_REASONS } from '../values/enums.ts'
import { ADMIN_TAGS as tags } from './common.ts'
import { StaffFactors } from './factors.ts'

export type StaffMe = Static<typeof StaffMe>
export const StaffMe = Type.Object({
  userId: Id,
  nickName: Type.String(),
  /** The time until which staff routes answer without asking for password and code again; null: they ask now. */
  provenUntil: Nullable(DateTime),
  /** Whether there is an authenticator: without one nothing can be proven, and it is enrolled first. */
  hasAuthenticator: Type.Boolean(),
})

const DayCount = Type.Object({ day: Type.String(), count: Type.Integer() })

export type Dashboard = Static<typeof Dashboard>
export const Dashboard = Type.Object({
  openReports: Type.Integer(),
  oldestOpenReportAt: Nullable(DateTime),
  openInquiries: Type.Integer(),
  oldestOpenInquiryAt: Nullable(DateTime),
  members: Type.Integer(),
  suspendedMembers: Type.Integer(),
  openRooms: Type.Integer(),
  /** The number of withdrawals in the last `DASHBOARD_DAYS` days, as of their reasons below. */
  withdrawals: Type.Integer(),
  /** The counts of the last `DASHBOARD_DAYS` days in Korea, the oldest first, today last; days without any are there with 0. */
  daily: Type.Object({
    signUps: Type.Array(DayCount),
    posts: Type.Array(DayCount),
    reviews: Type.Array(DayCount),
    rooms: Type.Array(DayCount),
    reports: Type.Array(DayCount),
    inquiries: Type.Array(DayCount),
  }),
  /** The reasons of withdrawals, the most frequent first. */
  withdrawalReasons: Type.Array(Type.Object({ reason: OneOf(WITHDRAWAL_REASONS), count: Type.Integer() })),
})

export const adminStaffRoutes = {
  'GET /api/admin/me': { summary: '운영자 확인', tags, security: STAFF, limit: 'staff', response: { 200: StaffMe } },
  'POST /api/admin/proof': {
    summary: '비밀번호와 인증 코드 다시 확인',
    tags,
    security: STAFF,
    limit: 'staff',
    body: StaffFactors,
    example: () => ({ password: 'olle-course-7', code: '123456' }),
    response: { 200: StaffMe },
  },
  'GET /api/admin/dashboard': {
    summary: '현황',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    response: { 200: Dashboard },
  },
} satisfies RouteTable
