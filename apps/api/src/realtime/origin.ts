/**
 * Whether a page of this origin may open a socket. Browsers always say where a page comes from, so a missing origin is
 * another kind of client, which no foreign page can abuse. `host` is what the request was addressed to.
 */
export function isOriginAllowed(origin: string | undefined, host: string, allowedOrigins: readonly string[]): boolean {
  if (origin === undefined || allowedOrigins.includes(origin)) return true
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase()
}
