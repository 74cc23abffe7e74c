import { createBrowserRouter, redirect, type RouteObject } from 'react-router'
import { Boot } from './boot.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { requireIds } from './require-ids.ts'
import { requireSession } from './require-session.ts'
import { RootLayout } from './root-layout.tsx'
import { memberScreens, notFoundScreen, publicScreens, redirects, type Screen, type ScreenHandle } from './screens.ts'
import { enterThroughSplash } from './splash-visit.ts'

function toRoute({ path, load = () => import('./routes/coming-soon.tsx'), title, tab }: Screen): RouteObject {
  return { path, handle: { title, tab } satisfies ScreenHandle, lazy: load }
}

function toRedirect([from, to]: [string, string]): RouteObject {
  return { path: from, element: null, loader: ({ request }) => redirect(to + new URL(request.url).search) }
}

/** The id of the layout whose screens need a session. */
export const MAIN_LAYOUT = 'main'

const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Boot,
    children: [
      {
        id: 'public',
        ErrorBoundary: ErrorScreen,
        middleware: [requireIds],
        children: [...publicScreens, notFoundScreen].map(toRoute),
      },
      {
        id: MAIN_LAYOUT,
        ErrorBoundary: ErrorScreen,
        middleware: [requireIds, requireSession],
        children: memberScreens.map(toRoute),
      },
      ...Object.entries(redirects).map(toRedirect),
    ],
  },
]

enterThroughSplash()
export const router = createBrowserRouter(routes)
