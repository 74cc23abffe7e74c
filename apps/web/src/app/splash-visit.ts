import { paths } from '#lib/paths.ts'
import { readText, writeText } from '#lib/storage.ts'

const KEY = 'splash-shown'

/**
 * A browser session that begins at `/` begins with the splash. One that begins deeper, by a shared link or a
 * notification, goes straight to its screen and sees no splash later either: it has started already.
 */
export function enterThroughSplash(): void {
  const isFirstVisit = readText(KEY, 'session') === null
  writeText(KEY, 'true', 'session')
  if (isFirstVisit && location.pathname === paths.home()) history.replaceState(null, '', paths.splash())
}
