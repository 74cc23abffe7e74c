import { queryClient } from '../server/query-client.ts'

/** Safari knows no idle time: long enough for the first screen. */
const WAIT_MS = 2000
/** The time after which the first screen is no longer waited for, where it never comes. */
const GIVE_UP_MS = 10_000

let resolveFirstScreen = () => {}
const firstScreen = new Promise<void>((resolve) => {
  resolveFirstScreen = resolve
  setTimeout(resolve, GIVE_UP_MS)
})

/** The first screen is drawn, and has asked the server for what it needs. */
export const markFirstScreenDrawn = () => resolveFirstScreen()

/**
 * Calls back when the first screen is drawn, the server is asked for nothing, the picture it waits for is there and the browser has
 * nothing better to do.
 */
export function whenQuiet(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(check) : setTimeout(check, WAIT_MS))
  const check = () => {
    const picture = awaitedPicture()
    if (queryClient.isFetching() > 0) whenFetched(wait)
    else if (picture) whenSettled(picture, wait)
    else act()
  }
  void firstScreen.then(() => {
    if (document.readyState === 'complete') return wait()
    window.addEventListener('load', wait, { once: true })
    return undefined
  })
}

function whenFetched(act: () => void): void {
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (queryClient.isFetching() > 0) return
    stop()
    act()
  })
}

const awaitedPicture = () =>
  [...document.images].find(({ fetchPriority, complete }) => fetchPriority === 'high' && !complete)

function whenSettled(picture: HTMLImageElement, act: () => void): void {
  const settled = new AbortController()
  for (const event of ['load', 'error']) {
    picture.addEventListener(
      event,
      () => {
        settled.abort()
        act()
      },
      { signal: settled.signal },
    )
  }
}
