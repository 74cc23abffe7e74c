import type { NotificationSettings } from '@honjeo/contract/push'
import { queryOptions } from '@tanstack/react-query'
import { request } from '#lib/http.ts'

export const settingsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => request('GET /api/account/notification-settings', {}, { signal }),
    staleTime: 60_000,
  })

export const saveSettings = (settings: NotificationSettings) =>
  request('PUT /api/account/notification-settings', { body: settings })

export const sendTestPush = () => request('POST /api/push-subscriptions/test', {})
