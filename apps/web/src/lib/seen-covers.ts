/** Where the service worker (worker/covers.ts) keeps the drawn covers that were shown: they tell which places were looked at. */
export const COVERS_CACHE = 'covers'

export async function forgetSeenCovers(): Promise<void> {
  // Caches are there on secure origins alone, as is the worker.
  if ('caches' in globalThis) await caches.delete(COVERS_CACHE).catch(() => false)
}
