/**
 * Whether a page of this origin may open a socket: where people reach the app is known, pages from there alone; else those of
 * the host that was asked. Browsers always say where a page comes from, so a missing origin is another kind of client, which
 * no foreign page can abuse. `host` is what the connection itself names, never what a proxy says of it.
 */
export function isOriginAllowed(
  origin: string | undefined,
  host: string | undefined,
  publicUrl: string | null,
): boolean {
  if (origin === undefined) return true
  if (publicUrl !== null) return origin === publicUrl
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
