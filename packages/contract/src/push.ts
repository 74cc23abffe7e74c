import { Type, type Static } from 'typebox'
import { Closed, Empty, Nullable, OneOf } from './common.ts'
import type { Notification } from './notifications.ts'
import { EVEN_SUSPENDED, MEMBER, type RouteTable } from './route-table.ts'
import { LANGUAGES, NOTIFICATION_TYPES, type NotificationType } from './values/enums.ts'
import { PUSH_ENDPOINT_MAX } from './values/limits.ts'

/** A subscription as a browser's `PushSubscription.toJSON()` gives it. */
export type PushSubscriptionDraft = Static<typeof PushSubscriptionDraft>
export const PushSubscriptionDraft = Closed({
  endpoint: Type.String({ pattern: '^https://[^\\s]+$', maxLength: PUSH_ENDPOINT_MAX }),
  expirationTime: Type.Optional(Nullable(Type.Number())),
  keys: Closed({
    /** Uncompressed P-256 point, base64url. */
    p256dh: Type.String({ maxLength: 88, pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ maxLength: 24, pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
  }),
})

/** Minutes since midnight in Korea; from 1320 to 420 is the night. */
const MinuteOfDay = Type.Integer({ minimum: 0, maximum: 1439 })

const Channels = Closed({ inApp: Type.Boolean(), push: Type.Boolean(), email: Type.Boolean() })
/** A choice of channels. Without `email` that one stays as it is: the app of before knows none. */
const ChannelChoice = Closed({ inApp: Type.Boolean(), push: Type.Boolean(), email: Type.Optional(Type.Boolean()) })

const forEachType = <T>(channels: T) =>
  Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, channels])) as Record<NotificationType, T>

/** The span in which there is no push; null: there is push at any time. */
const quiet = Nullable(Closed({ from: MinuteOfDay, to: MinuteOfDay }))
/** The mails' own setting. */
const language = OneOf(LANGUAGES)

export type NotificationSettings = Static<typeof NotificationSettings>
export const NotificationSettings = Closed({ types: Closed(forEachType(Channels)), quiet, language })

export type NotificationChoice = Static<typeof NotificationChoice>
export const NotificationChoice = Closed({
  types: Closed(forEachType(ChannelChoice)),
  quiet,
  language: Type.Optional(language),
})

/** The message that a browser's service worker is handed. Where two have the same tag, the newer takes the other's place. */
export type PushMessage = Omit<Notification, 'id' | 'code' | 'args' | 'isRead' | 'createdAt'> & {
  /** The id of the notification; null: no list holds it, as the one that tries whether all is well. */
  notificationId: number | null
  tag: string
  /** The path to which a tap leads, for a reader without an account; absent where the notification says it. */
  path?: string
  /** The labels of the two answers to a reminder of a meeting. */
  answers?: { going: string; notGoing: string }
}

const tags = ['알림']

/** The browser's keys are those of the example in RFC 8291, Appendix A. */
export const SUBSCRIPTION_EXAMPLE = {
  endpoint: 'https://push.example/sweep',
  expirationTime: null,
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}

export const pushRoutes = {
  'GET /api/push-subscriptions/key': {
    summary: '푸시 알림의 공개 키 (VAPID)',
    tags,
    limit: 'read',
    response: { 200: Type.Object({ publicKey: Type.String() }) },
  },
  'POST /api/push-subscriptions': {
    summary: '이 기기에서 알림 받기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: PushSubscriptionDraft,
    example: () => SUBSCRIPTION_EXAMPLE,
    response: { 201: Empty },
  },
  'DELETE /api/push-subscriptions': {
    summary: '이 기기에서 알림 그만 받기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: Closed({ endpoint: Type.String({ maxLength: PUSH_ENDPOINT_MAX }) }),
    example: () => ({ endpoint: 'https://push.example/sweep' }),
    response: { 200: Empty },
  },
  'POST /api/push-subscriptions/test': {
    summary: '시험 알림 보내기',
    tags,
    security: MEMBER,
    limit: 'write',
    response: { 202: Type.Object({ devices: Type.Integer() }) },
  },
  'GET /api/account/notification-settings': {
    summary: '알림 설정',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'read',
    response: { 200: NotificationSettings },
  },
  'PUT /api/account/notification-settings': {
    summary: '알림 설정 바꾸기',
    tags,
    security: EVEN_SUSPENDED,
    limit: 'write',
    body: NotificationChoice,
    example: () => ({
      types: Object.fromEntries(NOTIFICATION_TYPES.map((type) => [type, { inApp: true, push: false, email: true }])),
      quiet: { from: 1320, to: 420 },
      language: 'en',
    }),
    response: { 200: NotificationSettings },
  },
} satisfies RouteTable
