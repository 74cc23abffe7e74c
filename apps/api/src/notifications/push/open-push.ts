import { createECDH } from 'node:crypto'
import https from 'node:https'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import type { Db } from '../../db/client.ts'
import { createPushSender, type SendPush } from './push-sender.ts'
import { keepVapidKeys } from './push.queries.ts'

/** The hosts that call browsers; a server that posts to any address it is given would reach inside its own network. */
export const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
]

/** Whether an address is of one of `services`, hosts with their port where it is not that of HTTPS; `*.` means any name below. */
export function isOfService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, host, username, password } = new URL(endpoint)
  if (protocol !== 'https:' || username + password !== '') return false
  return services.some((service) => (service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service))
}

/** Whether something can be encrypted for it: the point lies on the curve P-256. */
export function isUsableKey(p256dh: string): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}

export interface PushOpening {
  publicUrl: string | null
  /** Hosts of the push services that are called. */
  services?: readonly string[] | undefined
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** The agent by which push services are called. */
  agent?: https.Agent
  /** The time limit of one call. */
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
