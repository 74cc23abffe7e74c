/// <reference lib="webworker" />
/**
 * The app's one service worker: opens the app without a network, and shows what is pushed. Each part listens for itself.
 * @module
 */
import { clientsClaim } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { StaleWhileRevalidate } from 'workbox-strategies'
import './shell.ts'
import { atMost } from './assets.ts'
import { COVERS_CACHE, isTakeOver, OTHER_BUILD } from '../lib/device/worker-messages.ts'
import '../features/notifications/push/push-worker.ts'

declare const self: ServiceWorkerGlobalScope

/** What a few plans and lists show. */
const COVERS_MAX = 150

/** The drawn covers of places; photos may be heavy, and those of members are not to be kept. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/covers/'),
  new StaleWhileRevalidate({ cacheName: COVERS_CACHE, plugins: [atMost(COVERS_MAX)] }),
)

// A new worker waits, so that the files of the pages that are open stay; the next page to be opened is of the new build.
self.addEventListener('message', (event) => {
  if (!isTakeOver(event.data)) return
  const { entry } = event.data
  // A page that was opened from the device may be of the build before: it gets a message, and lives on.
  if (entry === null || getCacheKeyForURL(entry) !== undefined) event.waitUntil(self.skipWaiting())
  else event.source?.postMessage(OTHER_BUILD)
})

// The very first one has no page to wait for.
clientsClaim()
