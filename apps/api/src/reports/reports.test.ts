import type { PostSummary } from '@honjeo/contract/community'
import type { PlaceReviewPage } from '@honjeo/contract/places'
import type { ReportReason } from '@honjeo/contract/reports'
import { REPORT_DETAIL_MAX, REPORTS_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comments } from '@honjeo/schema/comments'
import { history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addPosts } from '../testing/posts.ts'
import { addReporters, growOlder } from '../testing/report-desk.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Envelope, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let author: Member
let members: Member[]
let member: Member

beforeAll(async () => {
  author = await t.addMember()
  members = await addReporters(t, 6)
})
beforeEach(async () => {
  member = await t.addMember()
})

const draft = { reason: 'SPAM', detail: '광고만 계속 올려요' }
const report = (target: object, { as = member, headers = {} } = {}) =>
  t.call<{ reportId: number; fields?: Record<string, string> }>(
    '/api/reports',
    { method: 'POST', body: { ...draft, ...target }, headers },
    as,
  )
const decide = (id: number, status: string) =>
  t.sql('update reports set status = $2, processed_at = now() where id = $1', id, status)

const addPost = async () => (await addPosts(t.database, { authorId: author.id }))[0] ?? 0
const addReview = async () => (await addReviews(t.database, SAEBYEOL, { userId: author.id }))[0] ?? 0
async function addComment() {
  const row = { postId: await addPost(), authorId: author.id, content: '광고예요' }
  const [comment] = await t.database.db.insert(comments).values(row).returning({ id: comments.id })
  return comment?.id ?? 0
}

it('offers reasons in words', async () => {
  const { result } = await t.call<ReportReason[]>('/api/reports/reasons')
  expect(result.map(({ code }) => code)).toEqual([
    'SPAM',
    'ABUSE',
    'INAPPROPRIATE',
    'COPYRIGHT',
    'HARASSMENT',
    'FRAUD',
    'SEXUAL',
    'ILLEGAL_FILMING',
    'NO_SHOW',
    'MEETING',
    'MISLEADING',
  ])
  expect(result.every(({ name, description, enabled }) => name !== '' && description !== '' && enabled)).toBe(true)
})

describe('a report', () => {
  it('is taken of a member, a post, a comment, a review and a room', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    const targets = [
      { targetUserId: author.id },
      { targetPostId: await addPost() },
      { targetCommentId: await addComment() },
      { targetReviewId: await addReview() },
      { targetRoomId: roomId },
    ]
    for (const target of targets) {
      const { status, result } = await report(target)
      expect([target, status, result]).toEqual([target, 201, { reportId: expect.any(Number) }])
    }
    const { rows } = await t.database.pool.query(
      'select target_type, target_user_id, reason, detail, status from reports where reporter_id = $1 order by id',
      [member.id],
    )
    expect(rows).toEqual(
      ['USER', 'POST', 'COMMENT', 'REVIEW', 'ROOM'].map((type) => ({
        target_type: type,
        target_user_id: author.id,
        ...draft,
        status: 'PENDING',
      })),
    )
  })

  it('is taken of a message by those who can read it', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    await t.join(roomId, member)
    await say(t, author, roomId, '나쁜 말')
    const seq = (await history(t, roomId, member)).at(-1)!.seq
    const target = { targetRoomId: roomId, targetMessageSeq: seq }
    expect((await report(target)).status).toBe(201)
    expect(await report(target)).toMatchObject({ code: 'REPORT4090' })
    expect((await report({ targetRoomId: roomId })).status).toBe(201)
    expect(await report(target, { as: await t.addMember() })).toMatchObject({ status: 404, code: 'REPORT4040' })
  })

  it('keeps what was said around a message, though it is taken back', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    await t.join(roomId, member)
    await say(t, author, roomId, '미리', ...Array.from({ length: 9 }, (_, n) => `${n}`), '나쁜 말', '끝')
    const messages = await history(t, roomId, member)
    const { seq, sendAt } = messages.find(({ content }) => content === '나쁜 말')!
    expect((await report({ targetRoomId: roomId, targetMessageSeq: seq })).status).toBe(201)
    await t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, author)

    const { rows } = await t.database.pool.query<{ context: { content: string }[] }>(
      'select context from reports where target_id = $1 and target_seq = $2',
      [roomId, seq],
    )
    const said = ['미리', '0', '1', '2', '3', '4', '5', '6', '7', '8', '나쁜 말', '끝']
    expect(rows[0]?.context.map(({ content }) => content)).toEqual(said)
    expect(rows[0]?.context.at(-2)).toEqual({
      seq,
      senderId: author.id,
      content: '나쁜 말',
      image: null,
      pin: null,
      sentAt: sendAt,
    })
  })

  it('is of no line of the room itself', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    await t.join(roomId, member)
    for (const targetMessageSeq of [1, 2]) {
      expect(await report({ targetRoomId: roomId, targetMessageSeq })).toMatchObject({ code: 'REPORT4040' })
    }
  })

  it('is one of a target while it is open', async () => {
    const target = { targetPostId: await addPost() }
    const replies = await Promise.all([report(target), report(target)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'REPORT4090'])
    const [{ result: first } = replies[0]] = replies.filter(({ status }) => status === 201)
    await decide(first.reportId, 'REJECTED')
    expect((await report(target)).status).toBe(201)
  })

  it('is taken once however often it is tapped', async () => {
    const headers = { 'idempotency-key': 'report-1' }
    const target = { targetUserId: author.id }
    const [first, second] = [await report(target, { headers }), await report(target, { headers })]
    expect([first.status, second.result]).toEqual([201, first.result])
  })

  it('is of members', async () => {
    const body = { ...draft, targetUserId: author.id }
    expect(await t.call('/api/reports', { method: 'POST', body })).toMatchObject({ status: 401 })
  })
})

describe('is refused', () => {
  const EVIDENCE = '증거 주소는 http:// 또는 https://로 시작해야 해요.'
  it.each([
    ['no reason', { reason: '' }, 'reason', '신고 사유를 선택해주세요.'],
    ['an unknown reason', { reason: 'BORING' }, 'reason', '신고 사유를 선택해주세요.'],
    ['only blanks', { detail: ' \n ' }, 'detail', '상세 내용을 1~500자로 입력해주세요.'],
    ['501 characters', { detail: '가'.repeat(REPORT_DETAIL_MAX + 1) }, 'detail', '상세 내용을 1~500자로 입력해주세요.'],
    ['no target', { targetUserId: undefined }, 'target', '무엇을 신고할지 하나만 골라주세요.'],
    ['two targets', { targetPostId: 1 }, 'target', '무엇을 신고할지 하나만 골라주세요.'],
    ['a message of no room', { targetMessageSeq: 1 }, 'target', '무엇을 신고할지 하나만 골라주세요.'],
    ['evidence that is no address', { evidence: '제 말이 맞아요' }, 'evidence', EVIDENCE],
    ['evidence that is code', { evidence: 'javascript:alert(1)' }, 'evidence', EVIDENCE],
    ['evidence without a host', { evidence: 'https://' }, 'evidence', EVIDENCE],
    ['a file as evidence', { evidence: 'ftp://files.example/1.png' }, 'evidence', EVIDENCE],
    ['an image that was not named by us', { imageName: '../1.png' }, 'imageName', '올린 이미지의 이름이 아니에요.'],
    ['a status', { status: 'REVIEWED' }, 'status', '알 수 없는 항목이에요.'],
  ])('%s', async (_, changes, field, sentence) => {
    const reply = await report({ targetUserId: author.id, ...changes })
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(reply.result.fields).toEqual({ [field]: sentence })
  })

  it('what is one’s own', async () => {
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL })
    for (const target of [
      { targetUserId: author.id },
      { targetPostId: await addPost() },
      { targetCommentId: await addComment() },
      { targetReviewId: await addReview() },
      { targetRoomId: roomId },
    ]) {
      expect(await report(target, { as: author })).toMatchObject({ status: 400, code: 'REPORT4001' })
    }
  })

  it('what is gone, out of sight, or never was', async () => {
    const [deleted, hidden] = await addPosts(
      t.database,
      { deletedAt: '2026-11-01T00:00:00Z' },
      { hiddenAt: '2026-11-01T00:00:00Z' },
    )
    const comment = { authorId: author.id, content: '댓글' }
    const [ofDeleted] = await t.database.db
      .insert(comments)
      .values({ ...comment, postId: deleted! })
      .returning({ id: comments.id })
    for (const target of [
      { targetPostId: deleted },
      { targetPostId: hidden },
      { targetCommentId: ofDeleted!.id },
      ...['User', 'Post', 'Comment', 'Review', 'Room'].map((name) => ({ [`target${name}Id`]: 2_000_000_000 })),
    ]) {
      expect(await report(target)).toMatchObject({ status: 404, code: 'REPORT4040' })
    }
  })

  it('one more than a day allows, also all at once', async () => {
    await t.database.pool.query(
      `insert into reports (reporter_id, target_type, target_id, reason, detail, created_at)
       select $1, 'USER', 1000000 + n, 'SPAM', '광고', $3 from generate_series(1, $2) n`,
      [member.id, REPORTS_PER_DAY - 1, t.clock.now().toISOString()],
    )
    expect(await report({ targetUserId: 2_000_000_000 })).toMatchObject({ code: 'REPORT4040' })
    const targets = [
      { targetUserId: author.id },
      { targetPostId: await addPost() },
      { targetReviewId: await addReview() },
    ]
    const replies = await Promise.all(targets.map((target) => report(target)))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'REPORT4290', 'REPORT4290'])
  })
})

describe('five members who report the same', () => {
  /** Lets all report at once, each over a connection of their own. */
  async function reportTogether(target: object, reporters: Member[]) {
    const { http } = await t.listen()
    const replies = await Promise.all(
      reporters.map(({ accessToken }) =>
        fetch(`${http}/api/reports`, {
          method: 'POST',
          headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
          body: JSON.stringify({ ...draft, ...target }),
        }),
      ),
    )
    return Promise.all(replies.map(async (reply) => ((await reply.json()) as Envelope).code))
  }
  const FIVE = Array<string>(5).fill('COMMON200')

  it('take a review out of sight, and its stars out of the figures', async () => {
    const reviewId = await addReview()
    const list = async () => (await t.call<PlaceReviewPage>(`/api/tourist-spots/${SAEBYEOL}/reviews?size=50`)).result
    const shown = async () => (await list()).content.some(({ id }) => id === reviewId)
    const { totalReviews } = (await list()).stats
    await reportTogether({ targetReviewId: reviewId }, members.slice(0, 4))
    expect(await shown()).toBe(true)
    await reportTogether({ targetReviewId: reviewId }, members.slice(4, 5))
    expect([await shown(), (await list()).stats.totalReviews]).toEqual([false, totalReviews - 1])
    expect(await reportTogether({ targetReviewId: reviewId }, members.slice(5))).toEqual(['REPORT4040'])
  })

  it('take a post out of sight, also when they come at the same moment', async () => {
    const targetPostId = await addPost()
    const mine = async () => (await t.call<{ content: PostSummary[] }>('/api/mypage/posts', {}, author)).result.content
    expect((await mine()).some(({ postId }) => postId === targetPostId)).toBe(true)
    expect(await reportTogether({ targetPostId }, members.slice(0, 5))).toEqual(FIVE)
    expect((await mine()).some(({ postId }) => postId === targetPostId)).toBe(false)
  })

  it('take a comment out of sight and out of its post’s count', async () => {
    const targetCommentId = await addComment()
    const count = async () =>
      (
        await t.database.pool.query(
          'select p.comment_count from posts p join comments c on c.post_id = p.id where c.id = $1',
          [targetCommentId],
        )
      ).rows
    expect(await count()).toEqual([{ comment_count: 1 }])
    expect(await reportTogether({ targetCommentId }, members.slice(0, 5))).toEqual(FIVE)
    expect(await count()).toEqual([{ comment_count: 0 }])
  })

  it('are five with open reports: decided ones count no more', async () => {
    const targetPostId = await addPost()
    for (const as of members.slice(0, 4))
      await decide((await report({ targetPostId }, { as })).result.reportId, 'REJECTED')
    for (const as of members.slice(2, 6)) await report({ targetPostId }, { as })
    await growOlder(t, member)
    expect((await report({ targetPostId })).status).toBe(201)
    expect(await report({ targetPostId }, { as: members[0]! })).toMatchObject({ code: 'REPORT4040' })
  })
})
