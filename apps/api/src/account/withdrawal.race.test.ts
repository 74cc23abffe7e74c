import { expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const ROUNDS = 8

const report = (target: object, as: Member) =>
  t.call('/api/reports', { method: 'POST', body: { reason: 'SPAM', detail: '광고예요', ...target } }, as)

/** What others do just then, at the leaver's own post and rooms. */
async function doAllAtOnce(leaver: Member, others: [Member, Member]) {
  const [one, two] = others
  const postId = await board.addPost(leaver)
  await board.scrap(leaver, postId)
  const [hosted, joined] = [
    await t.addRoom(leaver, { contentId: SAEBYEOL }),
    await t.addRoom(one, { contentId: SAEBYEOL }),
  ]
  await t.join(hosted, one)
  await t.join(joined, leaver)
  const host = (to: Member) => ({ method: 'POST' as const, body: { userId: to.id } })
  const replies = await Promise.all([
    t.withdraw(leaver),
    board.comment(one, postId, { content: '가지 마세요', mentions: [leaver.id] }),
    board.comment(two, postId, { content: '저도요' }),
    board.scrap(one, postId),
    board.scrap(two, postId),
    t.join(hosted, two),
    t.join(joined, two),
    t.call(`/api/chatrooms/${joined}/host`, host(leaver), one),
    report({ targetPostId: postId }, one),
    report({ targetUserId: leaver.id }, two),
    t.call(`/api/blocks/${leaver.id}`, { method: 'POST' }, two),
    board.comment(leaver, postId, { content: '안녕히' }),
    t.call('/api/mypage/profile', { method: 'PUT', body: { bio: '안녕' } }, leaver),
    say(t, one, joined, '어디 가세요?').then(() => ({ status: 200 })),
  ])
  return { replies, postId, rooms: [hosted, joined] }
}

it('a withdrawal in the middle of all that others do fails no one, and leaves every figure right', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const members = [await t.addMember(), await t.addMember(), await t.addMember()] as const
    const { replies, postId, rooms } = await doAllAtOnce(members[0], [members[1], members[2]])
    expect(replies[0]).toMatchObject({ status: 200 })
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    const { rows } = await t.sql(
      `select
        comment_count = (select count(*) from comments where post_id = posts.id) as comments,
        scrap_count = (select count(*) from scraps where post_id = posts.id) as scraps,
        author_id as "authorId"
      from posts where id = $1`,
      postId,
    )
    expect(rows).toEqual([{ comments: true, scraps: true, authorId: null }])
    const state = await t.sql(
      `select participant_count = (select count(*) from room_members where room_id = chat_rooms.id) as counted,
        host_id is not distinct from
          (select user_id from room_members where room_id = chat_rooms.id and user_id = host_id) as "isHosted",
        last_seq = (select count(*) from messages where room_id = chat_rooms.id) as "isNumbered"
      from chat_rooms where id = any($1)`,
      rooms,
    )
    expect(state.rows).toEqual(rooms.map(() => ({ counted: true, isHosted: true, isNumbered: true })))
  }
}, 60_000)
