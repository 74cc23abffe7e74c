import { Type, type Static } from 'typebox'
import { CursorQuery, DateTime, Empty, Id, Nullable, OneOf, Page, SentenceArgs, SentenceCode } from './common.ts'
import { MEMBER, type RouteTable } from './route-table.ts'
import { NOTIFICATION_TYPES, RESOURCE_TYPES } from './values/enums.ts'
import { NOTIFICATIONS_PAGE_MAX, NOTIFICATIONS_PAGE_SIZE } from './values/limits.ts'

export type Notification = Static<typeof Notification>
export const Notification = Type.Object({
  id: Id,
  type: OneOf(NOTIFICATION_TYPES),
  message: Type.String(),
  /** The sentence for other languages; null where it was written before there were codes. */
  code: Nullable(SentenceCode),
  args: Nullable(SentenceArgs),
  resourceType: OneOf(RESOURCE_TYPES),
  resourceId: Nullable(Id),
  isRead: Type.Boolean(),
  createdAt: DateTime,
})

/** An event that /user/queue/events sends to a member, on every socket of theirs. None of it is stored: polling finds what was missed. */
export type MemberEvent =
  | { kind: 'NOTIFICATION'; notification: Notification }
  /** Says that something was said in a room of theirs, or that they have read it elsewhere. */
  | { kind: 'UNREAD'; roomId: number; unreadCount: number; lastMessage: string | null }
  /** Says that their rooms are others than before: ask for them again. */
  | { kind: 'ROOMS' }

const tags = ['알림']

export const notificationsRoutes = {
  'GET /api/notifications': {
    summary: '알림 목록',
    tags,
    security: MEMBER,
    limit: 'read',
    /** `page` counts from 0, for clients that keep no cursor. With a cursor it is not looked at. */
    querystring: CursorQuery(
      { page: Type.Optional(Type.Integer({ minimum: 0, maximum: NOTIFICATIONS_PAGE_MAX })) },
      NOTIFICATIONS_PAGE_SIZE,
    ),
    response: { 200: Page(Notification) },
  },
  'GET /api/notifications/unread': {
    summary: '읽지 않은 알림이 있는지',
    tags,
    security: MEMBER,
    limit: 'chat',
    response: { 200: Type.Boolean() },
  },
  'PUT /api/notifications/:id/read': {
    summary: '알림 읽음',
    tags,
    security: MEMBER,
    limit: 'chat',
    reach: 'OWNER',
    params: Type.Object({ id: Id }),
    response: { 200: Empty },
  },
  'PUT /api/notifications/read-all': {
    summary: '모두 읽음',
    tags,
    security: MEMBER,
    limit: 'chat',
    response: { 200: Empty },
  },
} satisfies RouteTable
