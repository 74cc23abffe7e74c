import { Type, type Static } from 'typebox'
import { TOKEN_EXAMPLE } from './examples.ts'
import { Closed, DateOnly, Email, Empty, Id, Line, NickName, Nullable, OneOf, SentenceCode } from './common.ts'
import { EVEN_SUSPENDED, type RouteTable } from './route-table.ts'
import { CONSENT_TYPES, EMAIL_CODE_PURPOSES, GENDERS } from './values/enums.ts'
import { BIO_MAX, EMAIL_CODE_LENGTH, EMAIL_CODE_LONG_LENGTH, NAME_MAX, PASSWORD_MAX } from './values/limits.ts'
import { QUESTIONS } from './values/traveller-type.ts'
import { say } from './values/sentences.ts'

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_MAX, examples: ['jeju-olle-2026'] })
const Token = Type.String({ minLength: 20, maxLength: 200 })
const [q1, q2, q3, q4, q5] = QUESTIONS
const answer = (options: number) =>
  Type.Integer({ minimum: 1, maximum: options, message: say('ANSWER_NUMBER', { max: options }) })

export type Answers = Static<typeof Answers>
export const Answers = Closed({
  [q1.field]: answer(q1.options),
  [q2.field]: answer(q2.options),
  [q3.field]: answer(q3.options),
  [q4.field]: answer(q4.options),
  [q5.field]: answer(q5.options),
})

/** Everything but the nickname may be given later. Gender and birth date come together, here or by `PUT /api/account/facts`. */
export type ProfileDraft = Static<typeof ProfileDraft>
export const ProfileDraft = Closed({
  name: Type.Optional(Line({ minLength: 1, maxLength: NAME_MAX, examples: ['김혼저'] })),
  nickName: NickName,
  gender: Type.Optional(OneOf(GENDERS)),
  birthDate: Type.Optional(DateOnly),
  bio: Type.Optional(Line({ maxLength: BIO_MAX, examples: ['오름 보러 다녀요'] })),
})

const Consents = Type.Array(Closed({ type: OneOf(CONSENT_TYPES), agreed: Type.Boolean() }), {
  maxItems: CONSENT_TYPES.length,
})

/**
 * Signs up with an address that was proven by a code, and a password; or with a ticket of Kakao instead of the password, and the proof of an address
 * only where Kakao gave none.
 */
export type SignUp = Static<typeof SignUp>
export const SignUp = Closed({
  verificationToken: Type.Optional(Token),
  password: Type.Optional(Password),
  kakaoToken: Type.Optional(Token),
  consents: Consents,
  profile: ProfileDraft,
  answers: Type.Optional(Answers),
})

/**
 * A guest agrees to the same as a member, and may say by which name contacts know them: they read it once they have
 * agreed themselves.
 */
export const GuestDraft = Closed({
  consents: Consents,
  name: Type.Optional(Line({ minLength: 1, maxLength: NAME_MAX, examples: ['김혼저'] })),
})

export type TokenPair = Static<typeof TokenPair>
export const TokenPair = Type.Object({ accessToken: Type.String(), refreshToken: Type.String() })

export type LoginResult = Static<typeof LoginResult>
export const LoginResult = Type.Object({ id: Id, accessToken: Type.String(), refreshToken: Type.String() })

export type NicknameCheck = Static<typeof NicknameCheck>
export const NicknameCheck = Type.Object({
  available: Type.Boolean(),
  reason: Nullable(Type.String()),
  /** The reason for other languages. */
  code: Nullable(SentenceCode),
})

/**
 * The outcome of Kakao's answer: a session; a sign-up, for which the ticket is used again; or, where the address has an account already, the login of
 * that account, which may then be connected (`POST /api/account/kakao`).
 */
export type KakaoOutcome = Static<typeof KakaoOutcome>
export const KakaoOutcome = Type.Object({
  kind: OneOf(['SESSION', 'SIGNUP', 'EXISTING']),
  session: Nullable(LoginResult),
  /** The address; null: Kakao gave no proven one. */
  email: Nullable(Type.String()),
  /** A proposal for the nickname, which may be taken or refused. */
  nickName: Nullable(Type.String()),
  /** The path to which the visitor wanted to go. */
  next: Type.String(),
})

/**
 * Confirms the member's identity before an act that binds the account: the password, or proof of the account's address
 * by a code of purpose CONFIRM. PROOF_REQUIRED without either.
 */
export const OWN_PROOF = { password: Type.Optional(Password), verificationToken: Type.Optional(Token) }

const EmailCodeRequest = Closed({ email: Email, purpose: OneOf(EMAIL_CODE_PURPOSES) })
const EmailCodeCheck = Closed({
  email: Email,
  purpose: OneOf(EMAIL_CODE_PURPOSES),
  code: Type.String({
    maxLength: EMAIL_CODE_LONG_LENGTH,
    pattern: `^[0-9]{${EMAIL_CODE_LENGTH}}(?:[0-9]{${EMAIL_CODE_LONG_LENGTH - EMAIL_CODE_LENGTH}})?$`,
    message: say('CODE_DIGITS', { digits: EMAIL_CODE_LENGTH }),
    examples: ['482913'],
  }),
  /** The id from the answer to the request; without it the code must be tried from the same network. */
  requestId: Type.Optional(Token),
})

const EmailCodeSent = Type.Object({
  expiresInSeconds: Type.Integer(),
  resendAfterSeconds: Type.Integer(),
  /** Lets the client that requested the code try it from another network too. */
  requestId: Type.String(),
  codeLength: Type.Integer(),
})

const tags = ['계정']

export const ANSWERS_EXAMPLE = { q1_expect: 1, q2_habit: 2, q3_avoid: 1, q4_feeling: 1, q5_necessity: 3 }
export const SIGN_UP_EXAMPLE: SignUp = {
  verificationToken: TOKEN_EXAMPLE,
  password: 'olle-course-7',
  consents: [
    { type: 'TERMS', agreed: true },
    { type: 'PRIVACY', agreed: true },
    { type: 'AGE14', agreed: true },
  ],
  profile: { name: '김혼저', nickName: '바람개비', gender: 'FEMALE', birthDate: '1995-03-02', bio: '걸어요' },
  answers: ANSWERS_EXAMPLE,
}

export const authRoutes = {
  'POST /api/auth/email-codes': {
    summary: '이메일 인증번호 보내기',
    tags,
    limit: 'code',
    body: EmailCodeRequest,
    example: () => ({ email: 'sweep@example.com', purpose: 'SIGNUP' }),
    response: { 202: EmailCodeSent },
  },
  'POST /api/auth/email-codes/verify': {
    summary: '인증번호 확인',
    tags,
    limit: 'code',
    body: EmailCodeCheck,
    example: () => ({ email: 'sweep@example.com', purpose: 'SIGNUP', code: '123456' }),
    response: { 200: Type.Object({ verificationToken: Type.String() }) },
  },
  'GET /api/auth/check-nickname': {
    summary: '닉네임 중복 확인',
    tags,
    limit: 'nickname',
    querystring: Closed({ nickName: Type.String({ maxLength: 40 }) }),
    response: { 200: NicknameCheck },
  },
  'POST /api/auth/check-password': {
    summary: '새 비밀번호를 쓸 수 있는지 확인',
    tags,
    limit: 'nickname',
    body: Closed({ verificationToken: Token, password: Password }),
    example: () => ({ verificationToken: TOKEN_EXAMPLE, password: 'olle-course-7' }),
    response: { 200: Empty },
  },
  'GET /api/auth/providers': {
    summary: '사용할 수 있는 간편 로그인',
    tags,
    limit: 'read',
    response: { 200: Type.Object({ kakao: Type.Boolean() }) },
  },
  'POST /api/auth/signup': {
    summary: '회원 가입',
    tags,
    limit: 'code',
    body: SignUp,
    readers: { 'profile.name': 'OTHERS', 'profile.nickName': 'OTHERS', 'profile.bio': 'OTHERS' },
    example: () => SIGN_UP_EXAMPLE,
    response: { 201: LoginResult },
  },
  /** An account without an address, for the safety net alone: `GUEST_ROUTES` are what it may call, see docs/decisions/0088. */
  'POST /api/auth/guests': {
    summary: '가입 없이 안전 기능 시작하기',
    tags,
    limit: 'code',
    body: GuestDraft,
    readers: { name: 'OTHERS' },
    example: () => ({ consents: SIGN_UP_EXAMPLE.consents, name: '김혼저' }),
    response: { 201: LoginResult },
  },
  'POST /api/auth/login': {
    summary: '로그인',
    tags,
    limit: 'login',
    body: Closed({ email: Email, password: Password }),
    example: () => ({ email: 'sweep@example.com', password: 'olle-course-7' }),
    response: { 200: LoginResult },
  },
  /** Takes what `GET /api/auth/kakao` led to: see docs/decisions/0017. */
  'POST /api/auth/kakao/session': {
    summary: '카카오 로그인 마치기',
    tags,
    limit: 'session',
    body: Closed({ kakaoToken: Token }),
    example: () => ({ kakaoToken: TOKEN_EXAMPLE }),
    response: { 200: KakaoOutcome },
  },
  'POST /api/auth/reissue': {
    summary: '토큰 재발급',
    tags,
    limit: 'session',
    body: Closed({ refreshToken: Token }),
    example: () => ({ refreshToken: TOKEN_EXAMPLE }),
    response: { 200: TokenPair },
  },
  'DELETE /api/auth/logout': {
    summary: '로그아웃',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'session',
    response: { 200: Empty },
  },
  'POST /api/auth/password': {
    summary: '비밀번호 다시 정하기',
    tags,
    limit: 'code',
    body: Closed({ verificationToken: Token, password: Password }),
    example: () => ({ verificationToken: TOKEN_EXAMPLE, password: 'olle-course-7' }),
    response: { 200: Empty },
  },
} satisfies RouteTable
