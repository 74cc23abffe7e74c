import type { BrowserContext, Page } from '@playwright/test'

/** The browser's own door for what its push service hands it. */
export async function doorOf(context: BrowserContext, page: Page): Promise<(data: string) => Promise<unknown>> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration !== undefined) resolve(registration.registrationId)
    })
  })
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const registrationId = await registered
  const origin = new URL(page.url()).origin
  return (data: string) => cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
}

/** A tap on the notification or on one of its buttons, in words: a worker's own types and a page's do not go together. */
export const tap = (action = '') => `(async () => {
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification, action: '${action}' }))
})()`
