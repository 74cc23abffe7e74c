/// <reference lib="webworker" />
import { addRoute, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { isFailingGateway } from './failing-gateway.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** Written here by the build, see precache.ts. */
  PRECACHE: PrecacheEntry[]
}

const SHELL = '/index.html'
/** How long a page may take before the one on the device is opened: a bar of reception is as good as none. */
const PATIENCE_MS = 4000

/** What the server answers itself; every other address is the app. */
const NOT_THE_APP = [/^\/(?:api|ws|docs|covers|images|dev\/mail|assets)(?:\/|$)/]

precache(self.PRECACHE)
// Before the precached files, whose route would answer for the page without asking the server.
registerRoute(
  new NavigationRoute(({ event, request }) => openPage(event as FetchEvent, request), { denylist: NOT_THE_APP }),
)
addRoute()

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker is still starting.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.enable()))
})

/** The server's page, so that a deploy is seen at once and with the head that belongs to its address; or the one on the device. */
async function openPage(event: FetchEvent, request: Request): Promise<Response> {
  const asked = askServer(event, request)
  const answer = await Promise.race([asked.catch(() => undefined), patience()])
  if (answer !== undefined && !isFailingGateway(answer)) return answer
  return (await matchPrecache(SHELL)) ?? asked
}

async function askServer(event: FetchEvent, request: Request): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(request)
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
