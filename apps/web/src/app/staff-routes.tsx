import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Outlet, type RouteObject, ScrollRestoration } from 'react-router'
import { StaffFrame, StaffGate } from '#features/admin/frame/staff-frame.tsx'
import { UiProvider } from '#ui/overlay/ui-provider.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { NavigationProgress, ScreenAnnouncer, scrollKey, SkipLink } from './frame.tsx'
import { Boot, requireIds, requireSession, STAFF_LAYOUT, toRoute } from './route-parts.tsx'
import { NotFound } from './routes/not-found.tsx'
import { notFoundScreen } from './screens.ts'
import { staffSections } from './staff-screens.ts'
import './staff.css'

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

/** The console: made for a desk, so it is as wide as the window. To everybody else it is not there. */
function StaffLayout() {
  const { i18n } = useLingui()
  const main = useRef<HTMLElement>(null)
  const groups = staffSections.map(({ name, screens }) => ({
    name: i18n._(name),
    items: screens.flatMap(({ path, search = '', title, icon: Icon }) =>
      Icon === undefined ? [] : [{ to: path + search, label: i18n._(title), icon: <Icon size={18} /> }],
    ),
  }))
  return (
    <UiProvider>
      <SkipLink main={main} />
      <NavigationProgress />
      <ScreenAnnouncer main={main} />
      <StaffGate
        otherwise={
          <main ref={main} id="main" tabIndex={-1} className="column flex min-h-dvh flex-col bg-sand outline-none">
            <NotFound />
          </main>
        }
      >
        <StaffFrame groups={groups} main={main}>
          <Outlet />
        </StaffFrame>
      </StaffGate>
      <ScrollRestoration getKey={scrollKey} />
    </UiProvider>
  )
}
