import type { RoomState } from '@honjeo/contract/chat'
import { roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { INTEGER_MAX } from '@honjeo/contract/values/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Broker } from '@honjeo/stomp-server/broker'
import { listStrangers, type RoomAhead, type RoomProgress } from './catch-up.queries.ts'
import { listChangedMessages, listMessagesBetween } from './chat.queries.ts'
import type { ReadyHint } from './hints.ts'
import { listLaterMembers } from '../../records/readable-messages.ts'

export interface RoomStateChange {
  roomId: number
  state: RoomState
  /** Members who may not read the message that changed. */
  except?: readonly number[]
}

export interface RoomDeliveryOptions {
  db: Db
  broker: Broker
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Delivers to the listeners of this server, and knows how far they have heard each room. */
export class RoomDelivery {
  readonly #options: RoomDeliveryOptions
  /** The number of the last message, by room. */
  readonly #delivered = new Map<number, number>()
  /** The change up to which none is missing here, by room. */
  readonly #changed = new Map<number, number>()
  readonly #queues = new Map<number, Promise<void>>()

  constructor(options: RoomDeliveryOptions) {
    this.#options = options
  }

  /** A listener joins who knows the room so far. */
  watch(roomId: number, { lastSeq, lastRevision }: RoomProgress): void {
    if (!this.#delivered.has(roomId)) this.#delivered.set(roomId, lastSeq)
    if (!this.#changed.has(roomId)) this.#changed.set(roomId, lastRevision)
  }

  /** Returns the rooms that have listeners here, and how far they have heard. */
  heard(): Map<number, RoomProgress> {
    const { broker } = this.#options
    const listenedTo = [...this.#delivered].filter(([roomId]) => broker.hasListeners(roomTopic(roomId)))
    return new Map(
      listenedTo.map(([roomId, lastSeq]) => [
        roomId,
        { lastSeq, lastRevision: this.#changed.get(roomId) ?? INTEGER_MAX },
      ]),
    )
  }

  /** Delivers what was announced, and first what is missing before it. */
  deliver(roomId: number, hints: readonly ReadyHint[]): void {
    this.#enqueue(roomId, () => this.#deliver(roomId, hints))
  }

  /** Delivers messages that were not announced; nor was it announced who left. */
  catchUp(room: RoomAhead): void {
    this.#enqueue(room.roomId, () => this.#catchUp(room))
  }

  publishState({ roomId, state, except = [] }: RoomStateChange): void {
    this.#options.broker.publishExcept(new Set(except), roomStateTopic(roomId), JSON.stringify(state))
    // A change that comes before its forerunner leaves the room behind, and catchUpChanges sends both.
    if (state.kind === 'MESSAGE' && state.message.revision === (this.#changed.get(roomId) ?? Number.NaN) + 1)
      this.#changed.set(roomId, state.message.revision)
  }

  endListening(roomId: number): void {
    const { broker } = this.#options
    this.publishState({ roomId, state: { kind: 'ROOM' } })
    broker.unsubscribeAll(roomTopic(roomId))
    broker.unsubscribeAll(roomStateTopic(roomId))
    this.#forget(roomId)
  }

  async #deliver(roomId: number, hints: readonly ReadyHint[]) {
    const { db, broker } = this.#options
    const topic = roomTopic(roomId)
    let texts: string[] = []
    for (const { seq, left, text } of hints) {
      if (left !== undefined) {
        broker.publish(topic, ...texts)
        texts = []
        this.#endListeningOf(left, roomId)
      }
      if (!broker.hasListeners(topic)) {
        this.#forget(roomId)
        continue
      }
      const last = this.#delivered.get(roomId) ?? seq - 1
      if (seq <= last) continue
      if (seq > last + 1) {
        // The messages before are not held up, nor lost, when the database does not answer.
        broker.publish(topic, ...texts)
        const missed = await listMessagesBetween(db, roomId, last, seq)
        texts = missed.map((earlier) => JSON.stringify(earlier))
      }
      texts.push(text)
      this.#delivered.set(roomId, seq)
    }
    broker.publish(topic, ...texts)
  }

  async #catchUp({ roomId, lastSeq, lastRevision, isGone }: RoomAhead) {
    if (isGone) return this.endListening(roomId)
    const { db, broker } = this.#options
    const topic = roomTopic(roomId)
    const listeners = new Set([...broker.usersOn(topic), ...broker.usersOn(roomStateTopic(roomId))])
    for (const userId of await listStrangers(db, roomId, listeners)) this.#endListeningOf(userId, roomId)
    const last = this.#delivered.get(roomId) ?? lastSeq
    if (last < lastSeq) {
      const missed = await listMessagesBetween(db, roomId, last, lastSeq + 1)
      broker.publish(topic, ...missed.map((message) => JSON.stringify(message)))
      this.#delivered.set(roomId, lastSeq)
    }
    await this.#catchUpChanges(roomId, lastRevision)
  }

  async #catchUpChanges(roomId: number, lastRevision: number) {
    const { db } = this.#options
    for (let last = this.#changed.get(roomId) ?? lastRevision, hasNext = last < lastRevision; hasNext;) {
      const changes = await listChangedMessages(db, roomId, { after: last })
      for (const message of changes.messages) {
        const except = await listLaterMembers(db, roomId, message.seq)
        this.publishState({ roomId, state: { kind: 'MESSAGE', message }, except })
      }
      ;({ hasNext } = changes)
      last = hasNext ? changes.messages.at(-1)!.revision : lastRevision
      this.#changed.set(roomId, Math.max(last, this.#changed.get(roomId) ?? 0))
    }
  }

  /** Does one thing after the other within a room; rooms do not wait for each other. */
  #enqueue(roomId: number, work: () => Promise<void>) {
    const { log } = this.#options
    const job = (this.#queues.get(roomId) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.error({ err: error, roomId }, 'delivery failed; listeners catch up by number'))
      .finally(() => {
        if (this.#queues.get(roomId) === job) this.#queues.delete(roomId)
      })
    this.#queues.set(roomId, job)
  }

  #endListeningOf(userId: number, roomId: number) {
    this.#options.broker.unsubscribeUser(userId, roomTopic(roomId))
    this.#options.broker.unsubscribeUser(userId, roomStateTopic(roomId))
  }

  #forget(roomId: number) {
    this.#delivered.delete(roomId)
    this.#changed.delete(roomId)
  }
}
