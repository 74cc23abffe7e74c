import { Type, type Static } from 'typebox'
import { IMAGE_EXAMPLE } from './examples.ts'
import { ANSWERS_EXAMPLE, Answers, OWN_PROOF } from './auth.ts'
import { Closed, CursorQuery, DateOnly, DateTime, Empty, Id, Line, NickName, Nullable, OneOf, Page } from './common.ts'
import { ImageName } from './images.ts'
import { MannerCount } from './meeting-words.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { GENDERS, LANGUAGES, MEMBER_ROLES, REVIEW_DIFFICULTIES, WITHDRAWAL_REASONS } from './values/enums.ts'
import { BIO_MAX, LINK_MAX, NAME_MAX, WITHDRAWAL_DETAIL_MAX } from './values/limits.ts'
import { TRAVELLER_TYPES } from './values/traveller-type.ts'
import { say } from './values/sentences.ts'

export type MyProfile = Static<typeof MyProfile>
export const MyProfile = Type.Object({
  userId: Id,
  /** The name; null until it is given. */
  name: Nullable(Type.String()),
  nickName: Type.String(),
  email: Type.String(),
  /** Both are null until they are given, see `PUT /api/account/facts`. */
  gender: Nullable(OneOf(GENDERS)),
  birthDate: Nullable(DateOnly),
  /** Whether the member is known to be 19 or older today in Korea; companion rooms are for adults. */
  isAdult: Type.Boolean(),
  bio: Nullable(Type.String()),
  /** The languages of the app that they speak. */
  languages: Type.Array(OneOf(LANGUAGES)),
  imageUrl: Nullable(Type.String()),
  imageName: Nullable(Type.String()),
  /** The travel style; null until the questions are answered. */
  userType: Nullable(OneOf(TRAVELLER_TYPES)),
  points: Type.Integer(),
  soloTripCount: Type.Integer(),
  companionRoomCount: Type.Integer(),
  role: OneOf(MEMBER_ROLES),
  hasPassword: Type.Boolean(),
  hasKakao: Type.Boolean(),
})

/**
 * What a member may change of themselves; missing fields stay. Gender and birth date are left out, since rooms rely on
 * them and only staff correct them. The unchanged birth date may be sent along.
 */
export type ProfileChanges = Static<typeof ProfileChanges>
export const ProfileChanges = Closed({
  name: Type.Optional(Line({ minLength: 1, maxLength: NAME_MAX })),
  nickName: Type.Optional(NickName),
  birthDate: Type.Optional(DateOnly),
  bio: Type.Optional(Nullable(Line({ maxLength: BIO_MAX, message: say('BIO_MAX', { max: BIO_MAX }) }))),
  languages: Type.Optional(Type.Array(OneOf(LANGUAGES), { maxItems: LANGUAGES.length, uniqueItems: true })),
  /** The name of an upload of one's own; null takes the picture off. */
  imageName: Type.Optional(Nullable(ImageName)),
  /**
   * The address of the picture, as an answer gives it: of an upload of one's own, of the present picture, or null. `imageName`
   * is enough; where both are sent they must mean the same picture.
   */
  imageUrl: Type.Optional(Nullable(Type.String({ maxLength: LINK_MAX }))),
  answers: Type.Optional(Answers),
})

/** The profile of a member as everybody may see it. */
export type PublicProfile = Static<typeof PublicProfile>
export const PublicProfile = Type.Object({
  userId: Id,
  nickName: Type.String(),
  bio: Nullable(Type.String()),
  imageUrl: Nullable(Type.String()),
  userType: Nullable(OneOf(TRAVELLER_TYPES)),
  postCount: Type.Integer(),
  reviewCount: Type.Integer(),
  companionRoomCount: Type.Integer(),
  /** The praise as on a card of a room; none for readers under 19, for whom there are no meetings. */
  manner: Type.Array(MannerCount),
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
  /** Whether staff or reports have hidden it; only its author gets such content. */
  isHidden: Type.Boolean(),
  helpfulCount: Type.Integer(),
  date: DateOnly,
  createdAt: DateTime,
})

export const usersRoutes = {
  'GET /api/mypage/profile/:userId': {
    summary: '다른 사람의 프로필',
    tags: ['마이'],
    security: MEMBER,
    limit: 'read',
    reach: 'MEMBERS',
    params: Type.Object({ userId: Id }),
    response: { 200: PublicProfile },
  },
  'GET /api/mypage/reviews': {
    summary: '내 리뷰',
    tags: ['마이'],
    security: EVEN_SUSPENDED,
    limit: 'read',
    querystring: CursorQuery({}),
    response: { 200: Page(MyReviewSummary) },
  },
  'GET /api/mypage/profile': {
    summary: '내 프로필',
    tags: ['마이'],
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: MyProfile },
  },
  'PUT /api/mypage/profile': {
    summary: '내 프로필 고치기',
    tags: ['마이'],
    security: MEMBER,
    limit: 'write',
    body: ProfileChanges,
    readers: { name: 'OTHERS', nickName: 'OTHERS', bio: 'OTHERS' },
    example: () => ({
      name: '김혼저',
      nickName: '바람개비',
      birthDate: '1995-03-02',
      bio: '걸어요',
      languages: ['ko', 'en'],
      imageName: IMAGE_EXAMPLE,
      answers: ANSWERS_EXAMPLE,
    }),
    response: { 200: MyProfile },
  },
  'DELETE /api/mypage/profile': {
    summary: '탈퇴하기',
    tags: ['마이'],
    /** A suspension outlasts the account: see docs/decisions/0034. */
    security: EVEN_SUSPENDED,
    limit: 'login',
    body: Closed({
      reason: OneOf(WITHDRAWAL_REASONS, { message: say('WITHDRAWAL_REASON') }),
      /** The words that are needed with OTHER. */
      detail: Type.Optional(
        Type.String({
          maxLength: WITHDRAWAL_DETAIL_MAX,
          message: say('TEXT_MAX', { max: WITHDRAWAL_DETAIL_MAX }),
        }),
      ),
      ...OWN_PROOF,
    }),
    readers: { detail: 'STAFF' },
    example: () => ({ reason: 'OTHER', detail: '쉬고 싶어요', password: 'olle-course-7' }),
    response: { 200: Empty },
  },
} satisfies RouteTable
