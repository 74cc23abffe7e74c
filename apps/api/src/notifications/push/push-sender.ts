import https from 'node:https'
import type { PushMessage } from '@honjeo/contract/push'
import type { FastifyBaseLogger } from 'fastify'
import webPush from 'web-push'
import { createCircuit, type Circuit } from '@honjeo/resilience/circuit'
import { counter } from '@honjeo/observability/metrics'
import type { Db } from '../../db/client.ts'
import { type BrowserSubscription, deleteGone, markFailing, markWorking, type VapidKeys } from './push.queries.ts'

/** SENT: the service has it. GONE: the browser wants no more. FAILED: it may go later. REFUSED: it never will. */
type PushOutcome = 'SENT' | 'GONE' | 'FAILED' | 'REFUSED'

/** What a push service is called by. */
type Address = Omit<BrowserSubscription, 'id'>

export type SendPush = (address: Address, message: PushMessage) => Promise<PushOutcome>

/** How long a service keeps a message for a browser that is away. */
const TTL_SECONDS = 86_400
/** What is worth waking a phone for. */
const URGENT: readonly PushMessage['type'][] = ['CHAT', 'ROOM_REMINDER', 'CHECKIN']

const pushes = counter('honjeo_pushes_total', 'Pushes, by what became of each try', ['outcome'])

interface PushSenderOptions {
  keys: VapidKeys
  /** The address to which a push service can turn: https or mailto. */
  subject: string
  agent: https.Agent
  /** Hosts of the push services. */
  services: readonly string[]
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>
  /** The time limit of the whole of one call, from the look-up of the name to the answer. */
  timeLimitMs: number
}

/** The service did not take it, but may later. */
class PushFailure extends Error {
  override name = 'PushFailure'
  readonly status: number
  constructor(status: number) {
    super(`status ${status}`)
    this.status = status
  }
}

/** A browser that is called too often says nothing of the service. */
const isOutage = (error: unknown) => !(error instanceof PushFailure) || error.status >= 500

/** Encrypts for one browser (RFC 8291), signs for its push service (RFC 8292) and posts. Never rejects. */
export function createPushSender(options: PushSenderOptions): SendPush {
  const { keys, subject, agent, services, log, timeLimitMs } = options
  // Services with `*.` have no circuit: among their hosts a member could name some that fail.
  const named = services.filter((service) => !service.startsWith('*.'))
  const circuits = new Map<string, Circuit>(named.map((to) => [to, createCircuit({ to, isOutage, log })]))

  async function postTo(details: webPush.RequestDetails): Promise<PushOutcome> {
    const status = await post(details, agent, timeLimitMs)
    const outcome = outcomeOf(status)
    if (outcome === 'FAILED') throw new PushFailure(status)
    return outcome
  }

  async function send({ endpoint, p256dh, auth }: Address, message: PushMessage): Promise<PushOutcome> {
    try {
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
        vapidDetails: { subject, ...keys },
        TTL: TTL_SECONDS,
        urgency: URGENT.includes(message.type) ? 'high' : 'normal',
        // A service keeps the newest of several messages that wait for a browser under one topic.
        topic: message.tag,
      })
      const circuit = circuits.get(new URL(endpoint).host)
      // A person may be in danger: that is tried whatever was before.
      if (!circuit || message.type === 'CHECKIN') return await postTo(details)
      return await circuit.run(() => postTo(details))
    } catch {
      return 'FAILED'
    }
  }

  return async (subscription, message) => {
    const outcome = await send(subscription, message)
    pushes.inc({ outcome })
    return outcome
  }
}

/** Answers the status. The library's own sending knows only a limit of silence. */
function post(
  { endpoint, headers, body }: webPush.RequestDetails,
  agent: https.Agent,
  timeLimitMs: number,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    const request = https.request(endpoint, { method: 'POST', headers, agent, signal }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.end(body)
  })
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'SENT'
  if (status === 404 || status === 410) return 'GONE'
  return status === 429 || status >= 500 ? 'FAILED' : 'REFUSED'
}

/**
 * REACHED: one browser's service has it, so the member counts as notified. LATER: none has, and it is worth another try.
 * NO_BROWSER: there is no browser.
 */
type Reached = 'REACHED' | 'LATER' | 'NO_BROWSER'

/** Sends to all of a member's browsers at once, and forgets those that are gone. */
export async function pushToMember(
  { db, send }: { db: Db; send: SendPush },
  subscriptions: readonly BrowserSubscription[],
  message: PushMessage,
  now: string,
): Promise<Reached> {
  const outcomes = await Promise.all(
    subscriptions.map(async (subscription) => {
      const outcome = await send(subscription, message)
      if (outcome === 'GONE') await deleteGone(db, subscription)
      if (outcome === 'SENT') await markWorking(db, subscription)
      if (outcome === 'FAILED') await markFailing(db, subscription, now)
      return outcome
    }),
  )
  if (outcomes.includes('SENT')) return 'REACHED'
  return outcomes.includes('FAILED') ? 'LATER' : 'NO_BROWSER'
}
