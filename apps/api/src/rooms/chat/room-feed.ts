import type { RoomState } from '@honjeo/contract/chat'
import { roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import { INTEGER_MAX } from '@honjeo/contract/values/limits'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Broker } from '../../realtime/broker.ts'
import type { Bus } from '../../bus/bus.ts'
import { listStrangers, type RoomProgress, type RoomAhead } from './catch-up.queries.ts'
import { startCatchUp } from './catch-up.ts'
import { listChangedMessages, listMessagesBetween } from './chat.queries.ts'
import { byRoom, type Hint, readHints, type ReadyHint, writeHints } from './hints.ts'
import { createMemberMarks } from './member-marks.ts'
import { createRoomPresence } from './room-presence.ts'

export const MESSAGES = 'rooms:messages'
export const STATES = 'rooms:states'
const CLOSINGS = 'rooms:closings'

export interface RoomStateChange {
  roomId: number
  state: RoomState
}

/**
 * Brings stored messages to all who listen, on every server, in the order of their numbers. What comes over the bus is
 * only a hint: commits may be announced out of order and a hint may be lost, so a number that skips some is preceded by
 * the skipped ones from the database, one that was delivered already is dropped, and one that never comes is found by
 * `startCatchUp`.
 */
export interface RoomFeed {
  /** Call after commit; those of a room in the order of their numbers. */
  announce(hints: readonly Hint[]): Promise<void>
  /** A listener joins who knows the room so far. */
  watch(roomId: number, progress: RoomProgress): void
  /** Sends what is no message to all who are there now, on every server, and never again. Call it after the commit. */
  tell(roomId: number, state: RoomState): Promise<void>
  /** The same for a read mark; those of a room that come close together are sent together. */
  tellRead(roomId: number, userId: number, seq: number): void
  /** The room is deleted or put out of sight: its listeners hear so, and nothing more. Call it after the commit. */
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
  /** By room, the change up to which none is missing here. */
  const changed = new Map<number, number>()
  const queues = new Map<number, Promise<void>>()

  function endListeningOf(userId: number, roomId: number) {
    broker.unsubscribeUser(userId, roomTopic(roomId))
    broker.unsubscribeUser(userId, roomStateTopic(roomId))
  }

  function forget(roomId: number) {
    delivered.delete(roomId)
    changed.delete(roomId)
  }

  function heard(): Map<number, RoomProgress> {
    const listenedTo = [...delivered].filter(([roomId]) => broker.hasListeners(roomTopic(roomId)))
    return new Map(
      listenedTo.map(([roomId, lastSeq]) => [roomId, { lastSeq, lastRevision: changed.get(roomId) ?? INTEGER_MAX }]),
    )
  }

  async function deliver(roomId: number, hints: readonly ReadyHint[]) {
    const topic = roomTopic(roomId)
    let texts: string[] = []
    for (const { seq, left, text } of hints) {
      if (left !== undefined) {
        broker.publish(topic, ...texts)
        texts = []
        endListeningOf(left, roomId)
      }
      if (!broker.hasListeners(topic)) {
        forget(roomId)
        continue
      }
      const last = delivered.get(roomId) ?? seq - 1
      if (seq <= last) continue
      if (seq > last + 1) {
        // Those before are not held up, nor lost, when the database does not answer.
        broker.publish(topic, ...texts)
        const missed = await listMessagesBetween(db, roomId, last, seq)
        texts = missed.map((earlier) => JSON.stringify(earlier))
      }
      texts.push(text)
      delivered.set(roomId, seq)
    }
    broker.publish(topic, ...texts)
  }

  /** Messages that were not announced; nor was it announced who left. */
  async function catchUp({ roomId, lastSeq, lastRevision, isGone }: RoomAhead) {
    if (isGone) return endListening(roomId)
    const topic = roomTopic(roomId)
    const listeners = new Set([...broker.usersOn(topic), ...broker.usersOn(roomStateTopic(roomId))])
    for (const userId of await listStrangers(db, roomId, listeners)) endListeningOf(userId, roomId)
    const last = delivered.get(roomId) ?? lastSeq
    if (last < lastSeq) {
      const missed = await listMessagesBetween(db, roomId, last, lastSeq + 1)
      broker.publish(topic, ...missed.map((message) => JSON.stringify(message)))
      delivered.set(roomId, lastSeq)
    }
    await catchUpChanges(roomId, lastRevision)
  }

  async function catchUpChanges(roomId: number, lastRevision: number) {
    for (let last = changed.get(roomId) ?? lastRevision, hasNext = last < lastRevision; hasNext;) {
      const changes = await listChangedMessages(db, roomId, last)
      for (const message of changes.messages) publishState({ roomId, state: { kind: 'MESSAGE', message } })
      ;({ hasNext } = changes)
      last = hasNext ? changes.messages.at(-1)!.revision : lastRevision
      changed.set(roomId, Math.max(last, changed.get(roomId) ?? 0))
    }
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

  function publishState({ roomId, state }: RoomStateChange) {
    broker.publish(roomStateTopic(roomId), JSON.stringify(state))
    // One that comes before its forerunner leaves the room behind, and catchUpChanges sends both.
    if (state.kind === 'MESSAGE' && state.message.revision === (changed.get(roomId) ?? Number.NaN) + 1)
      changed.set(roomId, state.message.revision)
  }

  function endListening(roomId: number) {
    publishState({ roomId, state: { kind: 'ROOM' } })
    broker.unsubscribeAll(roomTopic(roomId))
    broker.unsubscribeAll(roomStateTopic(roomId))
    forget(roomId)
  }

  const tell = (roomId: number, state: RoomState) => bus.publish(STATES, JSON.stringify({ roomId, state }))

  await bus.subscribe(MESSAGES, (payload) => {
    for (const [roomId, hints] of byRoom(readHints(payload))) enqueue(roomId, () => deliver(roomId, hints))
  })
  await bus.subscribe(STATES, (payload) => publishState(JSON.parse(payload) as RoomStateChange))
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
    heard,
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
    watch(roomId, { lastSeq, lastRevision }) {
      if (!delivered.has(roomId)) delivered.set(roomId, lastSeq)
      if (!changed.has(roomId)) changed.set(roomId, lastRevision)
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
