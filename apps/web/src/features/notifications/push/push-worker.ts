/// <reference lib="webworker" />
import type { PushMessage } from '@honjeo/contract/push'
import { keepTap } from '#lib/device/worker-messages.ts'
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
  event.waitUntil(open(event.notification.data as PushMessage, event.action))
})

function show(message: PushMessage): Promise<void> {
  // Browsers that show buttons take them; TypeScript's library leaves them out, as others do not know them.
  const options: NotificationOptions & { actions?: { action: string; title: string }[] } = {
    body: message.message,
    tag: message.tag,
    icon: '/icons/icon-192.png',
    data: message,
  }
  if (message.answers) {
    options.actions = [
      { action: 'yes', title: message.answers.going },
      { action: 'no', title: message.answers.notGoing },
    ]
  }
  return self.registration.showNotification(appName, options)
}

/** The time that a page which listens may take to say that it goes there. */
const ANSWER_MS = 1000

/** Takes the page that is there to what it is about, or opens one. */
async function open(message: PushMessage, action: string): Promise<void> {
  const answer = action === 'yes' || action === 'no' ? action : undefined
  const path = message.path ?? notificationPath(message, answer)
  if (path !== null && answer !== undefined) await keepTap(path).catch(() => undefined)
  const url = openedUrl(path, message.notificationId)
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => each.visibilityState === 'visible') ?? pages[0]
  if (page === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // The browser allows it only just after the tap.
  const focused = page.focus().catch(() => undefined)
  // A page that has just been opened, or is of another build, does not listen: it is loaded at the address.
  if (!(await goesTo(page, url))) await page.navigate(url).catch(() => self.clients.openWindow(url))
  await focused
}

/** Asks a page to go there; false where it has not answered in time. */
function goesTo(page: WindowClient, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true))
    port1.start()
    setTimeout(resolve, ANSWER_MS, false)
    page.postMessage({ kind: 'OPEN', url }, [port2])
  })
}
