import type { FastifyBaseLogger } from 'fastify'
import { readHints } from './chat/hints.ts'
import type { RoomStateChange } from './chat/room-delivery.ts'
import { MESSAGES, STATES } from './chat/room-feed.ts'
import type { Db } from '../db/client.ts'
import type { Broker } from '@honjeo/stomp-server/broker'
import type { Bus } from '@honjeo/bus/bus'
import { deliverEvent, hearsEvents } from '../realtime/member-events.ts'
import { listMemberships, listUnread } from '../notifications/unread.queries.ts'

/** A member hears of a room no more often. */
const INTERVAL_MS = 1000

export interface UnreadEventsOptions {
  db: Db
  bus: Bus
  broker: Broker
  log: Pick<FastifyBaseLogger, 'error'>
}

/** Those whose count is another than before: of a room all members, or those who have read. */
type Changed = Map<number, Set<number> | 'ALL'>

/**
 * Informs those who listen in this process how much of their rooms is unread: at once, and then what came together
 * within a second together, in two statements for all rooms and members. Returns how to stop it.
 */
export async function startUnreadEvents({ db, bus, broker, log }: UnreadEventsOptions): Promise<() => void> {
  let changed: Changed = new Map()
  let timer: NodeJS.Timeout | undefined
  let lastAt = -INTERVAL_MS

  function schedule() {
    timer ??= setTimeout(() => void flush(), Math.max(0, lastAt + INTERVAL_MS - performance.now()))
  }

  async function flush() {
    const flushed = changed
    changed = new Map()
    lastAt = performance.now()
    try {
      await deliverUnread(flushed)
    } catch (error) {
      log.error({ err: error }, 'unread counts were not told; clients find them by polling')
    }
    timer = undefined
    if (changed.size > 0) schedule()
  }

  async function deliverUnread(flushed: Changed) {
    const concerns = (roomId: number, userId: number) => {
      const users = flushed.get(roomId)
      return users === 'ALL' || users?.has(userId) === true
    }
    const listening = (await listMemberships(db, [...flushed.keys()])).filter(
      ({ roomId, userId }) => concerns(roomId, userId) && hearsEvents(broker, userId),
    )
    if (listening.length === 0) return
    for (const { roomId, userId, unreadCount, lastMessage } of await listUnread(db, listening)) {
      deliverEvent(broker, userId, { kind: 'UNREAD', roomId, unreadCount, lastMessage })
    }
  }

  await bus.subscribe(MESSAGES, (payload) => {
    const talks = readHints(payload).filter(({ type }) => type === 'TALK')
    for (const { roomId } of talks) changed.set(roomId, 'ALL')
    if (talks.length > 0) schedule()
  })
  await bus.subscribe(STATES, (payload) => {
    const { roomId, state } = JSON.parse(payload) as RoomStateChange
    if (state.kind !== 'READ') return
    const users = changed.get(roomId) ?? new Set()
    if (users !== 'ALL') for (const { userId } of state.read) users.add(userId)
    changed.set(roomId, users)
    schedule()
  })
  return () => clearTimeout(timer)
}
