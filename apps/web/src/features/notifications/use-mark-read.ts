import type { Notification } from '@honjeo/contract/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import {
  markAllRead,
  markNotificationRead,
  notificationsQuery,
  type NotificationPages,
  unreadNotificationsQuery,
} from './notifications.api.ts'

function withRead(data: NotificationPages, isMeant: (notification: Notification) => boolean): NotificationPages {
  const read = (each: Notification) => (isMeant(each) ? { ...each, isRead: true } : each)
  return { ...data, pages: data.pages.map((page) => ({ ...page, content: page.content.map(read) })) }
}

/** Marks one as read (by its id) or all of them (null), shown at once; the dot of the bell follows. */
export function useMarkRead(): (id: number | null) => void {
  const queryClient = useQueryClient()
  const { queryKey } = notificationsQuery()
  const marking = useMutation({
    mutationFn: (id: number | null) => (id === null ? markAllRead() : markNotificationRead(id)),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (data) => data && withRead(data, (each) => id === null || each.id === id))
    },
    onError: (error, id) => {
      // One that was tapped has done its duty; the next look at the list tells how it is.
      if (id === null) toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: unreadNotificationsQuery().queryKey }),
  })
  return marking.mutate
}
