import { dayAfter } from '@honjeo/contract/values/days'
import { koreanDay } from '../lib/clock.ts'
import type { Db } from '../db/client.ts'
import { messages } from '@honjeo/schema/messages'
import { chatRooms, roomMembers } from '@honjeo/schema/rooms'
import { instantOf } from '@honjeo/demo-content/days'
import { memberId, type MemberIds } from './insert-members.ts'
import { DEMO_NICKNAME, type Nickname } from '@honjeo/demo-content/members'
import { type DemoRoom, demoRooms, demoUnread, type RoomKey } from '@honjeo/demo-content/rooms'
import { type RoomEvent, timelineOf } from '@honjeo/demo-content/timeline'
import { conversations } from '@honjeo/demo-content/conversations'

export interface OpenedRoom {
  id: number
  hostId: number
  openedAt: string
}

/** Inserts rooms with their members and conversations, all three from the timelines. */
export async function insertDemoRooms(tx: Db, now: Date, ids: MemberIds): Promise<ReadonlyMap<RoomKey, OpenedRoom>> {
  const today = koreanDay(now)
  const idOf = (nickname: Nickname) => memberId(ids, nickname)
  const planned = (Object.entries(demoRooms) as [RoomKey, DemoRoom][])
    .map(([key, room]) => ({ key, room, events: timelineOf(conversations[key], now, today) }))
    .toSorted((a, b) => a.events[0].at.localeCompare(b.events[0].at))

  const inserted = await tx
    .insert(chatRooms)
    .values(
      planned.map(({ room, events }, n) => {
        const newest = events.at(-1) ?? events[0]
        return {
          // Nothing is hidden between them, and their addresses are the same in every demo.
          id: n + 1,
          hostId: idOf(events[0].who),
          contentId: room.place,
          title: room.title,
          description: room.description,
          scheduledAt: instantOf(dayAfter(today, room.inDays), room.time),
          maxParticipants: room.maxParticipants,
          genderRestriction: room.genderRestriction ?? ('MIXED' as const),
          // A visitor who tries the demo sees a conversation when they come in.
          showsEarlierMessages: true,
          completedAt: room.closedByHost ? newest.at : null,
          lastSeq: newest.seq,
          lastMessageAt: newest.at,
          createdAt: events[0].at,
        }
      }),
    )
    .returning({ id: chatRooms.id, title: chatRooms.title })
  const roomIds = new Map(inserted.map(({ id, title }) => [title, id]))
  const rooms = planned.map(({ key, room, events }) => {
    const id = roomIds.get(room.title)
    if (id === undefined) throw new Error(`no demo room ${key}`)
    return { key, id, events }
  })

  await tx.insert(roomMembers).values(
    rooms.flatMap(({ key, id, events }) =>
      events.filter(isEntry).map(({ who, at }) => ({
        roomId: id,
        userId: idOf(who),
        joinedAt: at,
        lastReadSeq: events.length - (who === DEMO_NICKNAME ? (demoUnread[key] ?? 0) : 0),
      })),
    ),
  )
  await tx.insert(messages).values(
    rooms.flatMap(({ id, events }) =>
      events.map(({ seq, at, who, type, content }) => ({
        roomId: id,
        seq,
        senderId: idOf(who),
        type,
        content,
        createdAt: at,
      })),
    ),
  )
  return new Map(rooms.map(({ key, id, events }) => [key, { id, hostId: idOf(events[0].who), openedAt: events[0].at }]))
}

const isEntry = ({ type }: RoomEvent) => type === 'ENTER'
