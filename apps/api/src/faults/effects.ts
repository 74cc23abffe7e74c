import type { PoolConfig } from 'pg'
import { expect } from 'vitest'
import { callServer } from '../testing/server-process.ts'
import type { CrowdMember, CrowdRoom } from './crowd.ts'
import type { DrivenTalk, Write } from './drive.ts'
import { expectWhole, readRoom } from './history.ts'
import type { Ledger } from './ledger.ts'
import type { Amounts, Common } from './mixed-writes.ts'
import { queryOnce } from './query-once.ts'

/** What members were to write, each by oneself. */
export interface Plan {
  member: CrowdMember
  talks: DrivenTalk[]
  writes: Write[]
}

interface Scene {
  http: string
  connection: PoolConfig
  rooms: CrowdRoom[]
  /** The effects of all; the first one is the host of what all use, and visits nothing. */
  plans: Plan[]
  amounts: Amounts
  common: Common
}

const COUNTS = `
  select (select count(*)::int from posts where title like 'POST-%') as posts,
    (select count(*)::int from chat_rooms where title like 'ROOM-%') as rooms,
    (select count(*)::int from comments where post_id = $1) as comments,
    (select count(*)::int from room_members where room_id = $2) as members,
    (select participant_count from chat_rooms where id = $2) as counted,
    (select count(*)::int from notifications where user_id = $3 and type = 'COMMENT') as "commentNotices",
    (select count(distinct message)::int from notifications where user_id = $3 and type = 'ROOM_JOIN') as "guestsWhoCame",
    (select count(distinct message)::int from notifications where user_id = $3 and type = 'ROOM_LEAVE') as "guestsWhoLeft"`

/** Expects in the database that every write of the plans has had its effect, and has had it once. */
async function expectCounts({ connection, plans, amounts, common: { postId, roomId } }: Scene): Promise<void> {
  const guests = plans.length - 1
  expect(await queryOnce(connection, COUNTS, [postId, roomId, plans[0]!.member.id])).toEqual([
    {
      posts: plans.length * amounts.posts,
      rooms: plans.length * amounts.rooms,
      comments: plans.length * amounts.comments,
      members: 1,
      counted: 1,
      commentNotices: guests * amounts.comments,
      // The host hears of one guest once an hour at most, and a run may go over the end of one.
      guestsWhoCame: guests,
      guestsWhoLeft: guests,
    },
  ])
}

/** Expects by what the API shows that every write has had its effect, and has had it once. */
export async function expectEachOnce(scene: Scene, ledger: Ledger): Promise<void> {
  const { http, rooms, plans, amounts, common } = scene
  for (const { id, members } of rooms) {
    const talks = plans.filter(({ member }) => member.roomId === id).map((plan) => plan.talks)
    expectWhole(await readRoom(http, members[0]!.accessToken, id), talks)
  }
  const token = plans[0]!.member.accessToken
  for (const { result } of ledger.read('ROOM')) {
    const { chatRoomId } = result as { chatRoomId: number }
    expect((await callServer(`${http}/api/chatrooms/${chatRoomId}`, { token })).status).toBe(200)
  }
  for (const { result } of ledger.read('POST')) {
    const { postId } = result as { postId: number }
    expect((await callServer(`${http}/api/community/posts/${postId}`)).status).toBe(200)
  }
  const lines = await readRoom(http, token, common.roomId)
  const visits = Array.from({ length: 2 * amounts.visits }, (_, n) => (n % 2 === 0 ? 'ENTER' : 'EXIT'))
  for (const { member } of plans.slice(1)) {
    expect(lines.filter(({ senderId }) => senderId === member.id).map(({ type }) => type)).toEqual(visits)
  }
  await expectCounts(scene)
}
