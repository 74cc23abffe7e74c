import type { NotificationType } from '@honjeo/contract/values/enums'
import type { Db } from '../db/client.ts'
import type { NewNotification } from '../records/telling.ts'
import { notify } from '../notifications/notify.ts'
import { koreanTime } from '../lib/korean-time.ts'

interface Room {
  roomId: number
  /** As a sentence names it. */
  title: string
}

/** Who came or went. */
interface Guest {
  userId: number
  nickname: string
}

/** Who did it (`by`), and the key by which a repetition is recognised and not notified again (`eventKey`). */
type Deed = Pick<NewNotification, 'by' | 'eventKey'>

const tell = (tx: Db, { roomId }: Room, type: NotificationType, userId: number, message: string, deed: Deed = {}) =>
  notify(tx, { userId, type, message, resourceType: 'ROOM', resourceId: roomId, ...deed })

/** The key of an event that is notified at most once an hour, so that members who come and go do not flood a phone. */
const onceAnHour = ({ roomId }: Room, deed: string, now: Date) =>
  `room:${roomId}:${deed}:${now.toISOString().slice(0, 13)}`

/** The notification leads to what was said while its receiver was in the room, where it can be reported. */
const tellOfTheEnd = (tx: Db, { roomId }: Room, userId: number, message: string) =>
  notify(tx, { userId, type: 'SYSTEM', message, resourceType: 'STAY', resourceId: roomId })

export const tellOfJoin = (tx: Db, room: Room, hostId: number, { userId, nickname }: Guest, now: Date) =>
  tell(tx, room, 'ROOM_JOIN', hostId, `${nickname}님이 ‘${room.title}’ 동행방에 들어왔어요.`, {
    by: userId,
    eventKey: onceAnHour(room, `join:${userId}`, now),
  })

export const tellOfLeave = (tx: Db, room: Room, hostId: number, { userId, nickname }: Guest, now: Date) =>
  tell(tx, room, 'ROOM_LEAVE', hostId, `${nickname}님이 ‘${room.title}’ 동행방에서 나갔어요.`, {
    by: userId,
    eventKey: onceAnHour(room, `leave:${userId}`, now),
  })

export const tellOfCompletion = (tx: Db, room: Room, userId: number, now: Date) =>
  tell(tx, room, 'ROOM_COMPLETED', userId, `‘${room.title}’ 동행방의 모집이 완료됐어요.`, {
    eventKey: onceAnHour(room, 'completed', now),
  })

export const tellOfHandOver = (tx: Db, room: Room, userId: number) =>
  tell(tx, room, 'SYSTEM', userId, `이제 ‘${room.title}’ 동행방의 방장이에요.`)

export const tellOfHostAway = (tx: Db, room: Room, userId: number) =>
  tell(
    tx,
    room,
    'SYSTEM',
    userId,
    `‘${room.title}’ 동행방의 방장과 지금은 연락할 수 없어요. 만나기로 했다면 다른 참여자와 다시 확인해주세요.`,
  )

export const tellOfMove = (tx: Db, room: Room, userId: number, scheduledAt: string) =>
  tell(
    tx,
    room,
    'SYSTEM',
    userId,
    `‘${room.title}’ 동행방의 만나는 시간이 바뀌었어요. ${koreanTime(scheduledAt)}에 만나요.`,
  )

export const tellOfRemoval = (tx: Db, room: Room, userId: number) =>
  tellOfTheEnd(tx, room, userId, `방장이 ‘${room.title}’ 동행방에서 나를 내보냈어요.`)

/** Why a member is in a room no more although no host has removed them. */
export type EjectionReason = 'MINOR' | 'CORRECTED' | 'FORMER_ACCOUNT'

const EJECTIONS: Record<EjectionReason, (title: string) => string> = {
  MINOR: (title) => `동행방은 만 19세부터 함께할 수 있어서 ‘${title}’ 동행방에서 나왔어요.`,
  CORRECTED: (title) => `회원 정보를 바로잡아서 ‘${title}’ 동행방에서 나왔어요.`,
  FORMER_ACCOUNT: (title) => `전에 쓰던 계정의 기록이 이어져서 ‘${title}’ 동행방에서 나왔어요.`,
}

export const tellOfEjection = (tx: Db, room: Room, userId: number, reason: EjectionReason) =>
  tellOfTheEnd(tx, room, userId, EJECTIONS[reason](room.title))

export const tellOfDeletion = (tx: Db, room: Room, userId: number) =>
  tellOfTheEnd(tx, room, userId, `방장이 ‘${room.title}’ 동행방을 삭제했어요.`)
