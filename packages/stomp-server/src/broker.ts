import { randomBytes } from 'node:crypto'
import type { ErrorName } from '@honjeo/contract/values/error-codes'
import { bodyBytes, headOf, withLength } from '@honjeo/stomp/marshal'
import type { StompVersion } from '@honjeo/stomp/version'
import { counter } from '@honjeo/observability/metrics'
import { frameParts } from './websocket-frame.ts'

/** A socket whose member is known, as the broker sees it. */
export interface Subscriber {
  readonly userId: number
  readonly sessionId: string
  readonly version: StompVersion
  /** The time at which it came, by `performance.now()`. */
  readonly openedAt: number
  /** Takes MESSAGEs that are WebSocket frames already. */
  deliver(frames: Buffer): void
  /** Ends its subscriptions to the topic, also one that is just being decided on. */
  revoke(topic: string): void
  /** Sends ERROR, then closes. */
  closeWithReason(reason: ErrorName): void
  /** Finishes what it is doing, then closes with 1012; resolves when the socket is closed. */
  shutDown(): Promise<void>
}

export interface Subscription {
  /** The id that the client chose, unique on its socket. */
  readonly id: string
  readonly destination: string
  /** The topic to which it listens; see `topicOf`. */
  readonly topic: string
}

/** Subscribers of one topic whose MESSAGE frames are the same to the byte. */
interface Audience {
  /** The beginning of all of their frames: the command, and the headers but for the message's id. */
  readonly head: string
  readonly subscribers: Set<Subscriber>
}

/** Is called when a user begins to listen to a topic in this process, and when the last of their subscriptions ends. */
export type ListenerWatch = (topic: string, userId: number, isListening: boolean) => void

const delivered = counter('honjeo_stomp_delivered_total', 'MESSAGE frames handed to sockets')

const NO_ONE: ReadonlySet<number> = new Set()

/** Knows who in this process listens where, and delivers to them. */
export class Broker {
  readonly #byUser = new Map<number, Set<Subscriber>>()
  /** The number of subscriptions that each user has, by topic. */
  readonly #listeners = new Map<string, Map<number, number>>()
  readonly #watches: ListenerWatch[] = []
  readonly #audiences = new Map<string, Map<string, Audience>>()
  readonly #messageIdPrefix = randomBytes(6).toString('base64url')
  #messageCount = 0

  /** Delivers JSON texts, each a message, to this process's subscribers of a topic. */
  publish(topic: string, ...bodies: string[]): void {
    this.publishExcept(NO_ONE, topic, ...bodies)
  }

  /** Does the same, but for these users. */
  publishExcept(except: ReadonlySet<number>, topic: string, ...bodies: string[]): void {
    const audiences = this.#audiences.get(topic)
    if (!audiences || bodies.length === 0) return
    const ends = bodies.map(bodyBytes)
    for (const { head, subscribers } of audiences.values()) {
      const heads = ends.map((end, i) =>
        withLength(`${head}message-id:${this.#messageIdPrefix}-${this.#messageCount + i}\n`, end),
      )
      const frames = frameParts(heads, ends)
      let count = 0
      for (const subscriber of subscribers) {
        if (except.size > 0 && except.has(subscriber.userId)) continue
        subscriber.deliver(frames)
        count++
      }
      delivered.inc(count * bodies.length)
    }
    this.#messageCount += bodies.length
  }

  /** Returns who listens to a topic in this process. */
  usersOn(topic: string): Set<number> {
    return new Set(this.#listeners.get(topic)?.keys())
  }

  hasListeners(topic: string): boolean {
    return this.#listeners.has(topic)
  }

  watchListeners(watch: ListenerWatch): void {
    this.#watches.push(watch)
  }

  /** Ends what a user's sockets in this process hear from a topic, as when a member leaves or is removed. */
  unsubscribeUser(userId: number, topic: string): void {
    for (const subscriber of this.#byUser.get(userId) ?? []) subscriber.revoke(topic)
  }

  /** Ends what everybody in this process hears from a topic, as when its room is deleted. */
  unsubscribeAll(topic: string): void {
    for (const subscribers of this.#byUser.values()) {
      for (const subscriber of subscribers) subscriber.revoke(topic)
    }
  }

  /** Ends every socket of a login, as when it is logged out or its account is suspended. */
  closeSession(sessionId: string, reason: ErrorName): void {
    for (const subscribers of this.#byUser.values()) {
      for (const subscriber of subscribers) if (subscriber.sessionId === sessionId) subscriber.closeWithReason(reason)
    }
  }

  async closeAll(): Promise<void> {
    const all = [...this.#byUser.values()].flatMap((subscribers) => [...subscribers])
    await Promise.all(all.map((subscriber) => subscriber.shutDown()))
  }

  /** Returns a user's sockets in this process, the oldest first. */
  subscribersOf(userId: number): readonly Subscriber[] {
    return [...(this.#byUser.get(userId) ?? [])]
  }

  add(subscriber: Subscriber): void {
    const subscribers = this.#byUser.get(subscriber.userId)
    if (subscribers) subscribers.add(subscriber)
    else this.#byUser.set(subscriber.userId, new Set([subscriber]))
  }

  /** Is to be called when all its subscriptions have ended. */
  remove(subscriber: Subscriber): void {
    const subscribers = this.#byUser.get(subscriber.userId)
    subscribers?.delete(subscriber)
    if (subscribers?.size === 0) this.#byUser.delete(subscriber.userId)
  }

  subscribe(subscriber: Subscriber, subscription: Subscription): void {
    const { topic } = subscription
    const key = audienceKey(subscriber, subscription)
    const audiences = this.#audiences.get(topic) ?? new Map<string, Audience>()
    this.#audiences.set(topic, audiences)
    const audience = audiences.get(key)
    if (audience) audience.subscribers.add(subscriber)
    else audiences.set(key, { head: messageHead(subscription, subscriber.version), subscribers: new Set([subscriber]) })
    this.#count(topic, subscriber.userId, 1)
  }

  unsubscribe(subscriber: Subscriber, subscription: Subscription): void {
    const { topic } = subscription
    const key = audienceKey(subscriber, subscription)
    const audiences = this.#audiences.get(topic)
    const audience = audiences?.get(key)
    if (!audiences || !audience) return
    audience.subscribers.delete(subscriber)
    if (audience.subscribers.size === 0) audiences.delete(key)
    if (audiences.size === 0) this.#audiences.delete(topic)
    this.#count(topic, subscriber.userId, -1)
  }

  #count(topic: string, userId: number, change: 1 | -1): void {
    const counts = this.#listeners.get(topic) ?? new Map<number, number>()
    const before = counts.get(userId) ?? 0
    const after = before + change
    if (after > 0) counts.set(userId, after)
    else counts.delete(userId)
    if (counts.size > 0) this.#listeners.set(topic, counts)
    else this.#listeners.delete(topic)
    if (before === 0 || after === 0) for (const watch of this.#watches) watch(topic, userId, after > 0)
  }
}

const messageHead = ({ id, destination }: Subscription, version: StompVersion) =>
  headOf('MESSAGE', { subscription: id, destination, 'content-type': 'application/json' }, version)

/** The version counts because each escapes the id in its own way. */
const audienceKey = (subscriber: Subscriber, subscription: Subscription) => `${subscriber.version} ${subscription.id}`
