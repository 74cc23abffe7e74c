/// <reference lib="webworker" />
import { addRoute, matchPrecache, precache, type PrecacheEntry } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { areFilesGone } from './assets.ts'
import { isFailingGateway } from './failing-gateway.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The list that the build writes here, see apps/web/screen-files.ts. */
  PRECACHE: PrecacheEntry[]
}

const SHELL = '/index.html'
/** The time that a page may take before the one on the device is opened: a bar of reception is as good as none. */
const PATIENCE_MS = 4000
/**
 * The time for a page that the server renders with its content, where the one on the device would be of the right build: on a slow
 * network it is read sooner than the app has started and asked for the same; on a bad one this is what is lost.
 */
const RENDERED_PATIENCE_MS = 800
/** The time beyond which the server may no longer know what the app on the device asks for. */
const KEPT_MAX_MS = 14 * 24 * 60 * 60_000

/** What the server answers itself; every other address is the app. */
const NOT_THE_APP = [
  /^\/(?:api|ws|docs|covers|images|dev\/mail|assets|sitemap)(?:\/|$)/,
  /^\/(?:sitemap\.xml|robots\.txt)$/,
]
/** The pages whose address is a key: the server's page comes with headers that keep it secret. */
const KEY_PAGES = /^\/(?:contact|guard|alert|where|no-mail|phone)\//

/** What the server renders, see `src/server/entry-server.tsx`. */
const RENDERED_PAGES = /^\/(?:search|search-detail\/\d+|community\/\d+|notices\/\d+|shared-plan\/[\w-]+)$/

precache(self.PRECACHE)
// The route is added before that of the precached files, which would answer for every page.
registerRoute(new NavigationRoute(({ request, url }) => openPage(request, url), { denylist: NOT_THE_APP }))
addRoute()

self.addEventListener('activate', (event) => {
  // The workers of earlier builds asked for each page while they were starting.
  event.waitUntil(Promise.resolve(self.registration.navigationPreload?.disable()))
})

/** The page on the device, at once; the server's where that may be another one or has its content, as long as it answers. */
async function openPage(request: Request, { pathname }: URL): Promise<Response> {
  const kept = await matchPrecache(SHELL)
  if (kept === undefined) return fetch(request)
  const isServers = mayBeAnother(request) || KEY_PAGES.test(pathname) || ageOf(kept) >= KEPT_MAX_MS
  if (!isServers && !RENDERED_PAGES.test(pathname)) return kept
  const patience = isServers ? PATIENCE_MS : RENDERED_PATIENCE_MS
  const answer = await Promise.race([fetch(request).catch(() => undefined), after(patience)])
  return answer === undefined || isFailingGateway(answer) ? kept : answer
}

/** Loading a page again asks for the server's. So does one whose files are gone, or that could be of the build that waits. */
const mayBeAnother = ({ cache }: Request) => cache !== 'default' || self.registration.waiting !== null || areFilesGone()

const ageOf = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '')

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
