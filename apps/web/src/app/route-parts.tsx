import { Trans } from '@lingui/react/macro'
import { type MiddlewareFunction, redirect, type RouteObject } from 'react-router'
import { FIRST_SCREENS } from './first-screens.ts'
import type { ScreenHandle } from './frame.tsx'
import type { Screen } from './screens.ts'
import { parseId, paths } from '#lib/navigation/paths.ts'
import { readAccount, readSession } from '#lib/server/session.ts'
import { loadAllTexts } from '#lib/text/i18n.ts'

/** The same picture as in index.html, until the first screen has been loaded. */
export function Boot() {
  return (
    <p className="boot">
      <Trans>
        혼저<span>.</span>
      </Trans>
    </p>
  )
}

export function toRoute({ path, load, title, tab, isForContacts }: Screen): RouteObject {
  const lazy: Screen['load'] = FIRST_SCREENS.has(path)
    ? load
    : async () => {
        const [screen] = await Promise.all([load(), loadAllTexts()])
        return screen
      }
  return { path, handle: { title, tab, isForContacts } satisfies ScreenHandle, lazy }
}

export const MAIN_LAYOUT = 'main'
export const GUEST_LAYOUT = 'guest'
export const STAFF_LAYOUT = 'staff'

/** Ids of the layouts whose screens need a session. */
export const MEMBER_LAYOUTS: ReadonlySet<string> = new Set([MAIN_LAYOUT, GUEST_LAYOUT, STAFF_LAYOUT])

/** What else an address may carry: whatever was typed, and the token of a shared plan, which the server knows. */
const NO_IDS = new Set(['*', 'token'])

export class NoSuchAddress extends Error {}

/** Every other parameter of our addresses is an id; anything else leads nowhere. */
export const requireIds: MiddlewareFunction = ({ params }, next) => {
  for (const [name, value] of Object.entries(params)) {
    if (!NO_IDS.has(name) && parseId(value) === null) throw new NoSuchAddress()
  }
  return next()
}

const wantedIn = (request: Request) => {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Runs before anything of a member's screen is loaded; a visitor logs in first and comes back to it. */
export const requireSession: MiddlewareFunction = ({ request }, next) => {
  if (readSession() !== null) return next()
  throw redirect(readAccount() === null ? paths.login(wantedIn(request)) : paths.guest(wantedIn(request)))
}

/** The same for a screen that is a guest's as well. No one has to sign up for the safety net, so that a visitor begins as a guest. */
export const requireAccount: MiddlewareFunction = ({ request }, next) => {
  if (readAccount() !== null) return next()
  const wanted = wantedIn(request)
  throw redirect(wanted.startsWith(paths.safetyCheck()) ? paths.guest(wanted) : paths.login(wanted))
}
