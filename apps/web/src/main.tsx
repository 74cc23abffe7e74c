import '#app/styles.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from '#app/app.tsx'
import { loadFallbacks } from '#app/lazy-fallbacks.tsx'
import { loadFonts } from '#app/fonts.ts'
import { openRouter } from '#app/router.tsx'
import { watchSession } from '#app/session-watch.ts'
import { guardSinks } from '#app/trusted-types.ts'
import { whenQuiet } from '#lib/when-quiet.ts'
import { holdInstallPrompt } from '#features/install/install-prompt.ts'
import { startLocale } from '#lib/i18n.ts'
import { nextTask } from '#lib/next-task.ts'
import { queryClient } from '#lib/query-client.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html lacks #root')

guardSinks()
holdInstallPrompt()
const locale = startLocale()
// In parts, so that a tap or a frame need not wait for the whole of the start.
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
// In slices, for the same reason.
startTransition(() => {
  if (isTakenOver) hydrateRoot(root, app)
  else createRoot(root).render(app)
})
loadFonts(router)
whenQuiet(() => void loadFallbacks().catch(() => undefined))
// A worker would keep what is being worked on.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  whenQuiet(
    () => void import('#app/start-worker.ts').then(({ startWorker }) => startWorker(router)).catch(() => undefined),
  )
}
