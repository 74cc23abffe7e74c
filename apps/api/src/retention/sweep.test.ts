import { DELETED_KEEP_DAYS } from '@honjeo/contract/values/limits'
import { beforeAll, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { cleanUpNow } from '../testing/clean-up.ts'
import { say } from '../testing/conversation.ts'
import { addImage } from '../testing/images.ts'
import { meetings } from '../testing/meetings.ts'
import { addOwnData } from '../testing/own-data.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { addReviews } from '../testing/reviews.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'
import { tracesOfAll } from '../testing/traces.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
const plans = planActs(t)
/** Moves the sequence, so that the member's id occurs in no other meaning. */
const NUMBER = 987_654_321
const EMAIL = 'marker.of.mine@example.com'
let me: Member
let other: Member

const post = <T>(url: string, body: object, as?: Member) => t.call<T>(url, { method: 'POST', body }, as)
const remove = async (url: string) => expect((await t.call(url, { method: 'DELETE' }, me)).status).toBe(200)

/** The columns that each marker is found in, and in no other. */
async function traces(marks: readonly string[]): Promise<Record<string, string[]>> {
  const all = await tracesOfAll(t, marks)
  return Object.fromEntries(Object.entries(all).filter(([, columns]) => columns.length > 0))
}

async function signIn(headers: Record<string, string> = {}) {
  const body = { email: me.email, password: TEST_PASSWORD }
  const { result } = await t.call<Member>('/api/auth/login', { method: 'POST', body, headers })
  Object.assign(me, result)
}

const DELETED = [
  '제목표',
  '본문표',
  '댓글표',
  '방표',
  '설명표',
  '대화표',
  '일정표시',
  '메모표',
  '리뷰표',
  '연락표',
].map((word) => `지운${word}`)
let deletedImage: string

async function deleteEverything() {
  const [title, content, comment, roomTitle, description, talk, planTitle, memo, review, contact] = DELETED as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  const { imageName } = await addImage(t, me)
  deletedImage = imageName
  const postId = await board.addPost(me, { title, content, images: [imageName] })
  const elsewhere = await board.addPost(other)
  const commentId = await board.addComment(me, elsewhere, { content: comment })
  await board.addComment(other, elsewhere, { parentId: commentId })
  const roomId = await t.addRoom(me, { contentId: SAEBYEOL, title: roomTitle, description })
  await say(t, me, roomId, talk)
  const { result: plan } = await plans.make(me)
  const spots = [spotDraft({ memo })]
  const changed = await plans.change(plan, { title: planTitle, days: [{ dayIndex: 0, spots }] }, me)
  expect(changed.status).toBe(200)
  const [reviewId] = await addReviews(t.database, SAEBYEOL, { userId: me.id, content: review })
  const draft = { name: contact, channel: 'EMAIL', email: 'deleted.kin@example.com' }
  const added = await post<{ contactId: number }>('/api/trusted-contacts', draft, me)
  expect(added.status).toBe(201)
  expect(Object.keys(await traces(DELETED))).toEqual(DELETED)

  await remove(`/api/community/posts/${postId}`)
  await remove(`/api/community/comments/${commentId}`)
  await remove(`/api/chatrooms/${roomId}`)
  await remove(`/api/plans/${plan.planId}`)
  await remove(`/api/reviews/${reviewId}`)
  await remove(`/api/trusted-contacts/${added.result.contactId}`)
}

async function rename(nickName: string) {
  const changed = await t.call('/api/mypage/profile', { method: 'PUT', body: { nickName } }, me)
  expect(changed.status).toBe(200)
}

/** The columns that, by the privacy text, keep something of a member after the withdrawal. */
const STAYING: Record<string, string[]> = {
  남긴제목표: ['posts.title'],
  남긴본문표: ['posts.content'],
  남긴댓글표: ['comments.content'],
  남긴리뷰표: ['reviews.content'],
  // The message was reported, and the report is undecided.
  남긴대화표: ['messages.content', 'reports.context', 'reports.target_content'],
  남긴신고표: ['reports.detail'],
  남긴문의표: ['inquiries.content'],
  정지까닭표: ['audit_log.note', 'former_sanctions.reason'],
  떠난까닭표: ['withdrawals.detail'],
}

const GOING = [
  '이름표시나',
  '표시별명',
  '다음별명',
  '소개표시',
  '1987-03-09',
  EMAIL,
  'MarkerAgent/7',
  '33.31415',
  '쪽지표시',
  '타이머표시',
  '일정메모표시',
  '연락처표시',
  'kin.marker@example.com',
  'https://push.example/marker',
  String(NUMBER),
]

beforeAll(async () => {
  await t.sql(`alter table users alter column id restart with ${NUMBER}`)
  me = await t.addMember({ name: '이름표시나', nickName: '먼저별명', birthDate: '1987-03-09', bio: '소개표시' })
  if (me.id !== NUMBER) throw new Error(`the member is number ${me.id}`)
  await t.sql('alter table users alter column id restart with 5000')
  await t.sql('update users set email = $2 where id = $1', me.id, EMAIL)
  me.email = EMAIL
  other = await t.addMember()
  await signIn({ 'user-agent': 'MarkerAgent/7' })
  await deleteEverything()
  const elsewhere = await board.addPost(other)
  await board.addComment(me, elsewhere)
  await board.comment(other, elsewhere, { content: '@먼저별명 안녕하세요', mentions: [me.id] })
  await rename('표시별명')
})

it('SWEEP: thirty-one days after a deletion no column of any table has anything of it', async () => {
  t.clock.advance((DELETED_KEEP_DAYS + 1) * 86_400)
  await cleanUpNow(t)
  expect(await traces([...DELETED, 'deleted.kin@example.com', deletedImage])).toEqual({})
  // Nothing is left of a nickname that the member gave up; a member who was called by it is called by the one of today.
  expect(await traces(['먼저별명'])).toEqual({})
  expect((await t.sql(`select from comments where content = '@표시별명 안녕하세요'`)).rowCount).toBe(1)
})

it('SWEEP: right after a withdrawal only what the privacy text names is left', async () => {
  await signIn({ 'user-agent': 'MarkerAgent/7' })
  Object.assign(other, (await post<Member>('/api/auth/login', { email: other.email, password: TEST_PASSWORD })).result)
  const content = '남긴본문표'
  await board.addPost(me, { title: '남긴제목표', content })
  const elsewhere = await board.addPost(other)
  const commentId = await board.addComment(me, elsewhere, { content: '남긴댓글표' })
  await board.comment(other, elsewhere, { content: '@표시별명 그래요', parentId: commentId, mentions: [me.id] })
  const called = await board.comment(other, elsewhere, { content: '@표시별명 맞아요', mentions: [me.id] })
  await desk.report({ targetCommentId: called.result.commentId }, me)
  await rename('다음별명')
  await board.comment(other, elsewhere, { content: '@다음별명 반가워요', mentions: [me.id] })
  await board.addComment(me, elsewhere, { content: '이름을 바꿨어요' })
  await addReviews(t.database, SAEBYEOL, { userId: me.id, content: '남긴리뷰표' })
  const roomId = await t.addRoom(other, { contentId: SAEBYEOL })
  await t.join(roomId, me)
  await say(t, me, roomId, '남긴대화표')
  const { rows } = await t.sql('select max(seq) as seq from messages where room_id = $1', roomId)
  // The account blocks the other one, which is refused while both are in one room.
  await addOwnData(t, me, await t.addMember())
  await desk.report({ targetRoomId: roomId, targetMessageSeq: rows[0].seq }, other)
  await t.sql(`update reports set detail = '남긴신고표' where reporter_id = $1`, me.id)
  await desk.report({ targetUserId: me.id }, other)
  await post('/api/inquiries', { category: 'GENERAL', title: '문의', content: '남긴문의표' }, me)
  await t.sql(
    `update plan_spots set memo = '일정메모표시' where plan_id in (select id from plans where user_id = $1)`,
    me.id,
  )
  await t.sql(
    `update check_ins set title = '타이머표시', note = '쪽지표시', lat = 33.31415, lng = 126.5, accuracy_m = 5, fix_at = now()
     where user_id = $1 and ended_at is null`,
    me.id,
  )
  await t.sql(
    `update trusted_contacts set name = '연락처표시', email = 'kin.marker@example.com' where owner_id = $1 and channel = 'EMAIL'`,
    me.id,
  )
  await t.sql(
    `insert into location_provisions (user_id, source, viewer_id, recipient, first_at, last_at)
     values ($1, 'TIMER', 77, '연락처표시', now(), now())`,
    me.id,
  )
  await t.sql(`update push_subscriptions set endpoint = 'https://push.example/marker' where user_id = $1`, me.id)
  const staff = await addStaff(t)
  // Answers are kept for a request that is sent again under its key.
  const warning = {
    method: 'POST',
    body: { reason: '정지까닭표' },
    headers: { 'idempotency-key': 'warning-of-sweep' },
  } as const
  expect((await t.call(`/api/admin/members/${me.id}/warnings`, warning, staff)).status).toBeLessThan(300)
  const looking = { headers: { 'idempotency-key': 'look-of-sweep' } }
  expect((await t.call(`/api/admin/members/${me.id}`, looking, staff)).status).toBe(200)

  const before = await traces([...GOING, ...Object.keys(STAYING)])
  // The reason of the withdrawal is written last.
  const marks = [...GOING, ...Object.keys(STAYING)].filter((mark) => mark !== '떠난까닭표')
  expect(Object.keys(before).toSorted()).toEqual(marks.toSorted())
  const body = { reason: 'OTHER', detail: '떠난까닭표' }
  expect(await t.withdraw(me, body)).toMatchObject({ status: 200 })

  expect(await traces(Object.keys(STAYING))).toEqual(STAYING)
  // The id stays in the rows about what staff did and in reports; it leads to no account any more. A key is kept for days.
  expect(await traces(GOING)).toEqual({
    [String(NUMBER)]: ['audit_log.target_id', 'idempotency_keys.route', 'reports.target_id'],
  })
})

it('SWEEP: nor is what a member asked a host, or said of whom they met; only the line for staff stays, as a report', async () => {
  const { attendance, claim, meet, write } = meetings(t)
  const [asker, host] = [await t.addMember(), await t.addMember()]
  const past = await meet(host, asker)
  await claim(past, 'MET', host, asker)
  const words = { tags: ['KIND'], sentence: '한마디표시', toStaff: '운영자표시' }
  expect((await write(await attendance(past, host, asker), words, asker)).status).toBe(200)
  const roomId = await t.addRoom(host, { contentId: SAEBYEOL, joinPolicy: 'APPROVAL' })
  expect((await post(`/api/chatrooms/${roomId}/join`, { text: '요청표시' }, asker)).status).toBe(202)
  const marks = ['한마디표시', '운영자표시', '요청표시']
  expect(Object.keys(await traces(marks)).toSorted()).toEqual(marks.toSorted())
  expect((await t.withdraw(asker)).status).toBe(200)
  expect(await traces(marks)).toEqual({ 운영자표시: ['reports.detail'] })
})
