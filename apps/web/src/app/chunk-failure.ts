import { readText, writeText } from '#lib/device/storage.ts'

const KEY = 'chunk-reload'
/** A second failure this soon after a reload is not about an old page: reloading again would go on for ever. */
const AGAIN_AFTER_MS = 60_000

/** After a deploy the files an open page was built with are gone; each browser says it in its own words. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(error.message)
  )
}

/** Returns false when a reload was just tried. */
export function mayReload(now = Date.now()): boolean {
  return now - Number(readText(KEY, 'session')) >= AGAIN_AFTER_MS
}

export function reload(now = Date.now()): void {
  writeText(KEY, String(now), 'session')
  window.location.reload()
}
