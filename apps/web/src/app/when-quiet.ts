/** Safari knows no idle time: long enough for the first screen. */
const WAIT_MS = 2000

/** Calls back when the page has loaded and the browser has nothing better to do. */
export function whenQuiet(act: () => void): void {
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, WAIT_MS))
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
