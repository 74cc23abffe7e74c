import type { DataRouter } from 'react-router'
import { thisBrowser } from '#lib/device/browser.ts'
import { askPersistence } from '#lib/device/persistence.ts'
import { registerWorker } from '#lib/device/service-worker.ts'
import { isOtherBuild, type KeepMessage, type TakeOver } from '#lib/device/worker-messages.ts'
import { loadAllTexts } from '#lib/text/i18n.ts'
import { queryClient } from '#lib/server/query-client.ts'
import { offerNewBuild } from './new-build/new-build-bar.tsx'

/** Has the app open without a network from now on. Rejects where the browser keeps no workers, as in some private modes. */
export async function startWorker(router: DataRouter): Promise<void> {
  const isFirstVisit = navigator.serviceWorker.controller === null
  followNewBuild(await registerWorker(), router)
  // A visitor who put the app on the home screen wants it to be there without a network.
  if (thisBrowser().isStandalone) void askPersistence()
  if (!isFirstVisit) return
  const { active } = await navigator.serviceWorker.ready
  // Without a network every screen needs all texts.
  await loadAllTexts()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  active?.postMessage({ kind: 'KEEP', urls: loadedUrls() } satisfies KeepMessage)
}

const loadedUrls = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** Browsers look for a new worker when a page is opened; an app that is never closed looks when it is come back to. */
const LOOK_AGAIN_MS = 10 * 60_000
/**
 * A worker takes over when the one before has nothing left to do, which may take a browser half a minute when a file was
 * fetched in the moment of the tap. The page comes from the server anyway, and hands over to the worker of its build.
 */
const TAKE_OVER_MS = 1500

/**
 * Keeps this page with its build. A worker that is new asks nothing of a page of its own build. If the build is another, it waits
 * until the visitor wants it; and where another tab has had it take over, this page follows when its screen changes.
 */
function followNewBuild(registration: ServiceWorkerRegistration, router: DataRouter): void {
  const { serviceWorker } = navigator
  let isWanted = false

  serviceWorker.addEventListener('message', ({ data }) => {
    if (!isOtherBuild(data)) return
    const { waiting } = registration
    if (waiting === null) followWithNextScreen(router)
    else {
      offerNewBuild(() => {
        isWanted = true
        ask(waiting, null)
        setTimeout(() => window.location.reload(), TAKE_OVER_MS)
      })
    }
  })

  serviceWorker.addEventListener('controllerchange', () => {
    offerNewBuild(null)
    if (isWanted) window.location.reload()
    else ask(serviceWorker.controller, ownEntry())
  })

  if (registration.waiting !== null) ask(registration.waiting, ownEntry())
  greet(registration.installing)
  registration.addEventListener('updatefound', () => greet(registration.installing))
  lookNowAndThen(registration)
}

/** Asks a worker that has come to wait whether it is of this page's build. */
function greet(installing: ServiceWorker | null): void {
  installing?.addEventListener('statechange', () => {
    if (installing.state === 'installed' && navigator.serviceWorker.controller !== null) ask(installing, ownEntry())
  })
}

function ask(worker: ServiceWorker | null, entry: string | null): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  worker?.postMessage({ kind: 'TAKE_OVER', entry } satisfies TakeOver)
}

const ownEntry = () => document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app'] ?? ''

let isFollowing = false

/** Follows the new build when the next screen opens: not in the midst of a screen, nor while something is being saved. */
function followWithNextScreen(router: DataRouter): void {
  if (isFollowing) return
  isFollowing = true
  let { pathname } = router.state.location
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle' || location.pathname === pathname) return
    pathname = location.pathname
    if (queryClient.isMutating() === 0) window.location.reload()
  })
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_AGAIN_MS) return
    lookedAt = Date.now()
    // Without a network no new worker is found.
    registration.update().catch(() => undefined)
  })
}
