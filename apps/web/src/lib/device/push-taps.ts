/** The cache in which the service worker notes which answer was tapped on a pushed reminder, until the page has it. */
const TAPS_CACHE = 'push-taps'
/** A page that comes later than this was not opened by the tap. */
const FRESH_MS = 5 * 60_000

/** Notes, in the worker, that the page at `path` was asked for by a tap on a button, not by a link that anyone can send. */
export async function keepTap(path: string): Promise<void> {
  await (await caches.open(TAPS_CACHE)).put(path, new Response(String(Date.now())))
}

/** Whether `path` was tapped just now; once for each tap. */
export async function takeTap(path: string): Promise<boolean> {
  // Caches exist on secure origins only, as does the worker.
  if (!('caches' in globalThis)) return false
  try {
    const cache = await caches.open(TAPS_CACHE)
    const noted = await cache.match(path)
    await cache.delete(path)
    return noted !== undefined && Date.now() - Number(await noted.text()) < FRESH_MS
  } catch {
    return false
  }
}
