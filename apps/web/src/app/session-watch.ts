import type { DataRouter } from 'react-router'
import { type LoginState, ownPath } from '#lib/navigation/login-state.ts'
import { paths } from '#lib/navigation/paths.ts'
import { queryClient } from '#lib/server/query-client.ts'
import { onSessionExpired, readAccount, subscribeToSession } from '#lib/server/session.ts'
import { onSuspended } from '#lib/server/api-error.ts'
import { MEMBER_LAYOUTS } from './route-parts.tsx'

function goToLogin(router: DataRouter, state?: LoginState): void {
  const { pathname, search } = router.state.location
  if (pathname !== paths.login()) void router.navigate(paths.login(pathname + search), { replace: true, state })
}

/** A guest whose session has ended has nothing to log in by, and begins again. */
function goToGuest(router: DataRouter): void {
  const { pathname, search } = router.state.location
  if (pathname !== paths.guest()) void router.navigate(paths.guest(pathname + search), { replace: true })
}

/** What a suspended member may read and write, what is open to people who are no members, and what looks after everybody. */
const OPEN_TO_SUSPENDED = [
  paths.suspended(),
  paths.safetyCheck(),
  paths.consents(),
  paths.sessions(),
  paths.password(),
  paths.goodbye(),
  paths.newInquiry(),
  paths.contact(),
  paths.terms(),
  paths.privacy(),
  paths.language(),
]

function goToSuspended(router: DataRouter): void {
  const { pathname } = router.state.location
  const mayStay = OPEN_TO_SUSPENDED.some((path) => pathname === path || pathname.startsWith(`${path}/`))
  // The answer may be to a member who has logged out since.
  if (!mayStay && readAccount() !== null) void router.navigate(paths.suspended(), { replace: true })
}

/** Keeps what is shown true to who is signed in, whatever changes it: this tab, another tab, or the server. */
export function watchSession(router: DataRouter): void {
  /** A guest who signs up is the same member, and is answered more. */
  const whoIsHere = () => {
    const account = readAccount()
    return account && { userId: account.userId, isGuest: account.isGuest }
  }
  let before = whoIsHere()

  onSessionExpired((why, wasGuest) => (wasGuest ? goToGuest(router) : goToLogin(router, { loggedOut: why ?? '' })))
  onSuspended(() => goToSuspended(router))
  subscribeToSession((source) => {
    const here = whoIsHere()
    const now = here?.userId
    if (now === before?.userId && here?.isGuest === before?.isGuest) return
    const wasVisitor = before === null
    before = here
    // Answers belong to whom they were given.
    queryClient.clear()
    // What was pushed for one member is for no other member to read.
    if (now === undefined)
      import('#features/notifications/push/push-device.ts')
        .then(({ forgetPush }) => forgetPush())
        .catch(() => undefined)
    else
      import('#lib/device/device-db.ts').then(({ clearSeenByOthers }) => clearSeenByOthers(now)).catch(() => undefined)
    if (source === 'here') return
    const { pathname, search } = router.state.location
    // Another tab has begun as a guest, and this one was about to: it goes where its own beginning would have led.
    if (wasVisitor && here?.isGuest === true && pathname === paths.guest())
      window.location.replace(ownPath(new URLSearchParams(search).get('next')) ?? paths.timer())
    else if (now !== undefined) window.location.reload()
    else if (router.state.matches.some(({ route }) => MEMBER_LAYOUTS.has(route.id))) goToLogin(router)
  })
}
