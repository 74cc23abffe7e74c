import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { appError } from '@honjeo/contract/app-error'
import { createNiceIdentity, type NiceService } from '@honjeo/nice-identity/nice-identity'
import type { Keys } from '../auth/keys.ts'
import type { SessionWatch } from '../auth/session-watch.ts'
import { serve } from '../http/serve.ts'
import type { RoomFeed } from '../rooms/chat/room-feed.ts'
import { findIdentity } from './identity.queries.ts'
import { giveFacts } from './given-facts.service.ts'
import { finishCheck, startCheck } from './identity.service.ts'

export interface IdentityService extends NiceService {
  /** The key by which persons are hashed, and those of before. */
  hashKeys: readonly string[]
}

interface IdentityOptions {
  keys: Keys
  watch: SessionWatch
  feed: RoomFeed
  /** The identity checks; null where they are not to be had. */
  identity: (IdentityService & { publicUrl: string }) | null
}

/** The screen of the app to which the provider leads people back; it then asks for the result with the member's own token. */
const SCREEN = '/mypage/identity'

/** Serves who a member is: what they state after the sign-up, and the identity check (본인확인), see docs/decisions/0066 and 0078. */
export const identityPlugin: FastifyPluginAsyncTypebox<IdentityOptions> = async (
  app,
  { keys, watch, feed, identity },
) => {
  const { db, clock, outbox, attempts, log } = app
  const isOffered = identity !== null
  const screen = `${identity?.publicUrl ?? ''}${SCREEN}`
  const nice = identity && createNiceIdentity(identity, { returnUrl: screen, closeUrl: `${screen}?closed=1` }, log)

  const requireDeps = () => {
    if (!identity || !nice) throw appError('IDENTITY_NOT_OFFERED')
    return { db, clock, outbox, attempts, log, keys, watch, feed, nice, hashKeys: identity.hashKeys }
  }

  serve(app, 'PUT /api/account/facts', (request) =>
    giveFacts({ db, clock, outbox, log, keys, watch, feed }, request.requireViewer().userId, request.body),
  )

  serve(app, 'GET /api/account/identity', async (request) => ({
    isOffered,
    ...(await findIdentity(db, request.requireViewer(), clock.now())),
  }))

  serve(app, 'POST /api/account/identity/checks', (request) =>
    startCheck(requireDeps(), request.requireViewer(), request.body),
  )

  serve(app, 'POST /api/account/identity/result', async (request) => ({
    isOffered,
    ...(await finishCheck(requireDeps(), request.requireViewer(), request.body.webTransactionId)),
  }))
}
