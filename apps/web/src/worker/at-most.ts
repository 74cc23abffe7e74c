import type { WorkboxPlugin } from 'workbox-core/types.js'

/** Keeps a cache from growing: what was put into it first goes first. */
export const atMost = (max: number): WorkboxPlugin => ({
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName)
    const keys = await cache.keys()
    await Promise.all(keys.slice(0, Math.max(0, keys.length - max)).map((key) => cache.delete(key)))
  },
})
