import type { RouteObject } from 'react-router'
import { Boot } from './boot.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { STAFF_LAYOUT } from './member-layouts.ts'
import { requireIds } from './require-ids.ts'
import { requireSession } from './require-session.ts'
import { notFoundScreen } from './screens.ts'
import { StaffLayout } from './staff-layout.tsx'
import { staffSections } from './staff-screens.ts'
import { toRoute } from './to-route.ts'

/** Everything below /admin. */
export const staffRoutes: RouteObject[] = [
  {
    id: STAFF_LAYOUT,
    Component: StaffLayout,
    ErrorBoundary: ErrorScreen,
    HydrateFallback: Boot,
    middleware: [requireIds, requireSession],
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [...staffSections.flatMap(({ screens }) => screens), { ...notFoundScreen, path: '/admin/*' }].map(
          toRoute,
        ),
      },
    ],
  },
]
