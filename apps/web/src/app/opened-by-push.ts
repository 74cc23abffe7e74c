import type { NavigateFunction } from 'react-router'
import { markNotificationRead } from '#features/notifications/notifications.api.ts'
import { readOpenedUrl } from '#features/notifications/push/opened-url.ts'
import { refreshNotifications } from '#features/notifications/receive-notification.ts'
import { queryClient } from '#lib/query-client.ts'

async function read(notificationId: number | null): Promise<void> {
  if (notificationId === null) return
  // One that cannot be marked now stays unread in the list, which harms nobody.
  await markNotificationRead(notificationId).catch(() => undefined)
  await refreshNotifications(queryClient)
}

/** Somebody tapped a pushed notification: this page was opened by it, or is asked to go where it leads. */
export function followPushes(navigate: NavigateFunction): () => void {
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
