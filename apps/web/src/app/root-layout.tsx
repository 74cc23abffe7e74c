import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { UiProvider } from '#ui/ui-provider.tsx'
import { NavigationProgress } from './navigation-progress.tsx'
import { ScreenAnnouncer } from './screen-announcer.tsx'
import { useScreenHandle } from './screen-handle.ts'
import { TabBar } from './tab-bar.tsx'
import { useLive } from './use-live.ts'

/** The column every screen stands in; the hubs have the bottom navigation under them. */
export function RootLayout() {
  const main = useRef<HTMLElement>(null)
  const tab = useScreenHandle()?.tab
  useLive()
  return (
    <UiProvider>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-md focus:bg-paper focus:px-4 focus:py-3 focus:shadow-2"
        onClick={(event) => {
          // A hash in the address would be a step of its own in the history.
          event.preventDefault()
          main.current?.focus()
        }}
      >
        <Trans>본문으로 건너뛰기</Trans>
      </a>
      <NavigationProgress />
      <ScreenAnnouncer main={main} />
      <div className="column flex min-h-dvh flex-col bg-sand">
        <main ref={main} id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
        {tab !== undefined && <TabBar current={tab} />}
      </div>
      <ScrollRestoration />
    </UiProvider>
  )
}
