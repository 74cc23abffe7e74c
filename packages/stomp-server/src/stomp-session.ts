import type { Socket } from 'node:net'
import type { ErrorName } from '@honjeo/contract/values/error-codes'
import { STOMP_SUBSCRIPTIONS_MAX } from '@honjeo/contract/values/limits'
import type { Frame } from '@honjeo/stomp/frame'
import { negotiateHeartBeat } from '@honjeo/stomp/heart-beat'
import { StompProtocolError } from '@honjeo/stomp/stomp-protocol-error'
import { chooseVersion, STOMP_VERSIONS, type StompVersion } from '@honjeo/stomp/version'
import type { WebSocket } from 'ws'
import { appError } from '@honjeo/contract/app-error'
import { counter } from '@honjeo/observability/metrics'
import type { Subscriber, Subscription } from './broker.ts'
import { topicOf } from './destinations.ts'
import { StompConnection } from './stomp-connection.ts'
import type { StompEnvironment, StompIdentity } from './stomp-environment.ts'
import { CLOSE_NORMAL, failureOf, policyFailure } from './stomp-failure.ts'
import { connectToken, requireAckMode, requiredHeader, subscriptionId } from './stomp-headers.ts'
import type { StompRequest } from './stomp-routes.ts'
import { Transactions, type Act } from './transactions.ts'

const received = counter('honjeo_stomp_received_total', 'SEND frames of members')

/**
 * One client, from CONNECT to close. Its frames are handled strictly one after another, so that a member's messages keep
 * their order and a RECEIPT means that everything up to it is done.
 *
 * STOMP has a server close the connection after an ERROR frame, and so this one does, also where the fault is one that
 * the client can mend, such as a message that is too long: the client connects again by itself within seconds, and a
 * softer way to say no would be a dialect that no STOMP library knows.
 */
export class StompSession implements Subscriber {
  readonly openedAt = performance.now()
  /** Resolves when it is known who this is. */
  readonly connected: Promise<void>
  #setConnected = () => {}
  readonly #environment: StompEnvironment
  readonly #connection: StompConnection
  readonly #subscriptions = new Map<string, Subscription>()
  readonly #transactions = new Transactions()
  #isAuthenticating = false
  #identity: StompIdentity | undefined
  /** The subscription whose guard is being asked; revoked meanwhile, it is asked again. */
  #pending: { topic: string; isRevoked: boolean } | undefined

  constructor(webSocket: WebSocket, socket: Socket, environment: StompEnvironment) {
    this.#environment = environment
    this.connected = new Promise((resolve) => (this.#setConnected = resolve))
    this.#connection = new StompConnection({
      environment,
      webSocket,
      socket,
      onFrame: (frame) => this.#handle(frame),
      onEnd: () => this.#leave(),
      userId: () => this.#identity?.userId,
    })
  }

  get closed(): Promise<void> {
    return this.#connection.closed
  }

  get userId(): number {
    return this.#member.userId
  }

  get sessionId(): string {
    return this.#member.sessionId
  }

  get version(): StompVersion {
    return this.#connection.version
  }

  deliver(frames: Buffer): void {
    this.#connection.write(frames)
  }

  revoke(topic: string): void {
    if (this.#pending?.topic === topic) this.#pending.isRevoked = true
    for (const subscription of this.#subscriptions.values()) {
      if (subscription.topic === topic) this.#endSubscription(subscription)
    }
  }

  closeWithReason(reason: ErrorName): void {
    this.#connection.fail(policyFailure(reason))
  }

  shutDown(): Promise<void> {
    return this.#connection.shutDown()
  }

  /** Looks after everything that depends on time. `now` is `performance.now()`. */
  sweep(now: number): void {
    if (this.#identity) {
      if (this.#environment.clock.now().getTime() >= this.#identity.expiresAt) this.closeWithReason('TOKEN_EXPIRED')
    } else if (now - this.openedAt > this.#environment.timing.connectMs) {
      const lateClient = policyFailure('INVALID_FRAME', 'no CONNECT in time')
      this.#connection.fail(
        this.#isAuthenticating ? failureOf(appError('BUSY'), this.#environment.isUnavailable) : lateClient,
      )
    }
    this.#connection.sweep(now)
  }

  async #handle(frame: Frame): Promise<void> {
    const { command, headers } = frame
    if (command === 'CONNECT' || command === 'STOMP') {
      await this.#connect(headers)
      return
    }
    if (!this.#identity) throw new StompProtocolError('CONNECT expected')
    await this.#execute(frame)
    if (headers.receipt !== undefined) this.#connection.send('RECEIPT', { 'receipt-id': headers.receipt })
    if (command === 'DISCONNECT') this.#connection.close(CLOSE_NORMAL)
  }

  #execute(frame: Frame): void | Promise<void> {
    switch (frame.command) {
      case 'SEND':
        return this.#receiveSend(frame)
      case 'SUBSCRIBE':
        return this.#subscribe(frame.headers)
      case 'UNSUBSCRIBE':
        return this.#unsubscribe(frame.headers)
      // What is delivered is never delivered again, so there is nothing to acknowledge; of DISCONNECT the RECEIPT is all.
      case 'ACK':
      case 'NACK':
        if (frame.headers.transaction !== undefined) this.#transactions.find(frame.headers)
        return undefined
      case 'DISCONNECT':
        return undefined
      case 'BEGIN':
        return this.#transactions.begin(frame.headers)
      case 'COMMIT':
        return this.#commit(this.#transactions.end(frame.headers))
      case 'ABORT':
        this.#transactions.end(frame.headers)
        return undefined
      default:
        throw new StompProtocolError('unknown command')
    }
  }

  async #connect(headers: Frame['headers']): Promise<void> {
    if (this.#identity) throw new StompProtocolError('already connected')
    const version = chooseVersion(headers['accept-version'])
    if (!version) {
      const versions = { version: STOMP_VERSIONS.join(',') }
      throw new StompProtocolError(`supported versions are ${STOMP_VERSIONS.join(', ')}`, versions)
    }
    const { authenticate, broker, limits, timing } = this.#environment
    const heartBeat = negotiateHeartBeat(headers['heart-beat'], timing.heartBeatMs, version)
    const token = connectToken(headers)
    // The version is set before anything is awaited: frames that came in one packet with CONNECT are parsed right after this.
    this.#connection.version = version
    this.#isAuthenticating = true
    const identity = await authenticate(token)
    if (this.#connection.hasEnded) return
    this.#identity = identity
    broker.add(this)
    limits.closeSurplus(identity.userId)
    this.#connection.startHeartBeats(heartBeat)
    const offered = version === '1.0' ? undefined : `${timing.heartBeatMs},${timing.heartBeatMs}`
    this.#setConnected()
    this.#connection.send('CONNECTED', { version, 'heart-beat': offered, server: 'honjeo' })
  }

  async #subscribe(headers: Frame['headers']): Promise<void> {
    const destination = requiredHeader(headers, 'destination')
    const id = subscriptionId(headers, this.version)
    requireAckMode(headers, this.version)
    const topic = topicOf(destination, this.userId)
    const existing = this.#subscriptions.get(id)
    if (existing && existing.topic !== topic) throw new StompProtocolError('subscription id is taken')
    if (!existing && this.#subscriptions.size >= STOMP_SUBSCRIPTIONS_MAX) throw appError('TOO_MANY_REQUESTS')
    const route = this.#environment.routes.guards.find(destination)
    if (!route) throw new StompProtocolError('unknown destination')

    const pending = { topic, isRevoked: false }
    this.#pending = pending
    try {
      do {
        pending.isRevoked = false
        await route.target(this.#request(destination, route.params))
      } while (pending.isRevoked)
    } finally {
      this.#pending = undefined
    }
    // A client that saw no RECEIPT asks again with the same id, which is answered like the first time.
    if (this.#connection.hasEnded || this.#subscriptions.has(id)) return
    const subscription = { id, destination, topic }
    this.#subscriptions.set(id, subscription)
    this.#environment.broker.subscribe(this, subscription)
  }

  /** An unknown id is fine: the server may have ended that subscription itself. */
  #unsubscribe(headers: Frame['headers']): void {
    const subscription = this.#subscriptions.get(subscriptionId(headers, this.version))
    if (subscription) this.#endSubscription(subscription)
  }

  #receiveSend(frame: Frame): void | Promise<void> {
    received.inc()
    const { headers, body } = frame
    const destination = requiredHeader(headers, 'destination')
    const route = this.#environment.routes.handlers.find(destination)
    if (!route) throw new StompProtocolError('unknown destination')
    if (!this.#environment.limits.takeSend(this.userId, performance.now()))
      throw appError('TOO_MANY_MESSAGES', { retryAfter: 1 })
    const { target, params } = route
    if (headers.transaction === undefined) return target(this.#request(destination, params), body)
    this.#transactions.keep(headers, body, (kept) => target(this.#request(destination, params), kept))
  }

  /**
   * Does what was sent within a transaction, one after another. Where one is refused, those before it are done and those after
   * it are not: the conversation has no way to take back what others have heard. A session that has ended does no more.
   */
  async #commit(acts: readonly Act[]): Promise<void> {
    for (const act of acts) {
      if (this.#connection.hasEnded) return
      await act()
    }
  }

  #request(destination: string, params: StompRequest['params']): StompRequest {
    const { userId, sessionId } = this.#member
    return { userId, sessionId, destination, params, subscriptionCount: this.#subscriptions.size }
  }

  get #member(): StompIdentity {
    if (!this.#identity) throw new Error('the session is not connected')
    return this.#identity
  }

  #endSubscription(subscription: Subscription): void {
    this.#subscriptions.delete(subscription.id)
    this.#environment.broker.unsubscribe(this, subscription)
  }

  #leave(): void {
    this.#transactions.clear()
    for (const subscription of this.#subscriptions.values()) this.#endSubscription(subscription)
    if (this.#identity) this.#environment.broker.remove(this)
  }
}
