/**
 * Whether a page of this origin may open a socket: with a public URL, only pages from there; else those of the host the
 * connection was opened to. Browsers always send an origin, so a missing one means another kind of client, which no
 * foreign page can abuse. `host` is the header of the connection itself, never a proxy's.
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
