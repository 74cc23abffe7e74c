import { Type, type Static } from 'typebox'
import { DateOnly, Id, OneOf } from './common.ts'
import { HomeRoom } from './rooms.ts'
import type { RouteTable } from './route-table.ts'
import { BANNER_SCENES, DIFFICULTIES } from './values/enums.ts'

export type RecommendedSpot = Static<typeof RecommendedSpot>
export const RecommendedSpot = Type.Object({
  contentId: Id,
  title: Type.String(),
  firstImage: Type.String(),
  difficulty: OneOf(DIFFICULTIES),
  /** The day it is proposed for: tomorrow, once too little can be reached today. */
  day: DateOnly,
})

export type LatestReview = Static<typeof LatestReview>
export const LatestReview = Type.Object({
  contentId: Id,
  spotName: Type.String(),
  spotImage: Type.String(),
  content: Type.String(),
})

/** The words of a banner in the languages they are given in; the others read the Korean ones. */
export type BannerTranslations = Static<typeof BannerTranslations>
const BannerWords = Type.Optional(Type.Object({ title: Type.String(), subtitle: Type.String() }))
export const BannerTranslations = Type.Object({ en: BannerWords, ja: BannerWords, zh: BannerWords })

export type Banner = Static<typeof Banner>
export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  /** A path of the app. */
  link: Type.String(),
  scene: OneOf(BANNER_SCENES),
  translations: BannerTranslations,
})

const tags = ['홈']

export const homeRoutes = {
  'GET /api/home/recommended-spots': {
    summary: '오늘의 추천 TOP 3',
    tags,
    limit: 'read',
    response: { 200: Type.Array(RecommendedSpot) },
  },
  'GET /api/home/latest-reviews': {
    summary: '최신 리뷰',
    tags,
    limit: 'read',
    response: { 200: Type.Array(LatestReview) },
  },
  'GET /api/home/recommended-rooms': {
    summary: '지금 열린 동행방',
    tags,
    limit: 'read',
    response: { 200: Type.Array(HomeRoom) },
  },
  'GET /api/home/banners': { summary: '홈 배너', tags, limit: 'read', response: { 200: Type.Array(Banner) } },
} satisfies RouteTable
