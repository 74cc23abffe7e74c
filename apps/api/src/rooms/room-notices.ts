import type { NotificationType } from '@honjeo/contract/values/enums'
import { say, type Sentence } from '@honjeo/contract/values/sentences'
import type { Db } from '../db/client.ts'
import { bringToTop, type NewNotification } from '../notifications/notifications.queries.ts'
import { notify } from '../notifications/notify.ts'
import { koreanTime } from '../lib/korean-time.ts'

interface Room {
  roomId: number
  /** The title as a sentence names it. */
  title: string
}

/** The person who came or went. */
interface Guest {
  userId: number
  nickname: string
}

/** The one who did it (`by`), and the key by which a repetition is recognised and not notified again (`eventKey`). */
type Deed = Pick<NewNotification, 'by' | 'eventKey'>

const notifyOfRoom = (
  tx: Db,
  { roomId }: Room,
  type: NotificationType,
  userId: number,
  sentence: Sentence,
  deed: Deed = {},
) => notify(tx, { userId, type, sentence, resourceType: 'ROOM', resourceId: roomId, ...deed })

/** The key of an event that is notified at most once an hour, so that members who come and go do not flood a phone. */
const onceAnHour = ({ roomId }: Room, deed: string, now: Date) =>
  `room:${roomId}:${deed}:${now.toISOString().slice(0, 13)}`

/** The notification leads to what was said while its receiver was in the room, where it can be reported. */
const notifyOfEnd = (tx: Db, { roomId }: Room, userId: number, sentence: Sentence) =>
  notify(tx, { userId, type: 'SYSTEM', sentence, resourceType: 'STAY', resourceId: roomId })

/**
 * Notifies the host that a guest came or went. Who comes and goes is pushed once an hour for each of the two, and the
 * newest of the host's notifications says whether the guest is inside.
 */
async function notifyHost(tx: Db, room: Room, hostId: number, { userId, nickname }: Guest, came: boolean, now: Date) {
  const [type, text, deed] = came
    ? (['ROOM_JOIN', 'ROOM_JOINED', 'join'] as const)
    : (['ROOM_LEAVE', 'ROOM_LEFT', 'leave'] as const)
  const eventKey = onceAnHour(room, `${deed}:${userId}`, now)
  await notifyOfRoom(tx, room, type, hostId, say(text, { nickname, title: room.title }), { by: userId, eventKey })
  await bringToTop(tx, hostId, eventKey)
}

export const notifyOfJoin = (tx: Db, room: Room, hostId: number, guest: Guest, now: Date) =>
  notifyHost(tx, room, hostId, guest, true, now)

export const notifyOfLeave = (tx: Db, room: Room, hostId: number, guest: Guest, now: Date) =>
  notifyHost(tx, room, hostId, guest, false, now)

/** Notifies the host that a member asks to come in; the room's page has the answer in one more tap. */
export async function notifyOfRequest(tx: Db, room: Room, hostId: number, { userId, nickname }: Guest, now: Date) {
  const eventKey = onceAnHour(room, `request:${userId}`, now)
  await notifyOfRoom(tx, room, 'ROOM_JOIN', hostId, say('ROOM_REQUESTED', { nickname, title: room.title }), {
    by: userId,
    eventKey,
  })
}

type Answer = 'ROOM_ACCEPTED' | 'ROOM_DECLINED' | 'ROOM_SEAT_FREED' | 'ROOM_SEAT_ASKED' | 'ROOM_REQUEST_EXPIRED'

/** Notifies a member what became of their request. */
export const notifyAsker = (tx: Db, room: Room, userId: number, answer: Answer) =>
  notifyOfRoom(tx, room, 'SYSTEM', userId, say(answer, { title: room.title }))

export const notifyOfCompletion = (tx: Db, room: Room, userId: number, now: Date) =>
  notifyOfRoom(tx, room, 'ROOM_COMPLETED', userId, say('ROOM_COMPLETED', { title: room.title }), {
    eventKey: onceAnHour(room, 'completed', now),
  })

/** A host who goes and comes back again and again is pushed once an hour to who has the room meanwhile. */
export async function notifyOfHandOver(tx: Db, room: Room, userId: number, now: Date) {
  const eventKey = onceAnHour(room, 'host', now)
  await notifyOfRoom(tx, room, 'SYSTEM', userId, say('ROOM_HANDED_OVER', { title: room.title }), { eventKey })
  await bringToTop(tx, userId, eventKey)
}

export const notifyOfHostAway = (tx: Db, room: Room, userId: number) =>
  notifyOfRoom(tx, room, 'SYSTEM', userId, say('ROOM_HOST_AWAY', { title: room.title }))

/** Notifies a member that another has typed their code, so that who was not there does not pass unseen. */
export const notifyOfMeeting = (tx: Db, room: Room, shownBy: number, { userId, nickname }: Guest) =>
  notifyOfRoom(tx, room, 'SYSTEM', shownBy, say('ROOM_MET', { nickname, title: room.title }), { by: userId })

export const notifyOfMove = (tx: Db, room: Room, userId: number, at: string) =>
  notifyOfRoom(tx, room, 'SYSTEM', userId, say('ROOM_MOVED', { title: room.title, at }, { at: koreanTime(at) }))

export const notifyOfRemoval = (tx: Db, room: Room, userId: number) =>
  notifyOfEnd(tx, room, userId, say('ROOM_REMOVED', { title: room.title }))

/** The reason why a member is in a room no more although no host has removed them. */
export type EjectionReason = 'MINOR' | 'CORRECTED' | 'FORMER_ACCOUNT'

export const notifyOfEjection = (tx: Db, room: Room, userId: number, reason: EjectionReason) =>
  notifyOfEnd(tx, room, userId, say(`ROOM_LEFT_${reason}`, { title: room.title }))

export const notifyOfDeletion = (tx: Db, room: Room, userId: number) =>
  notifyOfEnd(tx, room, userId, say('ROOM_DELETED', { title: room.title }))
