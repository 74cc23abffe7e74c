import type { RouteObject } from 'react-router'
import { Boot, requireIds, requireSession, STAFF_LAYOUT, toRoute } from './route-parts.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { notFoundScreen } from './screens.ts'
import { StaffLayout } from './staff-layout.tsx'
import { staffSections } from './staff-screens.ts'

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
