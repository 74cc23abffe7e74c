const LENGTH_MAX = 500
/** The origin of a `blob:` address of ours is a whole address. */
const PATH = /^\/(?!\/)/

/** The path within the app that an address leads to; the home screen for any that leads elsewhere: it may come from anyone. */
export function ownPath(address: string | undefined, publicUrl: string): string {
  // Read as browsers do, who take //x, /\x and a tab in between for another site.
  if (address === undefined || address.length > LENGTH_MAX || !URL.canParse(address, publicUrl)) return '/'
  const { origin, pathname, search, hash } = new URL(address, publicUrl)
  return origin === publicUrl && PATH.test(pathname) ? pathname + search + hash : '/'
}
