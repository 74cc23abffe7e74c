/// <reference lib="webworker" />
/// <reference lib="webworker" />
import { getCacheKeyForURL } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isKeepMessage } from '../lib/device/worker-messages.ts'
import type { WorkboxPlugin } from 'workbox-core/types.js'

/** Keeps a cache from growing: what was put into it first goes first. */
export const atMost = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)))
  },
})

declare const self: ServiceWorkerGlobalScope & {
  /** The addresses of the texts of all languages; written here by the build, see apps/web/screen-files.ts. */
  TEXTS: string[]
}

/** The most files of two builds: screens, languages and the subsets of the font. */
const FILES_MAX = 400

/** Files named after their content never change, so what was used once needs no network again. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    atMost(FILES_MAX),
    {
      fetchDidSucceed: async ({ response }) => {
        isOneGone ||= response.status === 404
        return response
      },
    },
  ],
})
let isOneGone = false
/** The server has files of another build. */
export const areFilesGone = () => isOneGone

const TEXTS = self.TEXTS
const languageOf = (address: string) => /\/assets\/(?:more-)?([a-z]{2})-[\w-]+\.js$/.exec(address)?.[1]

/** Fetches the texts of this build in the languages that were used here: without a network the next page would be in Korean. */
async function keepLanguages(): Promise<void> {
  const cache = await caches.open('assets')
  const used = new Set((await cache.keys()).map(({ url }) => languageOf(url)))
  await Promise.allSettled(TEXTS.filter((address) => used.has(languageOf(address))).map((each) => cache.add(each)))
}
self.addEventListener('install', (event) => event.waitUntil(keepLanguages()))

const isAsset = (url: URL) => url.origin === self.location.origin && url.pathname.startsWith('/assets/')

registerRoute(({ url }) => isAsset(url), assets)

/** The first page of all was loaded before there was a worker: what it used is kept afterwards, out of the browser's cache. */
self.addEventListener('message', (event) => {
  if (!isKeepMessage(event.data)) return
  const missed = event.data.urls.filter((url) => isAsset(new URL(url)) && getCacheKeyForURL(url) === undefined)
  event.waitUntil(Promise.allSettled(missed.map((url) => assets.handle({ event, request: new Request(url) }))))
})
