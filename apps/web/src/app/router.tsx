import { createBrowserRouter, type DataRouter, redirect, type RouteObject } from 'react-router'
import { Boot } from './boot.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { MAIN_LAYOUT } from './member-layouts.ts'
import { requireIds } from './require-ids.ts'
import { requireSession } from './require-session.ts'
import { RootLayout } from './root-layout.tsx'
import { memberScreens, notFoundScreen, publicScreens, redirects } from './screens.ts'
import { enterThroughSplash } from './splash-visit.ts'
import { toRoute } from './to-route.ts'

function toRedirect([from, to]: [string, string]): RouteObject {
  return { path: from, element: null, loader: ({ request }) => redirect(to + new URL(request.url).search) }
}

/** The app’s screens in their layouts. */
export const routes: RouteObject[] = [
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

/** Begins with the address the page was opened at: at once it fetches that screen. */
export function openRouter(): DataRouter {
  enterThroughSplash()
  return createBrowserRouter(routes, {
    // The console of the staff, its table of screens included, is no part of what travellers load.
    async patchRoutesOnNavigation({ path, patch }) {
      if (!/^\/admin(\/|$)/.test(path)) return
      const { staffRoutes } = await import('./staff-routes.tsx')
      patch(null, staffRoutes)
    },
  })
}
