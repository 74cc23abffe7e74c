import { Type, type Static } from 'typebox'
import { TOKEN_EXAMPLE } from './examples.ts'
import { LoginResult, OWN_PROOF, SIGN_UP_EXAMPLE, SignUp } from './auth.ts'
import { Closed, DateOnly, DateTime, Empty, Nullable, OneOf } from './common.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { CONSENT_TYPES, GENDERS, IDENTITY_PROVIDERS, OPTIONAL_CONSENTS, REQUIRED_PROOFS } from './values/enums.ts'
import { PASSWORD_MAX } from './values/limits.ts'
import { say } from './values/sentences.ts'

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX, examples: ['jeju-olle-2026'] })
const SessionId = Type.String({
  maxLength: 36,
  pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
  examples: ['0f9b1c52-6d53-4a57-9c25-0c1a86f1e0a4'],
  message: say('LOGIN_CHOICE'),
})

/** A login on one device. */
export type MySession = Static<typeof MySession>
export const MySession = Type.Object({
  sessionId: SessionId,
  /** The browser by what it says of itself, such as Chrome; null where it says nothing that is known. */
  browser: Nullable(Type.String()),
  os: Nullable(Type.String()),
  /** The browser and the system in one, such as `Chrome, Android`; null where neither is known. */
  device: Nullable(Type.String()),
  createdAt: DateTime,
  lastSeenAt: DateTime,
  /** Whether it is the login that asks. */
  current: Type.Boolean(),
})

export type MyConsent = Static<typeof MyConsent>
export const MyConsent = Type.Object({
  type: OneOf(CONSENT_TYPES),
  agreed: Type.Boolean(),
  version: Type.String(),
  decidedAt: DateTime,
  /** Whether it may be taken back without leaving. */
  optional: Type.Boolean(),
})

/** A member's record with the rules. */
export type AccountStatus = Static<typeof AccountStatus>
export const AccountStatus = Type.Object({
  suspension: Nullable(Type.Object({ reason: Type.String(), startedAt: DateTime, endsAt: DateTime })),
  warnings: Type.Array(Type.Object({ reason: Type.String(), createdAt: DateTime })),
})

/** The proofs that a member may ask for in a room that they open, see `RoomSummary`. Meetings of rooms for one gender count in those alone. */
export type OwnProofs = Static<typeof OwnProofs>
export const OwnProofs = Type.Object({
  /** The proofs that can be given here. */
  offered: Type.Array(OneOf(REQUIRED_PROOFS)),
  /** The proofs that the member has given, in rooms for all and in rooms for their own gender. */
  forAll: Type.Array(OneOf(REQUIRED_PROOFS)),
  forOwnGender: Type.Array(OneOf(REQUIRED_PROOFS)),
})

/** The identity check (본인확인) of a member. */
export type IdentityStatus = Static<typeof IdentityStatus>
export const IdentityStatus = Type.Object({
  /** Whether it can be had here. */
  isOffered: Type.Boolean(),
  /** The proof of the member's identity; null before it is done. */
  proof: Nullable(Type.Object({ provider: OneOf(IDENTITY_PROVIDERS), verifiedAt: DateTime })),
  /** The time until which a check that was begun in this login can be ended; null where none was. */
  pendingUntil: Nullable(DateTime),
})

const tags = ['계정']

export const accountRoutes = {
  /**
   * Makes a guest a member, who keeps contacts, PINs and what runs. The guest's logins end; the answer is a new one.
   * ALREADY_SIGNED_UP for a member.
   */
  'POST /api/account/sign-up': {
    summary: '손님에서 회원으로 가입하기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'code',
    body: SignUp,
    readers: { 'profile.name': 'OTHERS', 'profile.nickName': 'OTHERS', 'profile.bio': 'OTHERS' },
    example: () => SIGN_UP_EXAMPLE,
    response: { 201: LoginResult },
  },
  'PUT /api/account/password': {
    summary: '비밀번호 바꾸기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'login',
    /** Every other session ends. */
    body: Closed({ currentPassword: Password, password: Password }),
    example: () => ({ currentPassword: 'olle-course-7', password: 'olle-course-8' }),
    response: { 200: Empty },
  },
  'GET /api/account/sessions': {
    summary: '로그인한 기기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    /** The member's logins, at most `SESSIONS_MAX`, the most recently used first. */
    response: { 200: Type.Array(MySession) },
  },
  'DELETE /api/account/sessions': {
    summary: '다른 기기 모두 로그아웃',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    response: { 200: Type.Object({ ended: Type.Integer() }) },
  },
  'DELETE /api/account/sessions/:sessionId': {
    summary: '기기 하나 로그아웃',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    reach: 'OWNER',
    params: Type.Object({ sessionId: SessionId }),
    response: { 200: Empty },
  },
  'GET /api/account/consents': {
    summary: '동의 내역',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: Type.Array(MyConsent) },
  },
  'PUT /api/account/consents': {
    summary: '선택 동의 바꾸기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: Closed({ type: OneOf(OPTIONAL_CONSENTS), agreed: Type.Boolean() }),
    example: () => ({ type: 'LOCATION', agreed: true }),
    response: { 200: Type.Array(MyConsent) },
  },
  /**
   * Gives what the sign-up left out, once: the same again changes nothing, FACTS_FIXED for anything else. A birth date that
   * makes the member younger than 14 closes the account: UNDER_14.
   */
  'PUT /api/account/facts': {
    summary: '생년월일과 성별 알려주기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Closed({ gender: OneOf(GENDERS), birthDate: DateOnly }),
    example: () => ({ gender: 'FEMALE', birthDate: '1995-03-02' }),
    response: { 200: Empty },
  },
  'GET /api/account/standing': {
    summary: '이용 제한과 주의',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: AccountStatus },
  },
  'GET /api/account/proofs': {
    summary: '내가 마친 확인',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: OwnProofs },
  },
  'GET /api/account/identity': {
    summary: '본인확인 상태',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: IdentityStatus },
  },
  'POST /api/account/identity/checks': {
    summary: '본인확인 시작하기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Type.Object(OWN_PROOF, { additionalProperties: false, minProperties: 1 }),
    example: () => ({ password: 'olle-course-7' }),
    /** The page at the provider, which leads back to `/mypage/identity` with `web_transaction_id`. */
    response: { 200: Type.Object({ url: Type.String(), expiresAt: DateTime }) },
  },
  'POST /api/account/identity/result': {
    summary: '본인확인 마치기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Closed({ webTransactionId: Type.String({ minLength: 1, maxLength: 200, pattern: '^[!-~]+$' }) }),
    example: () => ({ webTransactionId: TOKEN_EXAMPLE }),
    response: { 200: IdentityStatus },
  },
  'POST /api/account/kakao': {
    summary: '카카오 연결하기',
    tags,
    security: MEMBER,
    limit: 'write',
    body: Closed({ kakaoToken: Type.String({ minLength: 20, maxLength: 200 }), ...OWN_PROOF }),
    example: () => ({ kakaoToken: TOKEN_EXAMPLE, password: 'olle-course-7' }),
    response: { 200: Empty },
  },
} satisfies RouteTable
