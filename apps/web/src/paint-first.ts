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

/** Starts the app by the name that the build put into the page. */
async function start(): Promise<void> {
  const app = document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']
  if (app === undefined) throw new Error('the page does not name the app')
  await untilPainted()
  await import(/* @vite-ignore */ app)
}
void start()
