import type { RoomState } from '@honjeo/contract/chat'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/client.ts'
import type { Broker } from '@honjeo/stomp-server/broker'
import type { Bus } from '@honjeo/bus/bus'
import { type RoomProgress, listRoomsAhead, type RoomAhead } from './catch-up.queries.ts'
import { byRoom, type Hint, readHints, writeHints } from './hints.ts'
import { RoomDelivery, type RoomStateChange } from './room-delivery.ts'
import { listLaterMembers } from '../../records/readable-messages.ts'
import { createRoomPresence } from '@honjeo/stomp-server/room-presence'
import { ROOM_STATE_INTERVAL_MS } from '@honjeo/contract/values/limits'

/** The time between two looks; after twice as long a room is heard again. */
const EVERY_MS = 500

interface CatchUpOptions {
  db: Db
  /** Rooms that sockets listen to in this process, and how far they have heard. */
  heard: () => ReadonlyMap<number, RoomProgress>
  /** Is called for a room that was left behind. */
  onBehind: (room: RoomAhead) => void
}

/**
 * Looks for what was not announced: a hint is lost when Redis is away, or when a server dies between the commit and the
 * announcement. What is on its way is not asked for: a room counts as behind when it was so the last time already.
 * Returns how to stop it.
 */
function startCatchUp({ db, heard, onBehind }: CatchUpOptions): () => void {
  let before = new Map<number, RoomProgress>()
  let timer = setTimeout(look, EVERY_MS)
  let isStopped = false

  function look() {
    void lookOnce()
      // The database is away; the call that needs it says so.
      .catch(() => {})
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, EVERY_MS)
      })
  }

  async function lookOnce() {
    const known = heard()
    const ahead = known.size === 0 ? [] : await listRoomsAhead(db, known)
    for (const room of ahead) {
      const dueSince = before.get(room.roomId)
      const isBehind = dueSince && (room.isGone || isBefore(known.get(room.roomId)!, dueSince))
      if (isBehind && !isStopped) onBehind(room)
    }
    before = new Map(ahead.map((room) => [room.roomId, room]))
  }

  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}

const isBefore = (some: RoomProgress, other: RoomProgress) =>
  some.lastSeq < other.lastSeq || some.lastRevision < other.lastRevision

/**
 * Collects marks of members, such as how far they have read, and sends them at most every ROOM_STATE_INTERVAL_MS for
 * each room: in a large room one message is read by hundreds within a second, and hundreds come back after a restart,
 * and each of these marks goes to all of them.
 */
function createMemberMarks<Mark>({
  merge,
  send,
}: {
  /** Chooses the one of two marks of a member that is sent. */
  merge: (earlier: Mark, later: Mark) => Mark
  send: (roomId: number, marks: [userId: number, mark: Mark][]) => void
}) {
  const waiting = new Map<number, { timer: NodeJS.Timeout; marks: Map<number, Mark> }>()

  function flush(roomId: number) {
    const marks = waiting.get(roomId)?.marks ?? []
    waiting.delete(roomId)
    send(roomId, [...marks])
  }

  return {
    add(roomId: number, userId: number, mark: Mark): void {
      const room = waiting.get(roomId) ?? {
        timer: setTimeout(() => flush(roomId), ROOM_STATE_INTERVAL_MS),
        marks: new Map<number, Mark>(),
      }
      waiting.set(roomId, room)
      const earlier = room.marks.get(userId)
      room.marks.set(userId, earlier === undefined ? mark : merge(earlier, mark))
    },
    close(): void {
      for (const { timer } of waiting.values()) clearTimeout(timer)
      waiting.clear()
    },
  }
}

/** The name of the channel, which is another where what it carries has another form: servers of two versions do not read each other's. */
export const MESSAGES = 'rooms:messages:2'
export const STATES = 'rooms:states'
const CLOSINGS = 'rooms:closings'

/**
 * Brings stored messages to all who listen, on every server, in the order of their numbers. What comes over the bus is
 * only a hint: commits may be announced out of order and a hint may be lost, so a number that skips some is preceded by
 * the skipped ones from the database, one that was delivered already is dropped, and one that never comes is found by
 * `startCatchUp`.
 */
export interface RoomFeed {
  /** Brings messages to all who listen. Call it after the commit, those of a room in the order of their numbers. */
  announce(hints: readonly Hint[]): Promise<void>
  /** A listener joins who knows the room so far. */
  watch(roomId: number, progress: RoomProgress): void
  /**
   * Sends what is no message to all who are there now, on every server, and never again; a changed message only to those
   * who may read it. Call it after the commit.
   */
  publishState(roomId: number, state: RoomState): Promise<void>
  /** Sends a read mark to all who are there now; those of a room that come close together are sent together. */
  publishRead(roomId: number, userId: number, seq: number): void
  /** The room is deleted or put out of sight: its listeners hear so, and nothing more. Call it after the commit. */
  closeRoom(roomId: number): Promise<void>
  /** Returns who has the room's conversation open, on any server. */
  presentIn(roomId: number): ReadonlySet<number>
  /** Says that this server goes: others count its listeners out. */
  close(): Promise<void>
}

export interface RoomFeedOptions {
  db: Db
  bus: Bus
  broker: Broker
  log: Pick<FastifyBaseLogger, 'error'>
}

export async function createRoomFeed({ db, bus, broker, log }: RoomFeedOptions): Promise<RoomFeed> {
  const delivery = new RoomDelivery({ db, broker, log })
  async function publishState(roomId: number, state: RoomState) {
    const except = state.kind === 'MESSAGE' ? await listLaterMembers(db, roomId, state.message.seq) : []
    const change: RoomStateChange = { roomId, state, except }
    await bus.publish(STATES, JSON.stringify(change))
  }

  await bus.subscribe(MESSAGES, (payload) => {
    for (const [roomId, hints] of byRoom(readHints(payload))) delivery.deliver(roomId, hints)
  })
  await bus.subscribe(STATES, (payload) => delivery.publishState(JSON.parse(payload) as RoomStateChange))
  await bus.subscribe(CLOSINGS, (payload) => delivery.endListening(Number(payload)))
  const comings = createMemberMarks<boolean>({
    merge: (_earlier, later) => later,
    send(roomId, marks) {
      const people = marks.map(([userId, active]) => ({ userId, active }))
      delivery.publishState({ roomId, state: { kind: 'PRESENCE', people } })
    },
  })
  const presence = await createRoomPresence({
    bus,
    broker,
    onChange: (roomId, userId, active) => comings.add(roomId, userId, active),
  })
  const stopCatchUp = startCatchUp({
    db,
    heard: () => delivery.heard(),
    onBehind: (room) => delivery.catchUp(room),
  })
  const readMarks = createMemberMarks<number>({
    merge: Math.max,
    send: (roomId, marks) =>
      void publishState(roomId, { kind: 'READ', read: marks.map(([userId, seq]) => ({ userId, seq })) }),
  })

  return {
    async announce(hints) {
      if (hints.length > 0) await bus.publish(MESSAGES, writeHints(hints))
    },
    watch: (roomId, progress) => delivery.watch(roomId, progress),
    publishState,
    publishRead: readMarks.add,
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
