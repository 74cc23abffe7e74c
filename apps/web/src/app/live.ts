import type { NavigateFunction } from 'react-router'
import { syncPushSubscription } from '#features/notifications/push/push-device.ts'
import { markNotificationRead } from '#features/notifications/notifications.api.ts'
import { readOpenedUrl } from '#features/notifications/push/opened-url.ts'
import { receiveNotification, refreshNotifications } from '#features/notifications/receive-notification.ts'
import { queryClient } from '#lib/server/query-client.ts'
import type { MemberEvent } from '@honjeo/contract/notifications'
import { OWN_EVENTS } from '@honjeo/contract/values/destinations'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { refreshTimers } from '#features/safety/timer/timer.api.ts'
import { receiveUnread } from '#features/rooms/receive-unread.ts'
import { refreshMyRooms, refreshRoomDetails } from '#features/rooms/rooms.api.ts'
import { stompConnection } from '#lib/stomp/stomp-connection.ts'

/** Everything that reaches a member who is signed in by itself. Fetched after the first screen. Answers how to end it. */
export function goLive(userId: number, navigate: NavigateFunction): () => void {
  // A browser that does not answer now is asked again at the next visit.
  syncPushSubscription(userId).catch(() => undefined)
  const stops = [listenToOwnEvents(), followPushes(navigate)]
  return () => {
    for (const stop of stops) stop()
  }
}

async function read(notificationId: number | null): Promise<void> {
  if (notificationId === null) return
  // A notification that cannot be marked now stays unread in the list, which does no harm.
  await markNotificationRead(notificationId).catch(() => undefined)
  await refreshNotifications(queryClient)
}

/** A pushed notification was tapped: this page was opened by it, or is asked to go where it leads. */
function followPushes(navigate: NavigateFunction): () => void {
  const opened = readOpenedUrl(new URL(location.href))
  if (opened.notificationId !== null) {
    void navigate(opened.address, { replace: true })
    void read(opened.notificationId)
  }
  if (!('serviceWorker' in navigator)) return () => {}

  function handleMessage({ data, ports }: MessageEvent<{ kind: string; url: string } | null>) {
    if (data?.kind !== 'OPEN') return
    ports[0]?.postMessage(true)
    const { notificationId, address } = readOpenedUrl(new URL(data.url, location.origin))
    void navigate(address)
    void read(notificationId)
  }
  navigator.serviceWorker.addEventListener('message', handleMessage)
  return () => navigator.serviceWorker.removeEventListener('message', handleMessage)
}

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

/** A member who is removed from a room hears it here alone, since the room's own topics end with the removal. */
function refreshRooms(): void {
  void refreshMyRooms(queryClient)
  void refreshRoomDetails(queryClient)
}

/** Shows what concerns the member as it happens. Polling goes on behind it, for when the connection is away. */
function listenToOwnEvents(): () => void {
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
