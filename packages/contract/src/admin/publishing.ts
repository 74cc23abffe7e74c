import { Type, type Static } from 'typebox'
import { Closed, CursorQuery, DateTime, Empty, Id, Line, Nullable, OneOf, Page } from '../common.ts'
import { BannerTranslations } from '../home.ts'
import { PROVEN_STAFF, type RouteTable } from '../route-table.ts'
import { BANNER_SCENES, TEMPLATE_KINDS } from '../values/enums.ts'
import {
  BANNER_SUBTITLE_MAX,
  BANNER_TITLE_MAX,
  BANNER_TRANSLATED_SUBTITLE_MAX,
  BANNER_TRANSLATED_TITLE_MAX,
  BANNERS_MAX,
  NOTICE_CONTENT_MAX,
  NOTICE_TITLE_MAX,
  TEMPLATE_BODY_MAX,
  TEMPLATE_TITLE_MAX,
} from '../values/limits.ts'
import { ADMIN_TAGS as tags } from './common.ts'
import { say } from '../values/sentences.ts'

export type StaffNotice = Static<typeof StaffNotice>
export const StaffNotice = Type.Object({
  id: Id,
  title: Type.String(),
  content: Type.String(),
  /** The time it was published; null: a draft. */
  publishedAt: Nullable(DateTime),
  createdAt: DateTime,
  updatedAt: DateTime,
})
const notice = {
  title: Line({
    minLength: 1,
    maxLength: NOTICE_TITLE_MAX,
    message: say('TITLE_LENGTH_STAFF', { max: NOTICE_TITLE_MAX }),
  }),
  content: Type.String({ minLength: 1, maxLength: NOTICE_CONTENT_MAX, message: say('EMPTY') }),
  published: Type.Boolean(),
  /** Notifies every member once, when it is published. */
  tellEveryone: Type.Optional(Type.Boolean({ default: false })),
}
export type NoticeDraft = Static<typeof NoticeDraft>
export const NoticeDraft = Closed(notice)

export type StaffBanner = Static<typeof StaffBanner>
export const StaffBanner = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  link: Type.String(),
  scene: OneOf(BANNER_SCENES),
  isActive: Type.Boolean(),
  position: Type.Integer(),
  translations: BannerTranslations,
})
const TranslatedWords = Type.Optional(
  Closed({
    title: Line({ minLength: 1, maxLength: BANNER_TRANSLATED_TITLE_MAX }),
    subtitle: Line({ minLength: 1, maxLength: BANNER_TRANSLATED_SUBTITLE_MAX }),
  }),
)
export type BannerDraft = Static<typeof BannerDraft>
export const BannerDraft = Closed({
  title: Line({ minLength: 1, maxLength: BANNER_TITLE_MAX }),
  subtitle: Line({ minLength: 1, maxLength: BANNER_SUBTITLE_MAX }),
  /** A path of the app. */
  link: Type.String({
    maxLength: 200,
    pattern: String.raw`^/(?!/)[^\s\\]{0,199}$`,
    message: say('APP_ADDRESS'),
  }),
  scene: OneOf(BANNER_SCENES),
  isActive: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: BANNERS_MAX }),
  /** A language that is left out reads the Korean words. */
  translations: Type.Optional(Closed({ en: TranslatedWords, ja: TranslatedWords, zh: TranslatedWords })),
})

export type Template = Static<typeof Template>
export const Template = Type.Object({
  id: Id,
  kind: OneOf(TEMPLATE_KINDS),
  title: Type.String(),
  body: Type.String(),
})
export type TemplateDraft = Static<typeof TemplateDraft>
export const TemplateDraft = Closed({
  kind: OneOf(TEMPLATE_KINDS),
  title: Line({ minLength: 1, maxLength: TEMPLATE_TITLE_MAX }),
  body: Type.String({ minLength: 1, maxLength: TEMPLATE_BODY_MAX }),
})

const security = PROVEN_STAFF
const noticeParams = Type.Object({ noticeId: Id })
const bannerParams = Type.Object({ bannerId: Id })
const templateParams = Type.Object({ templateId: Id })

const TEMPLATE_EXAMPLE = { kind: 'REPORT', title: '살펴볼게요', body: '알려주셔서 고마워요.' }
const NOTICE_EXAMPLE = { title: '점검 안내', content: '잠깐 쉬어요.', published: false, tellEveryone: false }
const BANNER_EXAMPLE = {
  title: '가을 억새',
  subtitle: '혼자 걷기 좋은 길',
  link: '/search',
  scene: 'OREUM',
  isActive: true,
  position: 1,
  translations: {
    en: { title: 'Silver grass', subtitle: 'Paths to walk alone' },
    ja: { title: '秋のすすき', subtitle: 'ひとりで歩きたい道' },
    zh: { title: '秋天的芒草', subtitle: '适合独自走的路' },
  },
}

export const adminPublishingRoutes = {
  'GET /api/admin/notices': {
    summary: '공지 목록',
    tags,
    security,
    limit: 'staff',
    querystring: CursorQuery({}),
    response: { 200: Page(StaffNotice) },
  },
  'POST /api/admin/notices': {
    summary: '공지 쓰기',
    tags,
    security,
    limit: 'staff',
    body: NoticeDraft,
    example: () => NOTICE_EXAMPLE,
    isDoneOnce: true,
    response: { 201: StaffNotice },
  },
  'PUT /api/admin/notices/:noticeId': {
    summary: '공지 고치기',
    tags,
    security,
    limit: 'staff',
    params: noticeParams,
    body: NoticeDraft,
    example: () => NOTICE_EXAMPLE,
    isDoneOnce: true,
    response: { 200: StaffNotice },
  },
  'DELETE /api/admin/notices/:noticeId': {
    summary: '공지 지우기',
    tags,
    security,
    limit: 'staff',
    params: noticeParams,
    isDoneOnce: true,
    response: { 200: Empty },
  },
  /** The banners, at most `BANNERS_MAX`, in their order. */
  'GET /api/admin/banners': {
    summary: '배너 목록',
    tags,
    security,
    limit: 'staff',
    response: { 200: Type.Array(StaffBanner) },
  },
  'POST /api/admin/banners': {
    summary: '배너 더하기',
    tags,
    security,
    limit: 'staff',
    body: BannerDraft,
    example: () => BANNER_EXAMPLE,
    isDoneOnce: true,
    response: { 201: StaffBanner },
  },
  'PUT /api/admin/banners/:bannerId': {
    summary: '배너 고치기',
    tags,
    security,
    limit: 'staff',
    params: bannerParams,
    body: BannerDraft,
    example: () => BANNER_EXAMPLE,
    isDoneOnce: true,
    response: { 200: StaffBanner },
  },
  'DELETE /api/admin/banners/:bannerId': {
    summary: '배너 지우기',
    tags,
    security,
    limit: 'staff',
    params: bannerParams,
    isDoneOnce: true,
    response: { 200: Empty },
  },
  /** The templates, at most `TEMPLATES_MAX`, by kind. */
  'GET /api/admin/templates': {
    summary: '답변 틀',
    tags,
    security,
    limit: 'staff',
    response: { 200: Type.Array(Template) },
  },
  'POST /api/admin/templates': {
    summary: '답변 틀 더하기',
    tags,
    security,
    limit: 'staff',
    body: TemplateDraft,
    example: () => TEMPLATE_EXAMPLE,
    isDoneOnce: true,
    response: { 201: Template },
  },
  'PUT /api/admin/templates/:templateId': {
    summary: '답변 틀 고치기',
    tags,
    security,
    limit: 'staff',
    params: templateParams,
    body: TemplateDraft,
    example: () => TEMPLATE_EXAMPLE,
    isDoneOnce: true,
    response: { 200: Template },
  },
  'DELETE /api/admin/templates/:templateId': {
    summary: '답변 틀 지우기',
    tags,
    security,
    limit: 'staff',
    params: templateParams,
    isDoneOnce: true,
    response: { 200: Empty },
  },
} satisfies RouteTable
