import type { MemberRole } from '@honjeo/contract/values/enums'
import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import fp from 'fastify-plugin'
import { GUEST_ROUTES } from '@honjeo/contract/guest-routes'
import { bearerToken } from '@honjeo/contract/bearer-token'
import type { Clock } from '../lib/clock.ts'
import { AppError, appError } from '@honjeo/contract/app-error'

export interface Viewer {
  userId: number
  sessionId: string
  role: MemberRole
  /** Whether the account has no address: it may call `GUEST_ROUTES` alone. */
  isGuest: boolean
  /** The travel style that the five questions find; null where they have not been answered. */
  travellerType: TravellerType | null
  suspendedUntil: string | null
  /** The member's birth date; null where they have not given it. */
  birthDate: string | null
  /** Whether the member is known to be 19 or older today. */
  isAdult: boolean
  /** The time until which staff may act without giving password and code again. */
  provenUntil: string | null
}

interface ViewerOptions {
  /** Resolves the bearer of an access token; throws TOKEN_EXPIRED or TOKEN_INVALID. */
  authenticate(token: string): Promise<Viewer>
  clock: Clock
}

const isAhead = (instant: string | null, now: Date) => instant !== null && Date.parse(instant) > now.getTime()

export const isSuspended = ({ suspendedUntil }: Viewer, now: Date) => isAhead(suspendedUntil, now)

/** Throws FACTS_NEEDED for a member whose age is not known, UNDER_19 for a minor. */
export function requireAdult({ birthDate, isAdult }: Viewer): void {
  if (!isAdult) throw appError(birthDate === null ? 'FACTS_NEEDED' : 'UNDER_19')
}

/** Returns the viewer as whom lists of rooms are read: a member whose age is not known sees what visitors see, as if logged out. */
export const roomViewerId = (viewer: Viewer | null): number | null =>
  viewer === null || viewer.birthDate === null ? null : viewer.userId

/** Throws what keeps a member from a route whose contract asks for these; see the contract's route table. */
function requireLeave(viewer: Viewer, line: string, scopes: readonly string[], now: Date): void {
  if (viewer.isGuest && !GUEST_ROUTES.has(line)) throw appError('SIGN_UP_NEEDED')
  if (!scopes.includes('suspended') && isSuspended(viewer, now)) throw appError('ACCOUNT_SUSPENDED')
  if (scopes.includes('adult')) requireAdult(viewer)
  if (scopes.includes('staff') && viewer.role !== 'ADMIN') throw appError('STAFF_ONLY')
  if (scopes.includes('proven') && !isAhead(viewer.provenUntil, now)) throw appError('STAFF_PROOF_REQUIRED')
}

/** Whether a token is not looked at: calls that start or renew a session must not fail because of an old one, and files need none. */
export const ignoresToken = (url = '') => !url.startsWith('/api/') || url.startsWith('/api/auth/')

/**
 * Knows who is calling. Routes whose contract asks for a member (`security`) are refused without a valid token before
 * their body is looked at; on open routes a token is optional, but a wrong one is still refused so that the client
 * renews it. A suspended member is refused, and on open routes counts as a visitor, as a guest does.
 */
export const viewerPlugin = fp<ViewerOptions>(async (app, { authenticate, clock }) => {
  app.decorateRequest('viewer', null)
  app.decorateRequest('requireViewer', function () {
    if (!this.viewer) throw appError('LOGIN_REQUIRED')
    return this.viewer
  })

  app.addHook('onRequest', async (request, reply) => {
    const { url, schema } = request.routeOptions
    const forMembers = schema?.security !== undefined
    if (!forMembers && ignoresToken(url)) return
    const token = bearerToken(request.headers.authorization)
    if (token === null) {
      if (forMembers) throw appError('LOGIN_REQUIRED')
      return
    }
    const viewer = await authenticate(token).catch((error: unknown) => {
      // Invented tokens are those of visitors, whose address has its limits.
      if (!(error instanceof AppError && error.reason === 'TOKEN_INVALID')) throw error
      return null
    })
    if (viewer === null) {
      if (app.refuseAsVisitor(request, reply)) return reply
      throw appError('TOKEN_INVALID')
    }
    request.provenId = viewer.userId
    if (forMembers)
      requireLeave(
        viewer,
        `${request.method} ${url}`,
        schema.security?.flatMap(({ bearerAuth }) => bearerAuth ?? []) ?? [],
        clock.now(),
      )
    else if (viewer.isGuest || isSuspended(viewer, clock.now())) return
    request.viewer = viewer
  })
})
