import type { Notification } from '@honjeo/contract/notifications'
import type { QueryClient } from '@tanstack/react-query'
import { type NotificationPages, notificationsQuery, unreadNotificationsQuery } from './notifications.api.ts'

/** The list with a notification that has just come: on top, and nowhere else, as one of a room's messages comes again. */
export function withNotification(data: NotificationPages, notification: Notification): NotificationPages {
  const [first, ...rest] = data.pages.map((page) => ({
    ...page,
    content: page.content.filter(({ id }) => id !== notification.id),
  }))
  if (first === undefined) return data
  return { ...data, pages: [{ ...first, content: [notification, ...first.content] }, ...rest] }
}

export function receiveNotification(queryClient: QueryClient, notification: Notification): void {
  queryClient.setQueryData(notificationsQuery().queryKey, (data) => data && withNotification(data, notification))
  queryClient.setQueryData(unreadNotificationsQuery().queryKey, true)
}

/** Fetches what came while no page listened. */
export async function refreshNotifications(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
    queryClient.invalidateQueries({ queryKey: unreadNotificationsQuery().queryKey }),
  ])
}
