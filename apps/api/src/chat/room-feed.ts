import type { ChatMessage } from '@honjeo/contract/chat'
import { roomTopic } from '@honjeo/contract/values/destinations'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Broker } from '../realtime/broker.ts'
import type { Bus } from '../realtime/bus.ts'
import { listMessagesBetween } from './chat.queries.ts'

const CHANNEL = 'rooms:messages'

interface Hint {
  message: ChatMessage
  /** Who left for good with this message, and must not hear the next one. */
  left?: number
}

/**
 * Brings stored messages to whoever listens, on every server, in the order of their numbers. What comes over the bus is
 * only a hint: commits may be announced out of order and a hint may be lost, so a number that skips some is preceded by
 * the skipped ones from the database, and one that was delivered already is dropped.
 */
export interface RoomFeed {
  /** Call after commit. */
  announce(message: ChatMessage, left?: number): Promise<void>
  /** A listener joins who knows the room up to `lastSeq`. */
  watch(roomId: number, lastSeq: number): void
}

export interface RoomFeedOptions {
  db: Db
  bus: Bus
  broker: Broker
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function createRoomFeed({ db, bus, broker, log }: RoomFeedOptions): Promise<RoomFeed> {
  const delivered = new Map<number, number>()
  const queues = new Map<number, Promise<void>>()

  async function deliver({ message, left }: Hint) {
    const { roomId, seq } = message
    const topic = roomTopic(roomId)
    if (left !== undefined) broker.unsubscribeUser(left, topic)
    if (broker.usersOn(topic).size === 0) {
      delivered.delete(roomId)
      return
    }
    const last = delivered.get(roomId) ?? seq - 1
    if (seq <= last) return
    const missed = seq > last + 1 ? await listMessagesBetween(db, roomId, last, seq) : []
    for (const next of [...missed, message]) broker.publish(topic, JSON.stringify(next))
    delivered.set(roomId, seq)
  }

  /** One after the other within a room; rooms do not wait for each other. */
  function enqueue(hint: Hint) {
    const { roomId } = hint.message
    const job = (queues.get(roomId) ?? Promise.resolve())
      .then(() => deliver(hint))
      .catch((error: unknown) => log.error({ err: error, roomId }, 'delivery failed; listeners catch up by number'))
      .finally(() => {
        if (queues.get(roomId) === job) queues.delete(roomId)
      })
    queues.set(roomId, job)
  }

  await bus.subscribe(CHANNEL, (payload) => enqueue(JSON.parse(payload) as Hint))

  return {
    announce: (message, left) => bus.publish(CHANNEL, JSON.stringify({ message, left } satisfies Hint)),
    watch(roomId, lastSeq) {
      if (!delivered.has(roomId)) delivered.set(roomId, lastSeq)
    },
  }
}
