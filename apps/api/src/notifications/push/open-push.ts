import https from 'node:https'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import type { Db } from '../../db/client.ts'
import { PUSH_SERVICES } from './push-services.ts'
import { createPushSender, type SendPush } from './push-sender.ts'
import { keepVapidKeys } from './vapid-keys.queries.ts'

export interface PushOpening {
  publicUrl: string | null
  /** Hosts of the push services that are called. */
  services?: readonly string[] | undefined
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** How push services are called. */
  agent?: https.Agent
  /** For one call. */
  timeLimitMs?: number
}

/** What pushes, and the key by which browsers know it. */
export interface Push {
  publicKey: string
  send: SendPush
  close(): void
}

export async function openPush(
  db: Db,
  {
    publicUrl,
    services = PUSH_SERVICES,
    log,
    agent = new https.Agent({ keepAlive: true, maxSockets: 20 }),
    timeLimitMs = 10_000,
  }: PushOpening,
): Promise<Push> {
  const keys = await keepVapidKeys(db, webPush.generateVAPIDKeys)
  const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:no-reply@honjeo.example'
  return {
    publicKey: keys.publicKey,
    send: createPushSender({ keys, subject, services, log, agent, timeLimitMs }),
    close: () => agent.destroy(),
  }
}
