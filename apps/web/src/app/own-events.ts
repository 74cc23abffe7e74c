import type { MemberEvent } from '@honjeo/contract/notifications'
import { OWN_EVENTS } from '@honjeo/contract/values/destinations'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { refreshTimers } from '#features/safety/timer/timer.api.ts'
import { refreshNotifications, receiveNotification } from '#features/notifications/receive-notification.ts'
import { receiveUnread } from '#features/rooms/receive-unread.ts'
import { refreshMyRooms, refreshRoomDetails } from '#features/rooms/rooms.api.ts'
import { queryClient } from '#lib/query-client.ts'
import { stompConnection } from '#lib/stomp/stomp-connection.ts'

const refreshUnread = () => queryClient.invalidateQueries({ queryKey: unreadMessagesQuery().queryKey })

function receive(event: MemberEvent): void {
  switch (event.kind) {
    case 'NOTIFICATION':
      receiveNotification(queryClient, event.notification)
      if (event.notification.type === 'CHECKIN') void refreshTimers(queryClient)
      return
    case 'UNREAD':
      receiveUnread(queryClient, event)
      // One room says nothing of the others, unless there is something to read in it.
      if (event.unreadCount > 0) queryClient.setQueryData(unreadMessagesQuery().queryKey, true)
      else void refreshUnread()
      return
    case 'ROOMS':
      refreshRooms()
  }
}

/** Somebody who is removed from a room hears it here alone, since the room's own topics end with the removal. */
function refreshRooms(): void {
  void refreshMyRooms(queryClient)
  void refreshRoomDetails(queryClient)
}

/** Shows what concerns the member as it happens. Polling goes on behind it, for when the connection is away. */
export function listenToOwnEvents(): () => void {
  return stompConnection.listen(OWN_EVENTS, {
    onMessage: (body) => receive(JSON.parse(body) as MemberEvent),
    onSubscribed: () => {
      void refreshNotifications(queryClient)
      void refreshUnread()
      refreshRooms()
      void refreshTimers(queryClient)
    },
  })
}
