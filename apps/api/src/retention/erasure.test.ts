import {
  CASE_KEEP_DAYS,
  DELETED_KEEP_DAYS,
  FORMER_CASE_KEEP_DAYS,
  ROOM_KEEP_DAYS,
} from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { cleanUpNow } from '../testing/clean-up.ts'
import { history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'
import { tracesOf, tracesOfAll } from '../testing/traces.ts'
import { eraseWhatIsDue } from './retention.service.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
let round = 0
let me: Member
let other: Member

beforeEach(async () => {
  round++
  me = await t.addMember()
  other = await t.addMember()
})

/** A word that no other text holds. */
const mark = (name: string) => `표시${name}${round}번`
const days = (count: number) => t.clock.advance(count * 86_400)
const signIn = async (as: Member): Promise<Member> => {
  const body = { email: as.email, password: TEST_PASSWORD }
  const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body })
  return { ...as, accessToken: result.accessToken }
}
const removeRoom = (roomId: number, as: Member) => t.call(`/api/chatrooms/${roomId}`, { method: 'DELETE' }, as)

async function deletedThings() {
  const postId = await board.addPost(me, { title: mark('제목'), content: mark('글') })
  await board.addComment(other, postId, { content: mark('남의댓글') })
  const elsewhere = await board.addPost(other)
  const alone = await board.addComment(me, elsewhere, { content: mark('댓글') })
  const answered = await board.addComment(me, elsewhere, { content: mark('물음') })
  await board.addComment(other, elsewhere, { parentId: answered, content: '그러게요' })
  const roomId = await t.addRoom(me, { contentId: SAEBYEOL, title: mark('방'), description: mark('설명') })
  await t.join(roomId, other)
  await say(t, me, roomId, mark('말'))
  await say(t, other, roomId, mark('남의말'))
  await board.remove(me, postId)
  for (const id of [alone, answered]) await board.removeComment(me, id)
  expect((await removeRoom(roomId, me)).status).toBe(200)
  const open = await t.addRoom(other, { contentId: SAEBYEOL })
  await t.join(open, me)
  await say(t, me, open, mark('취소한말'))
  const { seq } = (await history(t, open, me)).at(-1)!
  expect((await t.call(`/api/chatrooms/${open}/messages/${seq}`, { method: 'DELETE' }, me)).status).toBe(200)
  const marks = ['제목', '글', '남의댓글', '댓글', '물음', '방', '설명', '말', '남의말', '취소한말']
  return { elsewhere, marks: marks.map(mark) }
}

const allTraces = async (marks: string[]) => {
  const found = Object.entries(await tracesOfAll(t, marks))
  return found.filter(([, columns]) => columns.length > 0)
}

describe('what a member has deleted', () => {
  it('is kept for thirty days, and then erased from every column, with what was written in it', async () => {
    const { elsewhere, marks } = await deletedThings()
    days(DELETED_KEEP_DAYS)
    await cleanUpNow(t)
    expect((await allTraces(marks)).map(([each]) => each)).toEqual(marks)
    days(1)
    await cleanUpNow(t)
    expect(await allTraces(marks)).toEqual([])
    const { content } = (await board.comments(elsewhere)).result
    expect(content).toEqual([
      expect.objectContaining({
        isDeleted: true,
        content: '',
        replies: [expect.objectContaining({ content: '그러게요' })],
      }),
    ])
  })

  it('is erased at once when they leave', async () => {
    const { elsewhere, marks } = await deletedThings()
    expect((await t.withdraw(me)).status).toBe(200)
    const left = await allTraces(marks)
    // Notifications about a room that was deleted quote its title, and go with the period of notifications.
    expect(left).toEqual([[mark('방'), ['notifications.args', 'notifications.message']]])
    expect((await board.comments(elsewhere)).result.content).toHaveLength(1)
  })

  it('leaves no empty place of a comment once its answers are gone', async () => {
    const postId = await board.addPost(other)
    const asked = await board.addComment(me, postId)
    const answer = await board.addComment(other, postId, { parentId: asked })
    await board.removeComment(me, asked)
    days(DELETED_KEEP_DAYS + 1)
    await cleanUpNow(t)
    await board.removeComment(await signIn(other), answer)
    days(DELETED_KEEP_DAYS + 1)
    await cleanUpNow(t)
    expect((await t.sql('select from comments where post_id = $1', postId)).rowCount).toBe(0)
  })

  it('stays in an open report of it, and in that until thirty days after the decision', async () => {
    const postId = await board.addPost(me, { title: mark('제목'), content: mark('글') })
    const reportId = await desk.report({ targetPostId: postId }, other, { detail: mark('까닭') })
    await board.remove(me, postId)
    expect((await t.withdraw(me)).status).toBe(200)
    days(300)
    await cleanUpNow(t)
    expect(await tracesOf(t, mark('글'))).toEqual(['reports.target_content'])
    expect((await desk.decide(reportId, {}, await addStaff(t))).status).toBe(200)
    days(DELETED_KEEP_DAYS + 1)
    await cleanUpNow(t)
    expect(await allTraces([mark('글'), mark('제목')])).toEqual([])
    expect(await tracesOf(t, mark('까닭'))).toEqual(['reports.detail'])
  })

  it.each([
    { who: 'its author', leaversOf: () => [me], kept: FORMER_CASE_KEEP_DAYS },
    { who: 'who reported it', leaversOf: () => [other], kept: FORMER_CASE_KEEP_DAYS },
    { who: 'neither of the two', leaversOf: () => [], kept: CASE_KEEP_DAYS },
  ])(
    'goes from a report that staff never decide, where $who has left after $kept days',
    async ({ leaversOf, kept }) => {
      const postId = await board.addPost(me, { title: mark('제목'), content: mark('글') })
      await desk.report({ targetPostId: postId }, other, { detail: mark('까닭') })
      await board.remove(me, postId)
      for (const leaver of leaversOf()) expect((await t.withdraw(leaver)).status).toBe(200)
      days(kept - 1)
      await cleanUpNow(t)
      expect(await tracesOf(t, mark('글'))).toEqual(['reports.target_content'])
      days(2)
      await cleanUpNow(t)
      expect(await allTraces([mark('글'), mark('제목'), mark('까닭')])).toEqual([])
    },
  )
})

describe('a room', () => {
  it('is erased with its conversation after the period, in pieces where it is long', async () => {
    const roomId = await t.addRoom(me, { contentId: SAEBYEOL, title: mark('방') })
    await t.join(roomId, other)
    await say(t, me, roomId, mark('말'))
    await t.sql(
      `insert into messages (room_id, seq, sender_id, type, content, reply_to_seq)
       select $1, 1000 + n, $2, 'TALK', $3, case when n > 1 then 999 + n end from generate_series(1, 1200) n`,
      roomId,
      me.id,
      mark('말'),
    )
    days(ROOM_KEEP_DAYS)
    await cleanUpNow(t)
    expect(await tracesOf(t, mark('말'))).toEqual(['messages.content'])
    days(2)
    await cleanUpNow(t)
    expect(await allTraces([mark('방'), mark('말')])).toEqual([])
  })

  it('that its host leaves empty goes with the host’s account; one that others are in stays', async () => {
    const empty = await t.addRoom(me, { contentId: SAEBYEOL, title: mark('혼자') })
    await say(t, me, empty, mark('혼잣말'))
    const shared = await t.addRoom(me, { contentId: SAEBYEOL, title: mark('함께') })
    await t.join(shared, other)
    await say(t, me, shared, mark('인사'))
    await t.withdraw(me)
    expect(await allTraces([mark('혼자'), mark('혼잣말')])).toEqual([])
    expect(await tracesOf(t, mark('인사'))).toEqual(['messages.content'])
  })

  it('that everybody has left goes a month later', async () => {
    const roomId = await t.addRoom(me, {
      contentId: SAEBYEOL,
      title: mark('방'),
      joinDate: t.clock.inSeconds(300 * 86_400),
    })
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, me)
    expect((await t.sql('select from chat_rooms where id = $1 and host_id is null', roomId)).rowCount).toBe(1)
    days(DELETED_KEEP_DAYS + 1)
    await cleanUpNow(t)
    expect(await tracesOf(t, mark('방'))).toEqual([])
  })
})

it('the lines around a reported message no longer name a former member by number', async () => {
  const roomId = await t.addRoom(other, { contentId: SAEBYEOL })
  await t.join(roomId, me)
  await say(t, me, roomId, '먼저 갈게요')
  await say(t, other, roomId, '기다려요')
  const { rows } = await t.sql('select max(seq) as seq from messages where room_id = $1', roomId)
  await desk.report({ targetRoomId: roomId, targetMessageSeq: rows[0].seq }, me)
  await t.withdraw(other)
  const { rows: reports } = await t.sql(
    `select context from reports where target_type = 'MESSAGE' and target_id = $1`,
    roomId,
  )
  const said = reports[0].context as { senderId: number | null; content: string }[]
  expect(said.map(({ senderId, content }) => [senderId, content])).toEqual([
    [me.id, '먼저 갈게요'],
    [null, '기다려요'],
  ])
})

describe('the audit log', () => {
  const insert = (after: object, age = '1 hour') =>
    t.sql(
      `insert into audit_log (staff_name, action, target_type, target_id, before, after, created_at)
       values ('명령줄', 'MEMBER_UPDATE', 'MEMBER', $1, $2, $2, now() - $3::interval) returning id, before, after`,
      String(me.id),
      after,
      age,
    )

  it('refuses gender and birth date in the database itself', async () => {
    const { rows } = await insert({ gender: 'MALE', birthDate: '1988-04-10', hasBio: false })
    expect(rows[0]).toMatchObject({
      before: { hasBio: false },
      after: { hasBio: false, genderChanged: true, birthDateChanged: true },
    })
    expect((await insert({ gender: 'MALE' })).rows[0]).toMatchObject({ before: null, after: { genderChanged: true } })
  })

  it('lets nothing go for three years, and then all of it', async () => {
    const { rows } = await insert({ hasBio: false }, '3 years 2 days')
    const { rows: recent } = await insert({ hasBio: false }, '2 years 364 days')
    await expect(t.sql('delete from audit_log where id = $1', recent[0].id)).rejects.toThrow('append-only')
    await expect(t.sql('update audit_log set note = null where id = $1', rows[0].id)).rejects.toThrow('append-only')
    await cleanUpNow(t)
    const { rows: kept } = await t.sql('select id from audit_log where id in ($1, $2)', rows[0].id, recent[0].id)
    expect(kept).toEqual(recent.map(({ id }) => ({ id })))
  })
})

it('two servers do not do it twice, and each writes one line where it did something', async () => {
  await board.remove(me, await board.addPost(me))
  days(DELETED_KEEP_DAYS + 1)
  const lines: { rows: Record<string, number> }[] = []
  const errors: unknown[] = []
  const log = { info: (line: (typeof lines)[number]) => lines.push(line), error: (line: unknown) => errors.push(line) }
  const clean = () => eraseWhatIsDue({ database: t.database, clock: t.clock, log })
  await Promise.all([clean(), clean()])
  await clean()
  expect(errors).toEqual([])
  // A row of another table may have become due between the two, and has a line of its own.
  expect(lines.flatMap(({ rows }) => rows['posts'] ?? [])).toEqual([1])
})

it('the clean-up removes at most 500 rows in a statement, and waits for no one who is writing to one', async () => {
  const many = 'generate_series(1, 1001) n'
  const past = `$1::timestamptz - interval '2 days'`
  const now = t.clock.now()
  await t.sql(
    `insert into email_codes (email, purpose, code_hash, tries_left, created_at, expires_at)
     select 'many' || n || '@example.com', 'SIGNUP', 'x', 5, ${past}, ${past} from ${many}`,
    now,
  )
  await t.sql(
    `insert into verification_tickets (token_hash, email, purpose, created_at, expires_at)
     select 'many' || n, 'many' || n || '@example.com', 'SIGNUP', ${past}, ${past} from ${many}`,
    now,
  )
  await t.sql(`insert into former_members (left_on, expires_at) select current_date, ${past} from ${many}`, now)
  await t.sql(
    `with contacts as (
       insert into trusted_contacts (owner_id, name, channel, email, position, removed_at)
       select $2, case when n > 1001 then 'named' else 'gone' end, 'EMAIL', 'many' || n || '@example.com', 1, ${past}
       from generate_series(1, 2002) n returning id, name),
     timer as (
       insert into check_ins (user_id, title, planned_at, grace_minutes, stage, ending, ended_at)
       values ($2, '걷기', ${past}, 15, 'ENDED', 'SAFE', ${past}) returning id)
     insert into check_in_contacts (check_in_id, contact_id, position)
     select timer.id, contacts.id, 1 from timer, contacts where contacts.name = 'named'`,
    now,
    me.id,
  )
  await t.sql('create table erased_at_once (what text, count int)')
  await t.sql(`create function note_erased() returns trigger language plpgsql as $$ begin
    insert into erased_at_once select tg_table_name || ' ' || tg_op, count(*) from gone; return null; end $$`)
  const watched = ['email_codes', 'verification_tickets', 'former_members', 'trusted_contacts']
  for (const table of watched)
    for (const act of table === 'trusted_contacts' ? ['delete', 'update'] : ['delete'])
      await t.sql(`create trigger note_${act} after ${act} on ${table} referencing old table as gone
        for each statement execute function note_erased()`)
  const writer = await t.database.pool.connect()
  try {
    await writer.query('begin')
    await writer.query(`select from email_codes where email = 'many7@example.com' for update`)
    await cleanUpNow(t)
  } finally {
    await writer.query('rollback')
    writer.release()
  }
  const { rows } = await t.sql(
    'select what, max(count) as most, sum(count)::int as sum from erased_at_once group by what order by what',
  )
  await t.sql('drop function note_erased cascade')
  await t.sql('drop table erased_at_once')
  const sum = expect.toSatisfy((count: number) => count >= 1000)
  expect(rows).toEqual(
    ['email_codes DELETE', 'former_members DELETE', 'trusted_contacts DELETE', 'trusted_contacts UPDATE']
      .concat('verification_tickets DELETE')
      .map((what) => ({ what, most: 500, sum })),
  )
  const left = await t.sql(`select email from email_codes where email like 'many%'`)
  expect(left.rows).toEqual([{ email: 'many7@example.com' }])
})
