import type { RoomState } from '@honjeo/contract/chat'
import { roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../db/client.ts'
import type { Broker } from '../realtime/broker.ts'
import type { Bus } from '../realtime/bus.ts'
import { listStrangers, type RoomAhead } from './catch-up.queries.ts'
import { startCatchUp } from './catch-up.ts'
import { listMessagesBetween } from './chat.queries.ts'
import { byRoom, type Hint, readHints, type ReadyHint, writeHints } from './hints.ts'
import { createMemberMarks } from './member-marks.ts'
import { createRoomPresence } from './room-presence.ts'

export const MESSAGES = 'rooms:messages'
export const STATES = 'rooms:states'
const CLOSINGS = 'rooms:closings'

export interface Told {
  roomId: number
  state: RoomState
}

/**
 * Brings stored messages to whoever listens, on every server, in the order of their numbers. What comes over the bus is
 * only a hint: commits may be announced out of order and a hint may be lost, so a number that skips some is preceded by
 * the skipped ones from the database, one that was delivered already is dropped, and one that never comes is found by
 * `startCatchUp`.
 */
export interface RoomFeed {
  /** Call after commit; those of a room in the order of their numbers. */
  announce(hints: readonly Hint[]): Promise<void>
  /** A listener joins who knows the room up to `lastSeq`. */
  watch(roomId: number, lastSeq: number): void
  /** Tells what stands beside the messages: to whoever is there now, on every server, and never again. Call after commit. */
  tell(roomId: number, state: RoomState): Promise<void>
  /** The same for a read mark; those of a room that come close together are told together. */
  tellRead(roomId: number, userId: number, seq: number): void
  /** The room is deleted: its listeners are told a last time, and hear nothing more. Call after commit. */
  closeRoom(roomId: number): Promise<void>
  /** Who has the room's conversation open, on any server. */
  presentIn(roomId: number): ReadonlySet<number>
  /** This server goes: others count its listeners out. */
  close(): Promise<void>
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

  function endListeningOf(userId: number, roomId: number) {
    broker.unsubscribeUser(userId, roomTopic(roomId))
    broker.unsubscribeUser(userId, roomStateTopic(roomId))
  }

  async function deliver(roomId: number, hints: readonly ReadyHint[]) {
    const topic = roomTopic(roomId)
    let texts: string[] = []
    for (const { message, left, text } of hints) {
      const { seq } = message
      if (left !== undefined) {
        broker.publish(topic, ...texts)
        texts = []
        endListeningOf(left, roomId)
      }
      if (!broker.hasListeners(topic)) {
        delivered.delete(roomId)
        continue
      }
      const last = delivered.get(roomId) ?? seq - 1
      if (seq <= last) continue
      if (seq > last + 1) {
        // Those before are not held up, nor lost, when the database does not answer.
        broker.publish(topic, ...texts)
        const missed = await listMessagesBetween(db, roomId, last, seq)
        texts = missed.map((message) => JSON.stringify(message))
      }
      texts.push(text)
      delivered.set(roomId, seq)
    }
    broker.publish(topic, ...texts)
  }

  /** What nobody announced; nor did anybody say who left. */
  async function catchUp({ roomId, lastSeq, isDeleted }: RoomAhead) {
    if (isDeleted) return endListening(roomId)
    const topic = roomTopic(roomId)
    const listeners = new Set([...broker.usersOn(topic), ...broker.usersOn(roomStateTopic(roomId))])
    for (const userId of await listStrangers(db, roomId, listeners)) endListeningOf(userId, roomId)
    const last = delivered.get(roomId) ?? lastSeq
    if (last >= lastSeq) return
    const missed = await listMessagesBetween(db, roomId, last, lastSeq + 1)
    broker.publish(topic, ...missed.map((message) => JSON.stringify(message)))
    delivered.set(roomId, lastSeq)
  }

  /** One after the other within a room; rooms do not wait for each other. */
  function enqueue(roomId: number, work: () => Promise<void>) {
    const job = (queues.get(roomId) ?? Promise.resolve())
      .then(work)
      .catch((error: unknown) => log.error({ err: error, roomId }, 'delivery failed; listeners catch up by number'))
      .finally(() => {
        if (queues.get(roomId) === job) queues.delete(roomId)
      })
    queues.set(roomId, job)
  }

  function publishState({ roomId, state }: Told) {
    broker.publish(roomStateTopic(roomId), JSON.stringify(state))
  }

  function endListening(roomId: number) {
    publishState({ roomId, state: { kind: 'ROOM' } })
    broker.unsubscribeAll(roomTopic(roomId))
    broker.unsubscribeAll(roomStateTopic(roomId))
    delivered.delete(roomId)
  }

  const tell = (roomId: number, state: RoomState) => bus.publish(STATES, JSON.stringify({ roomId, state }))

  await bus.subscribe(MESSAGES, (payload) => {
    for (const [roomId, hints] of byRoom(readHints(payload))) enqueue(roomId, () => deliver(roomId, hints))
  })
  await bus.subscribe(STATES, (payload) => publishState(JSON.parse(payload) as Told))
  await bus.subscribe(CLOSINGS, (payload) => endListening(Number(payload)))
  const comings = createMemberMarks<boolean>({
    merge: (_earlier, later) => later,
    tell(roomId, marks) {
      const people = marks.map(([userId, active]) => ({ userId, active }))
      publishState({ roomId, state: { kind: 'PRESENCE', people } })
    },
  })
  const presence = await createRoomPresence({
    bus,
    broker,
    onChange: (roomId, userId, active) => comings.add(roomId, userId, active),
  })
  const stopCatchUp = startCatchUp({
    db,
    heard: () => new Map([...delivered].filter(([roomId]) => broker.hasListeners(roomTopic(roomId)))),
    onBehind: (room) => enqueue(room.roomId, () => catchUp(room)),
  })
  const readMarks = createMemberMarks<number>({
    merge: Math.max,
    tell: (roomId, marks) => void tell(roomId, { kind: 'READ', read: marks.map(([userId, seq]) => ({ userId, seq })) }),
  })

  return {
    async announce(hints) {
      if (hints.length > 0) await bus.publish(MESSAGES, writeHints(hints))
    },
    watch(roomId, lastSeq) {
      if (!delivered.has(roomId)) delivered.set(roomId, lastSeq)
    },
    tell,
    tellRead: readMarks.add,
    closeRoom: (roomId) => bus.publish(CLOSINGS, String(roomId)),
    presentIn: presence.presentIn,
    async close() {
      stopCatchUp()
      readMarks.close()
      comings.close()
      await presence.close()
    },
  }
}
