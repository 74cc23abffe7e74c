/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { getCacheKeyForURL } from 'workbox-precaching'
import { isTakeOver, OTHER_BUILD } from '../lib/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

// A new worker waits, so that the files of the pages that are open stay; the next page to be opened is of the new build.
self.addEventListener('message', (event) => {
  if (!isTakeOver(event.data)) return
  const { entry } = event.data
  // A page that was opened from the device may be of the build before: it is told, and lives on.
  if (entry === null || getCacheKeyForURL(entry) !== undefined) event.waitUntil(self.skipWaiting())
  else event.source?.postMessage(OTHER_BUILD)
})

// The very first one has nobody to wait for.
clientsClaim()
