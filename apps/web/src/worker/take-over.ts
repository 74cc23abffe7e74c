/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core'
import { isTakeOver } from '../lib/worker-messages.ts'

declare const self: ServiceWorkerGlobalScope

// A new worker waits, so that the files of the pages that are open stay; the next page to be opened is of the new build.
self.addEventListener('message', (event) => {
  if (isTakeOver(event.data)) event.waitUntil(self.skipWaiting())
})

// The very first one has nobody to wait for.
clientsClaim()
