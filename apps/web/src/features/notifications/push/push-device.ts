import type { PushSubscriptionDraft } from '@honjeo/contract/push'
import { request } from '#lib/server/http.ts'
import { registerWorker } from '#lib/device/service-worker.ts'
import { readText, remove, writeText } from '#lib/device/storage.ts'
import { pushObstacle, thisPushBrowser } from './push-support.ts'

/** The key of whom this browser was last said to belong to, and under which endpoint: what the server knows. */
const SUBSCRIBED_KEY = 'push-told'

export class PushDeniedError extends Error {
  override name = 'PushDeniedError'
}

/** The browser could not be subscribed at the service of its maker, or its worker did not start. */
export class PushServiceError extends Error {
  override name = 'PushServiceError'
}

/** A push service that is reached answers within seconds; one that is not may never do. */
const SERVICE_WAIT_MS = 30_000

/** What browser and push service do between them, by which a page may wait for ever. */
async function ofService<T>(step: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), SERVICE_WAIT_MS)
  })
  try {
    return await Promise.race([step, silence])
  } catch (cause) {
    throw new PushServiceError('not subscribed', { cause })
  } finally {
    clearTimeout(timer)
  }
}

async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await findRegistration()
  return (await registration?.pushManager?.getSubscription()) ?? null
}

/** Whether this browser is sent what happens. */
export const isPushOn = async (): Promise<boolean> => (await findSubscription()) !== null

async function subscribe(registration: ServiceWorkerRegistration): Promise<PushSubscription> {
  const { publicKey } = await request('GET /api/push-subscriptions/key', {})
  // One that was made for another key, such as before the server was set up again, would be in the way.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  return ofService(registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

async function sendSubscription(userId: number, subscription: PushSubscription): Promise<void> {
  await request('POST /api/push-subscriptions', { body: subscription.toJSON() as PushSubscriptionDraft })
  writeText(SUBSCRIBED_KEY, `${userId} ${subscription.endpoint}`)
}

/** Asks the member, sees to the worker, subscribes and sends that to the server. Call it from a tap: browsers ask only then. */
export async function turnPushOn(userId: number): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDeniedError('not granted')
  await registerWorker()
  await sendSubscription(userId, await subscribe(await navigator.serviceWorker.ready))
}

/**
 * Asks the reader of a page without an account, and answers how this browser is pushed to. One that is subscribed for a
 * member already stays as it is. Call it from a tap.
 */
export async function allowPushHere(): Promise<PushSubscriptionDraft> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushDeniedError('not granted')
  const registration = await ofService(registerWorker().then(() => navigator.serviceWorker.ready))
  const subscription = (await registration.pushManager.getSubscription()) ?? (await subscribe(registration))
  return subscription.toJSON() as PushSubscriptionDraft
}

export async function turnPushOff(): Promise<void> {
  const subscription = await findSubscription()
  if (subscription !== null) {
    await request('DELETE /api/push-subscriptions', { body: { endpoint: subscription.endpoint } })
  }
  await forgetPush()
}

/** No member is signed in here any more: the push service says so to the server when it next tries. */
export async function forgetPush(): Promise<void> {
  remove(SUBSCRIBED_KEY)
  await (await findSubscription())?.unsubscribe()
  for (const shown of (await (await findRegistration())?.getNotifications()) ?? []) shown.close()
}

/** A browser changes its endpoint when it likes, without a page to hear of it; the next visit does. */
export async function syncPushSubscription(userId: number): Promise<void> {
  const known = readText(SUBSCRIBED_KEY)
  if (known === null || pushObstacle(thisPushBrowser()) !== null || Notification.permission !== 'granted') return
  const registration = await findRegistration()
  if (registration === undefined) return
  const subscription = (await registration.pushManager.getSubscription()) ?? (await subscribe(registration))
  if (known !== `${userId} ${subscription.endpoint}`) await sendSubscription(userId, subscription)
}
