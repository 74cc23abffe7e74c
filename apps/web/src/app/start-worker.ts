import type { DataRouter } from 'react-router'
import { thisBrowser } from '#lib/browser.ts'
import { askPersistence } from '#lib/persistence.ts'
import { registerWorker } from '#lib/service-worker.ts'
import type { KeepMessage } from '#lib/worker-messages.ts'
import { followNewBuild } from './new-build/follow-new-build.ts'

/** Has the app open without a network from now on. Rejects where the browser keeps no workers, as in some private modes. */
export async function startWorker(router: DataRouter): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null
  followNewBuild(await registerWorker(), router)
  // Whoever put the app on the home screen wants it to be there without a network.
  if (thisBrowser().isStandalone) void askPersistence()
  if (!isFirstVisit) return
  const { active } = await navigator.serviceWorker.ready
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  active?.postMessage({ kind: 'KEEP', urls: loadedUrls() } satisfies KeepMessage)
}

const loadedUrls = () => performance.getEntriesByType('resource').map(({ name }) => name)
