import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useNavigate } from 'react-router'
import { endDrawnPage } from '#lib/page/rendering.ts'
import { useAccount } from '#lib/server/session.ts'
import { markFirstScreenDrawn } from '#lib/page/when-quiet.ts'
import { useFactsAsking } from '#features/account/facts/ask-facts.ts'
import { HelpButton } from '#features/safety/help/help-button.tsx'
import { SirenStage } from '#features/safety/siren/siren-stage.tsx'
import type { IconButtonVariant } from '#ui/form/icon-button.tsx'
import { HeaderEndContext } from '#ui/list/header-end.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { UiProvider } from '#ui/overlay/ui-provider.tsx'
import { NavigationProgress, ScreenAnnouncer, scrollKey, SkipLink, useScreenHandle } from './frame.tsx'
import { RunningSlot } from './running-slot.tsx'
import { NewBuildBar } from './new-build/new-build-bar.tsx'
import { OfflineGate } from './offline/offline-gate.tsx'
import { TabBar } from './tab-bar.tsx'

// Opens where `askFacts` asks for it: once, beside every screen.
const FactsSheet = lazyLayer(() =>
  import('#features/account/facts/facts-sheet.tsx').then((module) => module.FactsSheet),
)

/** The delay after the first screen is there, so that nothing of this keeps a visitor waiting. */
const DELAY_MS = 1500

/** Keeps what a member sees up to date while they are signed in. */
function useLive(): void {
  const userId = useAccount()?.userId
  const navigate = useNavigate()
  useEffect(() => {
    if (userId === undefined) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { goLive } = await import('./live.ts')
      if (!isOver) stop = goLive(userId, navigate)
    }
    // Without the live connection there is polling; a page that was opened without a network tries again when it is back.
    const retry = () => void start().catch(() => window.addEventListener('online', retry, { once: true }))
    const timer = setTimeout(retry, DELAY_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
      window.removeEventListener('online', retry)
      stop?.()
    }
  }, [userId, navigate])
}

const drawHelp = (variant?: IconButtonVariant) => <HelpButton variant={variant} />

/** The column that holds every screen; the hubs have the bottom navigation under them. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null)
  const { tab, isForContacts = false } = useScreenHandle() ?? {}
  const isVisitor = useAccount() === null
  useLive()
  // This runs after the effects of the screen in it.
  useEffect(markFirstScreenDrawn, [])
  useEffect(() => {
    endDrawnPage()
    // What was tapped until now is tapped again (`paint-first.ts`), once the app knows who is here.
    queueMicrotask(() => {
      document.dispatchEvent(new Event('taken-over'))
      document.getElementById('page-data')?.remove()
    })
  }, [])
  return (
    <UiProvider>
      <SkipLink main={main} />
      <NavigationProgress />
      <ScreenAnnouncer main={main} />
      <div className="column flex min-h-dvh flex-col bg-sand">
        <RunningSlot />
        <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          {/* A member who is a contact of another may need help as well. */}
          <HeaderEndContext value={isForContacts && isVisitor ? null : drawHelp}>
            <OfflineGate>
              <Outlet />
            </OfflineGate>
          </HeaderEndContext>
        </main>
        {tab !== undefined && (
          <div className="sticky bottom-0 z-30">
            <NewBuildBar />
            <TabBar current={tab} />
          </div>
        )}
      </div>
      <FactsSheet open={useFactsAsking((asking) => asking.isOpen)} />
      <SirenStage />
      <ScrollRestoration getKey={scrollKey} />
    </UiProvider>
  )
}
