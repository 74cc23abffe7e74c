/** Asks the worker to go ahead: a page that has just been opened, or a visitor who wants the new build now. */
export interface TakeOver {
  kind: 'TAKE_OVER'
  /** What the page that asks begins with; null where a visitor asked. */
  entry: string | null
}

/** The answer to a page that is of another build than the worker. */
export const OTHER_BUILD = { kind: 'OTHER_BUILD' } as const

export interface KeepMessage {
  kind: 'KEEP'
  /** What the page was made of. */
  urls: string[]
}

const kindOf = (data: unknown) => (typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined)

/** Pages of the first builds name no entry. */
export const isTakeOver = (data: unknown): data is TakeOver =>
  kindOf(data) === 'TAKE_OVER' && (data as Partial<TakeOver>).entry !== undefined

export const isOtherBuild = (data: unknown) => kindOf(data) === OTHER_BUILD.kind

export const isKeepMessage = (data: unknown): data is KeepMessage => kindOf(data) === 'KEEP'

/**
 * The cache in which the service worker (worker/service-worker.ts) keeps the drawn covers that were shown, which reveal the
 * places a person looked at.
 */
export const COVERS_CACHE = 'covers'

export async function forgetSeenCovers(): Promise<void> {
  // Caches exist on secure origins only, as does the worker.
  if ('caches' in globalThis) await caches.delete(COVERS_CACHE).catch(() => false)
}

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
