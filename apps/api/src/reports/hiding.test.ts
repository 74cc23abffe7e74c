import type { TargetView } from '@honjeo/contract/admin/common'
import type { PostDetail } from '@honjeo/contract/community'
import type { Notification } from '@honjeo/contract/notifications'
import { REPORTS_TO_HIDE } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReporters, growOlder, reportDesk } from '../testing/report-desk.ts'
import { addReviews } from '../testing/reviews.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const desk = reportDesk(t)
let crowd: Member[]
let staff: Member
let author: Member
let reader: Member

beforeAll(async () => {
  ;[crowd, staff, reader] = [await addReporters(t, REPORTS_TO_HIDE + 1), await addStaff(t), await t.addMember()]
})
beforeEach(async () => {
  author = await t.addMember()
  await desk.forgetReports()
})

async function reportAll(target: object, by = crowd.slice(0, REPORTS_TO_HIDE)): Promise<number[]> {
  const ids = []
  for (const as of by) ids.push(await desk.report(target, as))
  return ids
}
const isShown = async (postId: number) => (await board.post(postId, reader)).status === 200
const isListed = async (commentId: number, postId: number, as: Member) =>
  (await board.comments(postId, '', as)).result.content.find((comment) => comment.commentId === commentId)
const notificationsOf = async (as: Member) =>
  (await t.call<{ content: Notification[] }>('/api/notifications', {}, as)).result.content.filter(
    ({ type }) => type === 'SYSTEM',
  )
const lookAt = async (type: string, id: number) =>
  (await t.call<TargetView>(`/api/admin/content/${type}/${id}`, {}, staff)).result

describe('five reports hide nothing', () => {
  it('of one person who signs up with one address again and again', async () => {
    const targetPostId = await board.addPost(author)
    for (let n = 0; n < REPORTS_TO_HIDE + 1; n += 1) {
      const one = await t.addMember()
      await t.sql('update users set email = $2 where id = $1', one.id, 'same@example.com')
      await growOlder(t, one)
      await desk.report({ targetPostId }, one)
      const left = await t.withdraw(one)
      expect(left.status).toBe(200)
    }
    expect(await isShown(targetPostId)).toBe(true)
    expect(await notificationsOf(author)).toEqual([])
  })

  it('of one mailbox, which is written with a tag for each account', async () => {
    const ways = ['mallory', 'mal.lory', 'Mallory+1', 'mallory+2.b', 'mallory+3'].map((name) => `${name}@gmail.com`)
    ways.push('mallory+x@googlemail.com')
    const targetPostId = await board.addPost(author)
    const accounts = await addReporters(t, ways.length)
    for (const [i, { id }] of accounts.entries()) {
      await t.sql('update users set email = $2 where id = $1', id, ways[i]!)
    }
    await reportAll({ targetPostId }, accounts)
    expect(await isShown(targetPostId)).toBe(true)
    await reportAll({ targetPostId }, crowd.slice(0, REPORTS_TO_HIDE - 1))
    expect(await isShown(targetPostId)).toBe(false)
  })

  it('of accounts that are not a day old', async () => {
    const targetPostId = await board.addPost(author)
    await reportAll({ targetPostId }, await Promise.all(crowd.slice(1).map(() => t.addMember())))
    expect(await isShown(targetPostId)).toBe(true)
    await reportAll({ targetPostId }, crowd.slice(0, REPORTS_TO_HIDE - 1))
    expect(await isShown(targetPostId)).toBe(true)
    await reportAll({ targetPostId }, crowd.slice(REPORTS_TO_HIDE - 1, REPORTS_TO_HIDE))
    expect(await isShown(targetPostId)).toBe(false)
  })

  it('where one of the reports was taken back', async () => {
    const targetPostId = await board.addPost(author)
    const [first] = await reportAll({ targetPostId }, crowd.slice(0, REPORTS_TO_HIDE - 1))
    await t.call(`/api/reports/${first!}`, { method: 'DELETE' }, crowd[0])
    await reportAll({ targetPostId }, crowd.slice(REPORTS_TO_HIDE - 1, REPORTS_TO_HIDE))
    expect(await isShown(targetPostId)).toBe(true)
  })
})

describe('what staff have judged', () => {
  it.each([
    ['rejected the reports', { status: 'REJECTED' }],
    ['brought it back', { status: 'REVIEWED', content: 'RESTORE' }],
    ['rejected and brought it back', { status: 'REJECTED', content: 'RESTORE' }],
  ] as const)('stays in sight when it is reported again: they %s', async (_, decision) => {
    const targetPostId = await board.addPost(author)
    for (let round = 0; round < 3; round += 1) {
      const ids = await reportAll({ targetPostId })
      expect(await isShown(targetPostId)).toBe(round > 0)
      expect((await desk.decide(ids[0]!, decision, staff)).status).toBe(200)
      expect(await isShown(targetPostId)).toBe(true)
    }
  })

  it('stays in sight where staff brought it back in the list, with the reports still open', async () => {
    const targetPostId = await board.addPost(author)
    await reportAll({ targetPostId })
    const body = { hidden: false, note: '괜찮은 글이에요' }
    await t.call(`/api/admin/content/POST/${targetPostId}/visibility`, { method: 'PUT', body }, staff)
    await reportAll({ targetPostId }, crowd.slice(-1))
    expect(await isShown(targetPostId)).toBe(true)
  })

  it('can be hidden by reports again once its words or images have changed', async () => {
    const { imageName } = await addImage(t, author)
    for (const change of [{ content: '이제는 광고예요' }, { images: [imageName] }]) {
      const targetPostId = await board.addPost(author)
      const [first] = await reportAll({ targetPostId })
      await desk.decide(first!, { status: 'REJECTED' }, staff)
      await desk.forgetReports()
      await board.change(author, targetPostId, change)
      await reportAll({ targetPostId })
      expect([change, await isShown(targetPostId)]).toEqual([change, false])
    }
  })

  it.each(['COMMENT', 'REVIEW'] as const)('is judged of a %s as well', async (type) => {
    const [id, target] =
      type === 'COMMENT'
        ? await board.addPost(author).then(async (postId) => {
            const commentId = await board.addComment(author, postId)
            return [commentId, { targetCommentId: commentId }] as const
          })
        : await addReviews(t.database, SAEBYEOL, { userId: author.id }).then(
            ([reviewId]) => [reviewId!, { targetReviewId: reviewId! }] as const,
          )
    const [first] = await reportAll(target)
    expect((await lookAt(type, id)).isHidden).toBe(true)
    await desk.decide(first!, { status: 'REJECTED' }, staff)
    await desk.forgetReports()
    await reportAll(target)
    expect((await lookAt(type, id)).isHidden).toBe(false)
  })
})

describe('the author of what was hidden', () => {
  it('is notified once, sees the post with its mark, and can delete it; others do not find it', async () => {
    const targetPostId = await board.addPost(author)
    await reportAll({ targetPostId })
    expect(await notificationsOf(author)).toMatchObject([
      {
        message: '여러 사람이 신고해서 내 게시글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
        resourceType: 'POST',
        resourceId: targetPostId,
      },
    ])
    expect((await board.post(targetPostId, author)).result).toMatchObject<Partial<PostDetail>>({ isHidden: true })
    for (const other of [undefined, reader, crowd[0]]) {
      expect(await board.post(targetPostId, other)).toMatchObject({ status: 404, code: 'POST4040' })
    }
    expect(await board.remove(reader, targetPostId)).toMatchObject({ status: 404 })
    expect(await board.remove(author, targetPostId)).toMatchObject({ status: 200 })
    expect(await notificationsOf(author)).toEqual([])
  })

  it('is notified when staff bring it back, or hide it themselves', async () => {
    const targetPostId = await board.addPost(author)
    const [first] = await reportAll({ targetPostId })
    await desk.decide(first!, { status: 'REJECTED' }, staff)
    await desk.decide(await desk.report({ targetPostId }, crowd.at(-1)!), { content: 'HIDE' }, staff)
    expect((await notificationsOf(author)).map(({ message }) => message)).toEqual([
      '운영정책에 따라 내 게시글을 가렸어요. 이의가 있으면 알려주세요.',
      '가렸던 내 게시글을 다시 볼 수 있게 했어요.',
      '여러 사람이 신고해서 내 게시글을 잠시 가렸어요. 운영자가 확인하고 있어요.',
    ])
  })

  it('sees a comment with its mark where others see nothing', async () => {
    const postId = await board.addPost(reader)
    const commentId = await board.addComment(author, postId)
    await reportAll({ targetCommentId: commentId })
    expect(await isListed(commentId, postId, author)).toMatchObject({ isHidden: true, isDeleted: false, isMine: true })
    expect(await isListed(commentId, postId, reader)).toBeUndefined()
    expect(await notificationsOf(author)).toMatchObject([{ resourceType: 'POST', resourceId: postId }])
    expect((await board.removeComment(author, commentId)).status).toBe(200)
  })

  it('sees a review with its mark among their own', async () => {
    const [reviewId] = await addReviews(t.database, SAEBYEOL, { userId: author.id })
    await reportAll({ targetReviewId: reviewId! })
    const mine = await t.call<PageOf<{ id: number }>>('/api/mypage/reviews', {}, author)
    expect(mine.result.content).toMatchObject([{ id: reviewId, isHidden: true }])
    expect((await t.call(`/api/reviews/${reviewId!}`, {}, author)).result).toMatchObject({ isHidden: true })
    expect(await t.call(`/api/reviews/${reviewId!}`, {}, reader)).toMatchObject({ status: 404 })
    expect(await notificationsOf(author)).toMatchObject([{ resourceType: 'REVIEW', resourceId: reviewId }])
    expect((await t.call(`/api/reviews/${reviewId!}`, { method: 'DELETE' }, author)).status).toBe(200)
  })

  it('is notified once of five reports that come at the same moment', async () => {
    const targetPostId = await board.addPost(author)
    await Promise.all(crowd.slice(0, REPORTS_TO_HIDE).map((as) => desk.report({ targetPostId }, as)))
    expect(await isShown(targetPostId)).toBe(false)
    expect(await notificationsOf(author)).toHaveLength(1)
  })
})

it('staff see which reports have hidden content, and none for content they have hidden themselves', async () => {
  const targetPostId = await board.addPost(author)
  const ids = await reportAll({ targetPostId })
  expect(await lookAt('POST', targetPostId)).toMatchObject({ isHidden: true, hiddenBy: ids })
  expect((await desk.look(ids[0]!, staff)).result.target).toMatchObject({ hiddenBy: ids })
  await desk.decide(ids[0]!, { content: 'RESTORE' }, staff)
  const body = { hidden: true, note: '운영정책 3조' }
  await t.call(`/api/admin/content/POST/${targetPostId}/visibility`, { method: 'PUT', body }, staff)
  expect(await lookAt('POST', targetPostId)).toMatchObject({ isHidden: true, hiddenBy: null })
})
