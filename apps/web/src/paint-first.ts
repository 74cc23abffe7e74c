import './text-size.ts'

/** A page that is not drawn, behind another one, never paints. */
const PAINT_MAX_MS = 250

/** Until the page has been painted as it came: on a quick network the app would be there before, and keep the logo waiting. */
function untilPainted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint')) resolve()
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, PAINT_MAX_MS)
  })
}

/**
 * A page that the server rendered is there before the app: what is tapped meanwhile is tapped again when the app has
 * taken the page over, which `app/root-layout.tsx` says. Links need no app.
 */
function keepTap(): void {
  let tapped: HTMLElement | null | undefined
  const keep = (event: Event) => {
    const { target } = event
    tapped = target instanceof Element ? target.closest<HTMLElement>('button, label, input') : null
    // A choice that the browser had made by itself would be no change when it is tapped again.
    if (tapped !== null && tapped.localName !== 'button') event.preventDefault()
  }
  document.addEventListener('click', keep)
  const tapAgain = () => {
    document.removeEventListener('click', keep)
    if (tapped?.isConnected) tapped.click()
  }
  document.addEventListener('taken-over', tapAgain, { once: true })
}

/** All at once: each script names those that it needs only when it is there. */
function fetchScript(href: string): void {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = href
  document.head.append(link)
}

/** Starts the app by the name that the build put into the page, and fetches what the server left for after the paint. */
async function start(): Promise<void> {
  const { app, later } = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset ?? {}
  if (app === undefined) throw new Error('the page does not name the app')
  await untilPainted()
  later?.split(' ').forEach(fetchScript)
  await import(/* @vite-ignore */ app)
}
if (document.getElementById('page-data') !== null) keepTap()
void start()
