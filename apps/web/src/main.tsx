import '#app/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { loadFallbacks } from '#app/lazy-fallbacks.tsx'
import { loadFonts } from '#app/fonts.ts'
import { openRouter } from '#app/router.tsx'
import { watchSession } from '#app/session-watch.ts'
import { guardSinks } from '#app/trusted-types.ts'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { holdInstallPrompt } from '#features/install/install-prompt.ts'
import { linkManifest, loadAllTexts, startLocale } from '#lib/text/i18n.ts'
import { queryClient } from '#lib/server/query-client.ts'

/** Lets the browser draw, and answer a tap, before what follows. A message comes sooner than a timer, in a hidden tab as well. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })

/** The start is not at the top level: a module that waits there keeps the bundler from joining files. */
async function start(): Promise<void> {
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html lacks #root')
  guardSinks()
  // A build has it in the script that comes first.
  if (import.meta.env.DEV) await import('./text-size.ts')
  holdInstallPrompt()
  const locale = startLocale()
  // The start goes in parts, so that a tap or a frame need not wait for the whole of it.
  await nextTask()
  const router = openRouter()
  watchSession(router)
  await Promise.all([locale, nextTask()])
  const pageData = document.getElementById('page-data')?.textContent
  const isTakenOver =
    pageData !== undefined && (await (await import('#app/take-over-page.ts')).takeOverPage(pageData, router))
  const app = (
    <StrictMode>
      <App router={router} client={queryClient} />
    </StrictMode>
  )
  // The screen is drawn in slices, for the same reason.
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  loadFonts(router)
  whenQuiet(() => {
    linkManifest()
    void loadAllTexts()
    void loadFallbacks().catch(() => undefined)
  })
  // A worker would keep what is being worked on.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    whenQuiet(
      () => void import('#app/start-worker.ts').then(({ startWorker }) => startWorker(router)).catch(() => undefined),
    )
  }
}
void start()
