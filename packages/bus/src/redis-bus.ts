import { randomUUID } from 'node:crypto'
import { createClient } from 'redis'
import { withinTime } from '@honjeo/resilience/within-time'
import { HandlerTable } from './bus-handlers.ts'
import type { Bus } from './bus.ts'

export interface BusLog {
  info(message: string): void
  warn(details: { reason: string }, message: string): void
}

/** The time within which an answer of Redis has to come, or else is taken for none. */
const ANSWER_MS = 1000
const CONNECT_MS = 2000
const RECONNECT_MAX_MS = 2000
/** A connection that is silent for three pings is replaced. */
const PING_MS = 3000
const SILENCE_MAX_MS = 3 * PING_MS
const WAITING_COMMANDS_MAX = 10_000

/** Connects in the background and for ever again: the service starts and runs, on its own, without Redis. */
export function createRedisBus(url: string, log: BusLog): Bus {
  const handlers = new HandlerTable()
  const origin = randomUUID()
  const outage = new Outage(log)
  const socket = {
    connectTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MAX_MS,
    // The delay is random, so that the processes of a service do not all return in the same moment.
    reconnectStrategy: (retries: number) => Math.min(RECONNECT_MAX_MS, 50 * 2 ** retries) * (0.5 + Math.random() / 2),
  }
  const options = { url, socket, pingInterval: PING_MS, commandsQueueMaxLength: WAITING_COMMANDS_MAX }
  const publisher = createClient({ ...options, disableOfflineQueue: true })
  const subscriber = createClient(options)
  let unanswered = 0

  function receive(message: string, channel: string) {
    const separator = message.indexOf(' ')
    if (message.slice(0, separator) !== origin) handlers.deliver(channel, message.slice(separator + 1), false)
  }

  async function announce(channel: string, payload: string) {
    unanswered += 1
    const answer = publisher.publish(channel, `${origin} ${payload}`).finally(() => {
      unanswered -= 1
    })
    await withinTime(ANSWER_MS, answer).then(
      () => outage.end('publisher'),
      (error: Error) => outage.begin('publisher', error),
    )
  }

  async function subscribeAtRedis() {
    const channels = handlers.channels()
    if (channels.length > 0) await subscriber.subscribe(channels, receive)
  }

  for (const [name, client] of [
    ['publisher', publisher],
    ['subscriber', subscriber],
  ] as const) {
    client.on('error', (error: Error) => outage.begin(name, error))
    client.on('ready', () => outage.end(name))
    // Rejects only when the bus is closed before it ever reached Redis.
    client.connect().catch(() => undefined)
  }
  // The client renews subscriptions that Redis had confirmed; this adds those it had not.
  subscriber.on('ready', () => void subscribeAtRedis().catch((error: Error) => outage.begin('subscriber', error)))

  return {
    async publish(channel, payload) {
      handlers.deliver(channel, payload, true)
      // While Redis is known to be away no request waits for it, and only one publication at a time tries whether it is
      // back.
      const isAway = outage.has('publisher')
      if (isAway && unanswered > 0) return
      const announced = announce(channel, payload)
      if (!isAway) await announced
    },

    async subscribe(channel, handler) {
      handlers.add(channel, handler)
      const isAway = outage.has('subscriber')
      const confirmed = withinTime(ANSWER_MS, subscriber.subscribe(channel, receive)).then(
        () => outage.end('subscriber'),
        (error: Error) => outage.begin('subscriber', error),
      )
      // The confirmation is not awaited then, or a server that finds no Redis would take a second for each channel to start.
      if (!isAway) await confirmed
    },

    async ping() {
      await withinTime(ANSWER_MS, Promise.all([publisher.ping(), subscriber.ping()]))
    },

    async close() {
      handlers.clear()
      for (const client of [publisher, subscriber]) if (client.isOpen) client.destroy()
    },
  }
}

type Connection = 'publisher' | 'subscriber'

/** Turns the errors of two connections that keep trying into one line when Redis goes and one when all is well again. */
class Outage {
  readonly #log: BusLog
  readonly #away = new Set<Connection>()

  constructor(log: BusLog) {
    this.#log = log
  }

  has(connection: Connection): boolean {
    return this.#away.has(connection)
  }

  begin(connection: Connection, error: Error): void {
    const isFirst = this.#away.size === 0
    this.#away.add(connection)
    if (isFirst)
      this.#log.warn({ reason: error.message }, 'Redis is away: other processes are not told until it is back')
  }

  end(connection: Connection): void {
    if (this.#away.delete(connection) && this.#away.size === 0) this.#log.info('Redis is back')
  }
}
