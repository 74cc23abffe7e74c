import { Type, type Static } from 'typebox'
import { Closed, DateTime } from '../common.ts'
import { PROVEN_STAFF, STAFF, type RouteTable } from '../route-table.ts'
import { ADMIN_TAGS as tags } from './common.ts'
import { OwnPassword, StaffCode, StaffFactors } from './factors.ts'
import { StaffMe } from './staff.ts'

export type AuthenticatorState = Static<typeof AuthenticatorState>
export const AuthenticatorState = Type.Object({ enrolledAt: DateTime, recoveryCodesLeft: Type.Integer() })

/** The facts that an authenticator has to know; they are shown once, and good once a code of it has been given. */
export type Enrolment = Static<typeof Enrolment>
export const Enrolment = Type.Object({
  /** The secret in Base32, to be typed in. */
  secret: Type.String(),
  /** The address `otpauth://totp/…`, to be scanned or opened. */
  uri: Type.String(),
})

/** Codes each of which opens once, in place of a code of the authenticator. They are never shown again. */
const RecoveryCodes = Type.Array(Type.String())

export type Enrolled = Static<typeof Enrolled>
export const Enrolled = Type.Object({ recoveryCodes: RecoveryCodes, me: StaffMe })

export const adminAuthenticatorRoutes = {
  'GET /api/admin/authenticator': {
    summary: '내 인증 앱',
    tags,
    security: PROVEN_STAFF,
    limit: 'staff',
    response: { 200: AuthenticatorState },
  },
  /** Asks for `code` where there is an authenticator already, which stays good until the new one is confirmed. */
  'POST /api/admin/authenticator': {
    summary: '인증 앱 등록 시작',
    tags,
    security: STAFF,
    limit: 'staff',
    body: Closed({ password: OwnPassword, code: Type.Optional(StaffCode) }),
    example: () => ({ password: 'olle-course-7', code: '123456' }),
    response: { 200: Enrolment },
  },
  /** Is called in the login that began, which has proven itself by it. */
  'POST /api/admin/authenticator/confirm': {
    summary: '인증 앱 등록 완료',
    tags,
    security: STAFF,
    limit: 'staff',
    body: Closed({ code: StaffCode }),
    example: () => ({ code: '123456' }),
    response: { 200: Enrolled },
  },
  /** The recovery codes that there were are good no more. */
  'POST /api/admin/authenticator/recovery-codes': {
    summary: '복구 코드 새로 받기',
    tags,
    security: STAFF,
    limit: 'staff',
    body: StaffFactors,
    example: () => ({ password: 'olle-course-7', code: '123456' }),
    response: { 200: Type.Object({ recoveryCodes: RecoveryCodes }) },
  },
} satisfies RouteTable
