import { type DataRouter, redirect, type RouteObject, UNSAFE_createBrowserHistory } from 'react-router'
import { Boot, GUEST_LAYOUT, MAIN_LAYOUT, requireAccount, requireIds, requireSession, toRoute } from './route-parts.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { RootLayout } from './root-layout.tsx'
import { createScreenRouter } from './screen-router.ts'
import { guestScreens, memberScreens, notFoundScreen, publicScreens } from './screens.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readText, writeText } from '#lib/device/storage.ts'
import { loadAllTexts } from '#lib/text/i18n.ts'

/** Names the specification also uses for a screen. */
const redirects: Record<string, string> = {
  '/mypage': '/my',
  '/my-reports': '/report/my',
  '/my-inquiries': '/inquiry/my',
}

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
      {
        id: GUEST_LAYOUT,
        ErrorBoundary: ErrorScreen,
        middleware: [requireIds, requireAccount],
        children: guestScreens.map(toRoute),
      },
      ...Object.entries(redirects).map(toRedirect),
    ],
  },
]

/** Begins with the address the page was opened at: at once it fetches that screen. */
export function openRouter(): DataRouter {
  enterThroughSplash()
  let isStaffKnown = false
  return createScreenRouter(routes, {
    history: UNSAFE_createBrowserHistory(),
    // The console of the staff, its table of screens included, is no part of what travellers load.
    async findMore(pathname) {
      if (isStaffKnown || !/^\/admin(\/|$)/.test(pathname)) return []
      const [{ staffRoutes }] = await Promise.all([import('./staff-routes.tsx'), loadAllTexts()])
      isStaffKnown = true
      return staffRoutes
    },
  })
}

const KEY = 'splash-shown'

/**
 * A browser session that begins at `/` begins with the splash. One that begins deeper, by a shared link or a
 * notification, goes straight to its screen and sees no splash later either: it has started already.
 */
function enterThroughSplash(): void {
  const isFirstVisit = readText(KEY, 'session') === null
  writeText(KEY, 'true', 'session')
  if (isFirstVisit && location.pathname === paths.home()) history.replaceState(null, '', paths.splash())
}
