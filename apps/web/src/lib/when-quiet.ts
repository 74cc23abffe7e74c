import { queryClient } from '#lib/query-client.ts'

/** Safari knows no idle time: long enough for the first screen. */
const WAIT_MS = 2000

/** Calls back when the page has loaded, the server is asked for nothing and the browser has nothing better to do. */
export function whenQuiet(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(check) : setTimeout(check, WAIT_MS))
  const check = () => (queryClient.isFetching() === 0 ? act() : whenFetched(wait))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}

function whenFetched(act: () => void): void {
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    stop()
    act()
  })
}
