/**
 * The cache in which the service worker (worker/covers.ts) keeps the drawn covers that were shown, which reveal the
 * places a person looked at.
 */
export const COVERS_CACHE = 'covers'

export async function forgetSeenCovers(): Promise<void> {
  // Caches exist on secure origins only, as does the worker.
  if ('caches' in globalThis) await caches.delete(COVERS_CACHE).catch(() => false)
}
