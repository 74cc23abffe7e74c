import { setTimeout as delay } from 'node:timers/promises'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { StompEnvironment } from './stomp-environment.ts'
import { numberOf } from '@honjeo/observability/metrics'
import { StompSession } from './stomp-session.ts'

/** The time for shutting down, longer than any request to the database may take. */
const SHUT_DOWN_MS = 8000
/** Finds dead peers of clients that asked for no heart-beats. */
const KEEP_ALIVE_MS = 30_000

/** All STOMP sockets of this process, and the one timer that looks after them. */
export class StompServer {
  readonly #environment: StompEnvironment
  readonly #sessions = new Set<StompSession>()
  readonly #sweepTimer: NodeJS.Timeout

  constructor(environment: StompEnvironment) {
    this.#environment = environment
    numberOf('honjeo_sockets', 'Open WebSockets', () => this.#sessions.size)
    // The sweep is deferred past this turn's reading: after a pause of our own, what peers sent meanwhile must not count as silence.
    const sweepAfterReading = () => setImmediate(() => this.#sweep())
    this.#sweepTimer = setInterval(sweepAfterReading, environment.timing.sweepMs)
  }

  /** Resolves when it is known who comes there, or that no member does. */
  accept(webSocket: WebSocket, socket: Socket): Promise<void> {
    socket.setKeepAlive(true, KEEP_ALIVE_MS)
    const session = new StompSession(webSocket, socket, this.#environment)
    this.#sessions.add(session)
    void session.closed.then(() => this.#sessions.delete(session))
    return Promise.race([session.connected, session.closed])
  }

  /** Lets what is being handled finish, closes every socket, and does not wait for peers that have gone silent. */
  async close(): Promise<void> {
    const patience = new AbortController()
    const allClosed = Promise.all([...this.#sessions].map((session) => session.shutDown()))
    const lostPatience = delay(SHUT_DOWN_MS, undefined, { signal: patience.signal }).catch(() => undefined)
    await Promise.race([allClosed, lostPatience])
    patience.abort()
    clearInterval(this.#sweepTimer)
    this.#environment.limits.close()
    this.#environment.refusals.close()
  }

  #sweep(): void {
    const now = performance.now()
    for (const session of this.#sessions) session.sweep(now)
    this.#environment.limits.sweep(now)
  }
}
