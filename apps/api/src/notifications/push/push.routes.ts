import type { KeyObject } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { PushMessage } from '@honjeo/contract/push'
import { PUSH_TRIAL_SECONDS } from '@honjeo/contract/values/limits'
import { say } from '@honjeo/contract/values/sentences'
import { subSeconds } from 'date-fns/subSeconds'
import { serve } from '../../http/serve.ts'
import { lockMember } from '../../records/lock-member.ts'
import { appError } from '@honjeo/contract/app-error'
import { allowNoticeMails } from '../../mail/mails.queries.ts'
import { type Push, isOfService, isUsableKey, PUSH_SERVICES } from './open-push.ts'
import { pushToMember } from './push-sender.ts'
import { startPushWorker } from './push-worker.ts'
import { findSettings, replaceSettings } from './settings.queries.ts'
import {
  claimForTrial,
  deleteSubscription,
  listSubscriptions,
  lockSession,
  upsertSubscription,
} from './push.queries.ts'

export interface PushOptions {
  push: Push
  /** The key by which addresses refuse mails. */
  refusalKey: KeyObject
  isRoomOpen: (roomId: number, userId: number) => boolean
  /** Hosts of the push services that are called. */
  services?: readonly string[]
  /** How often the server looks for what is due. */
  everyMs?: number
}

const TRIAL: PushMessage = {
  notificationId: null,
  type: 'SYSTEM',
  message: say('PUSH_TRIAL').message,
  resourceType: 'NONE',
  resourceId: null,
  tag: 'trial',
}

export const pushPlugin: FastifyPluginAsyncTypebox<PushOptions> = async (
  app,
  { push: { publicKey, send, close }, refusalKey, isRoomOpen, services = PUSH_SERVICES, everyMs = 2000 },
) => {
  const { db, clock } = app
  const worker = startPushWorker({ db, clock, send, isRoomOpen, everyMs, log: app.log })
  app.addHook('onClose', async () => {
    await worker.stop()
    close()
  })

  serve(app, 'GET /api/push-subscriptions/key', () => ({
    publicKey,
  }))

  serve(app, 'POST /api/push-subscriptions', async (request) => {
    const viewer = request.requireViewer()
    const { endpoint, keys: browser } = request.body
    if (!isOfService(endpoint, services) || !isUsableKey(browser.p256dh)) throw appError('PUSH_SERVICE_UNSUPPORTED')
    await db.transaction(async (tx) => {
      if (!(await lockSession(tx, viewer.sessionId))) throw appError('SESSION_ENDED')
      await upsertSubscription(tx, viewer, request.body, clock.now().toISOString())
    })
  })

  serve(app, 'DELETE /api/push-subscriptions', (request) =>
    deleteSubscription(db, request.requireViewer().userId, request.body.endpoint),
  )

  serve(app, 'POST /api/push-subscriptions/test', async (request) => {
    const { userId } = request.requireViewer()
    const now = clock.now()
    const since = subSeconds(now, PUSH_TRIAL_SECONDS).toISOString()
    const subscriptions = await claimForTrial(db, userId, since, now.toISOString())
    if (subscriptions.length === 0) {
      const isSubscribed = (await listSubscriptions(db, userId)).length > 0
      throw isSubscribed
        ? appError('PUSH_TRIED_RECENTLY', { retryAfter: PUSH_TRIAL_SECONDS })
        : appError('PUSH_NOT_ENABLED')
    }
    // The member sees the result on the device, as soon as its service lets it through.
    pushToMember({ db, send }, subscriptions, TRIAL, now.toISOString()).catch((error: unknown) =>
      request.log.error({ err: error }, 'a trial was not pushed'),
    )
    return { devices: subscriptions.length }
  })

  serve(app, 'GET /api/account/notification-settings', (request) => findSettings(db, request.requireViewer().userId))

  serve(app, 'PUT /api/account/notification-settings', async (request) => {
    const { userId } = request.requireViewer()
    await db.transaction(async (tx) => {
      // The member is locked: where two come at once, one replaces the other, and not half of it.
      await lockMember(tx, userId)
      const isNewlyWanted = await replaceSettings(tx, userId, request.body, clock.now())
      // A member who switches it on takes back what they said by the link of a mail.
      if (isNewlyWanted) await allowNoticeMails(tx, refusalKey, userId, clock.now())
    })
    return findSettings(db, userId)
  })
}
