import { say } from '@honjeo/contract/values/sentences'
import { subHours } from 'date-fns/subHours'
import { subMilliseconds } from 'date-fns/subMilliseconds'
import type { FastifyBaseLogger } from 'fastify'
import { readHints } from './chat/hints.ts'
import { MESSAGES } from './chat/room-feed.ts'
import type { Clock } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import type { Bus } from '@honjeo/bus/bus'
import { publishToMember } from '../realtime/member-events.ts'
import { listBusyRooms, listUnnoticed, NOTICED_MAX, upsertChatNotice, type Unnoticed } from './chat-notices.queries.ts'

/** How often the server looks for what a crash has left unsaid, here or at another server, and how far back at the start. */
const SWEEP_MS = 60_000
const SWEEP_HOURS = 24

export interface ChatNoticesOptions {
  db: Db
  bus: Bus
  clock: Clock
  /** Returns who has a room open, on any server. */
  presentIn: (roomId: number) => ReadonlySet<number>
  log: Pick<FastifyBaseLogger, 'error'>
  /** The pauses of `ServerPace`. */
  delayMs: number
  restMs: number
}

const sentenceOf = ({ title, unreadCount }: Unnoticed) =>
  unreadCount < NOTICED_MAX
    ? say('NEW_MESSAGES', { title, count: unreadCount })
    : say('MANY_NEW_MESSAGES', { title, count: NOTICED_MAX - 1 })

/**
 * Notifies members of what is said in rooms while they are elsewhere: one row for a room, that grows until it is read.
 * The server that stored a message sends the notice, so that more servers are no more work; should it not come to that,
 * the sweep of any does, as a row is sent for a message once. Returns how to stop it.
 */
export async function startChatNotices({ db, bus, clock, presentIn, log, delayMs, restMs }: ChatNoticesOptions) {
  /** Rooms that are about to be looked at, or rest. */
  const waiting = new Map<number, { timer: NodeJS.Timeout; isSpokenIn: boolean }>()
  const failed = (error: unknown) => log.error({ err: error }, 'members were not told of messages; the next sweep will')

  async function notifyOf(roomIds: readonly number[]) {
    if (roomIds.length === 0) return
    const present = roomIds.flatMap((roomId) => Array.from(presentIn(roomId), (userId) => ({ roomId, userId })))
    const rooms = new Map<number, Unnoticed[]>()
    for (const unnoticed of await listUnnoticed(db, roomIds, present)) {
      const members = rooms.get(unnoticed.roomId)
      if (members) members.push(unnoticed)
      else rooms.set(unnoticed.roomId, [unnoticed])
    }
    // The rooms come one by one: a transaction that holds two rows of a member could wait for one that reads all of
    // theirs, and the other way round.
    for (const unnoticed of rooms.values()) await db.transaction((tx) => notifyMembers(tx, unnoticed))
  }

  async function notifyMembers(tx: Db, members: readonly Unnoticed[]) {
    const now = clock.now().toISOString()
    for (const unnoticed of members) {
      const notice = await upsertChatNotice(tx, unnoticed, sentenceOf(unnoticed), now)
      // A row that was unread stays what it was to who has the app open: unread counts say the rest.
      if (!notice?.inApp || !unnoticed.isNew) continue
      const { inApp: _inApp, ...notification } = notice
      publishToMember(tx, unnoticed.userId, { kind: 'NOTIFICATION', notification })
    }
  }

  let sweptUntil = subHours(clock.now(), SWEEP_HOURS)
  async function sweep() {
    const now = clock.now()
    const until = subMilliseconds(now, delayMs)
    await notifyOf(await listBusyRooms(db, sweptUntil.toISOString(), until.toISOString()))
    // What was said just before may be committed, or fail to be sent, just after.
    sweptUntil = subMilliseconds(now, SWEEP_MS)
  }

  function noteMessage(roomId: number) {
    const room = waiting.get(roomId)
    if (room) room.isSpokenIn = true
    else waiting.set(roomId, { timer: setTimeout(() => notifyNow(roomId), delayMs), isSpokenIn: false })
  }

  function notifyNow(roomId: number) {
    notifyOf([roomId]).catch(failed)
    waiting.set(roomId, { timer: setTimeout(() => endRest(roomId), restMs), isSpokenIn: false })
  }

  function endRest(roomId: number) {
    if (waiting.get(roomId)?.isSpokenIn) notifyNow(roomId)
    else waiting.delete(roomId)
  }

  await bus.subscribe(MESSAGES, (payload, isOwn) => {
    if (!isOwn) return
    for (const { roomId, type } of readHints(payload)) if (type === 'TALK') noteMessage(roomId)
  })
  sweep().catch(failed)
  const timer = setInterval(() => void sweep().catch(failed), SWEEP_MS)
  return () => {
    clearInterval(timer)
    for (const room of waiting.values()) clearTimeout(room.timer)
  }
}
