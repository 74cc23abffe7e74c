import type { ListedRoom } from '@honjeo/contract/rooms'
import { expect } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import type { PageOf } from '../testing/community.ts'
import type { Member, TestApp } from '../testing/test-app.ts'
import type { MeetingModel } from './meeting-model.ts'

export interface Walk {
  model: MeetingModel
  /** The members' accounts, numbered as in the model. */
  accounts: readonly Member[]
  /** The rooms' ids, numbered as in the model. */
  roomIds: readonly number[]
}

/** Expects that no two are in one room who must not be, of these members or of all. Returns how many were found. */
export async function expectApart(t: TestApp, memberIds: readonly number[] | null): Promise<number> {
  const { rows } = await t.sql(
    `with looked as (select * from room_members where $2::bigint[] is null or user_id = any($2))
     select 'BLOCKED' as what, a.room_id, a.user_id, b.user_id as other
     from looked a join room_members b on b.room_id = a.room_id
     join blocks k on (k.blocker_id = a.user_id and k.blocked_id = b.user_id)
       or (k.blocker_id = b.user_id and k.blocked_id = a.user_id)
     union all
     select 'REMOVED', m.room_id, m.user_id, null from looked m join room_bans n using (room_id, user_id)
     union all
     select 'GENDER', m.room_id, m.user_id, null from looked m join users u on u.id = m.user_id
     join chat_rooms r on r.id = m.room_id where r.gender_restriction not in ('MIXED', u.gender)
     union all
     select 'MINOR', m.room_id, m.user_id, null from looked m join users u on u.id = m.user_id
     where u.birth_date is null or extract(year from age($1::date, u.birth_date)) < 19`,
    koreanDay(t.clock.now()),
    memberIds,
  )
  expect(rows).toEqual([])
  return rows.length
}

/** Expects that those are in each room, and host it, whom the model has there. */
export async function expectInside(t: TestApp, { model, accounts, roomIds }: Walk): Promise<void> {
  const { rows } = await t.sql(
    `select r.id, r.host_id as host, coalesce(array_agg(m.user_id order by m.user_id) filter (where m.user_id is not null), '{}') as inside
     from chat_rooms r left join room_members m on m.room_id = r.id where r.deleted_at is null group by r.id`,
  )
  const idOf = (who: number) => accounts[who]!.id
  const expected = model.rooms.flatMap(({ host, inside, isDeleted }, n) =>
    isDeleted
      ? []
      : [
          {
            id: roomIds[n],
            host: host === null ? null : idOf(host),
            inside: inside.map(idOf).toSorted((a, b) => a - b),
          },
        ],
  )
  // Rooms are numbered by chance.
  const byNumber = (one: { id: unknown }, other: { id: unknown }) => Number(one.id) - Number(other.id)
  expect((rows as { id: unknown }[]).toSorted(byNumber)).toEqual(expected.toSorted(byNumber))
}

type Seen = readonly [roomId: number | undefined, isFull: boolean]
const byId = ([one = 0]: Seen, [other = 0]: Seen) => one - other

/** Expects the whole list to hold the rooms that the model knows of for a member, each as full as they may know. */
export async function expectListed(t: TestApp, { model, accounts, roomIds }: Walk, who: number): Promise<void> {
  const seen = new Map<number, boolean>()
  for (let cursor: string | null = ''; cursor !== null;) {
    const path = `/api/chatrooms?size=50${cursor && `&cursor=${cursor}`}`
    const page: { result: PageOf<ListedRoom> } = await t.call(path, {}, accounts[who])
    for (const room of page.result.content) seen.set(room.roomId, room.status === 'FULL')
    cursor = page.result.nextCursor
  }
  const known = model.rooms.flatMap((room, n) =>
    room.inside.length > 0 && model.knows(who, room)
      ? [[roomIds[n], model.isClosedToNewcomers(room) || model.seemsFull(who, room)] as const]
      : [],
  )
  expect([...seen].toSorted(byId)).toEqual(known.toSorted(byId))
}

/** Expects a room to be shown as full to a member whom a block keeps out of it. */
export async function expectFull(
  t: TestApp,
  { model, accounts, roomIds }: Walk,
  n: number,
  who: number,
): Promise<void> {
  const { result } = await t.call(`/api/chatrooms/${roomIds[n]}`, {}, accounts[who])
  expect(result).toMatchObject({ status: 'FULL', currentParticipants: model.rooms[n]!.max, joined: false })
}

/** Access tokens live for a quarter of an hour, and the walk moves the clock on. */
export async function renewLogins<A extends Member>(t: TestApp, accounts: A[], whom: readonly number[]): Promise<void> {
  for (const who of whom) {
    const { refreshToken } = accounts[who]!
    const reply = await t.call<Member>('/api/auth/reissue', { method: 'POST', body: { refreshToken } })
    expect(reply.code).toBe('COMMON200')
    accounts[who] = { ...accounts[who]!, ...reply.result }
  }
}
