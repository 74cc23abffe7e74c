import type { NotificationSettings } from '@honjeo/contract/push'
import type { Api } from '@honjeo/contract/routes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/server/query-client.ts'
import { request } from '#lib/server/http.ts'

const POLL_MS = 30_000
const FRESH_MS = 10_000

type NotificationPage = Api['GET /api/notifications']['reply']
export type NotificationPages = { pages: NotificationPage[]; pageParams: unknown[] }

const toNotifications = ({ pages }: Pick<NotificationPages, 'pages'>) => pages.flatMap(({ content }) => content)

export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'list'],
    queryFn: ({ pageParam: cursor, signal }) => request('GET /api/notifications', { query: { cursor } }, { signal }),
    ...cursorPaging,
    select: toNotifications,
  })

export const unreadNotificationsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'unread'],
    queryFn: ({ signal }) => request('GET /api/notifications/unread', {}, { signal }),
    staleTime: FRESH_MS,
    refetchInterval: POLL_MS,
  })

export const markNotificationRead = (id: number) => request('PUT /api/notifications/:id/read', { params: { id } })

export const markAllRead = () => request('PUT /api/notifications/read-all', {})

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => request('GET /api/account/notification-settings', {}, { signal }),
    staleTime: 60_000,
  })

export const saveSettings = (settings: NotificationSettings) =>
  request('PUT /api/account/notification-settings', { body: settings })

export const sendTestPush = () => request('POST /api/push-subscriptions/test', {})
