/// <reference lib="webworker" />
import type { PushMessage } from '@honjeo/contract/push'
import { openedUrl } from './opened-url.ts'
import { notificationPath } from '../notification-path.ts'

/**
 * The part of the service worker that shows what is pushed. The page names the app in the script's address, in the
 * member's language.
 */
declare const self: ServiceWorkerGlobalScope

const appName = new URL(self.location.href).searchParams.get('name') ?? 'Honjeo'

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushMessage | undefined
  if (message !== undefined) event.waitUntil(show(message))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data as PushMessage))
})

function show(message: PushMessage): Promise<void> {
  return self.registration.showNotification(appName, {
    body: message.message,
    tag: message.tag,
    icon: '/icons/icon-192.png',
    data: message,
  })
}

/** Takes the page that is there to what it is about, or opens one. */
async function open(message: PushMessage): Promise<void> {
  const url = openedUrl(notificationPath(message), message.notificationId)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => each.visibilityState === 'visible') ?? pages[0]
  if (page === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of a worker takes none
  page.postMessage({ kind: 'OPEN', url })
  await page.focus()
}
