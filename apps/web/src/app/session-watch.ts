import { paths } from '#lib/paths.ts'
import { queryClient } from '#lib/query-client.ts'
import { onSessionExpired } from '#lib/reissue.ts'
import { readSession, subscribeToSession } from '#lib/session.ts'
import { MAIN_LAYOUT, router } from './router.tsx'

function goToLogin(): void {
  const { pathname, search } = router.state.location
  if (pathname !== paths.login()) void router.navigate(paths.login(pathname + search), { replace: true })
}

/** Keeps what is shown true to who is signed in, whoever changes it: this tab, another tab, or the server. */
export function watchSession(): void {
  let userId = readSession()?.userId

  onSessionExpired(goToLogin)
  subscribeToSession((source) => {
    const now = readSession()?.userId
    if (now === userId) return
    userId = now
    // Answers belong to whom they were given.
    queryClient.clear()
    // What was pushed for one member is nobody else's to read.
    if (now === undefined)
      import('#features/notifications/push/push-device.ts')
        .then(({ forgetPush }) => forgetPush())
        .catch(() => undefined)
    if (source === 'here') return
    if (now !== undefined) window.location.reload()
    else if (router.state.matches.some(({ route }) => route.id === MAIN_LAYOUT)) goToLogin()
  })
}
