import type { KeyObject } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyPluginAsync } from 'fastify'
import type { Mailer } from '../../mail/mailer.ts'
import type { SendPush } from '../../notifications/push/push-sender.ts'
import { startMessageWorker } from './message-worker.ts'
import { createMailSender } from './send-mail.ts'
import { createAppSender } from './send-push.ts'

export interface SafetyMessagesOptions {
  /** What links are proven by. */
  key: KeyObject
  mailer: Mailer | null
  sendPush: SendPush
  publicUrl: string | null
  /** How often is looked for what is due. */
  everyMs?: number
  /** For one mail. */
  mailTimeLimitMs?: number
}

/** Sends the messages to trusted contacts. */
export const safetyMessagesPlugin: FastifyPluginAsync<SafetyMessagesOptions> = async (
  app,
  { key, mailer, sendPush, publicUrl, everyMs = 2000, mailTimeLimitMs = 45_000 },
) => {
  const { db, clock, log } = app
  /** Without a configured address, the visitors are at the same computer. */
  function origin() {
    const address = app.server.address() as AddressInfo | null
    return publicUrl ?? `http://localhost${address === null ? '' : `:${address.port}`}`
  }
  const context = () => ({ origin: origin(), key })
  const mail = createMailSender({ db, mailer, timeLimitMs: mailTimeLimitMs, context, log })
  const push = createAppSender({ db, send: sendPush })
  const worker = { db, clock, everyMs, log }
  const workers = [
    startMessageWorker({ ...worker, way: 'EMAIL', send: mail }),
    startMessageWorker({ ...worker, way: 'APP', send: push }),
  ]
  app.addHook('onClose', async () => {
    await Promise.all(workers.map((each) => each.stop()))
  })
}
