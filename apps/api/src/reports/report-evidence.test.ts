import type { ReportDetail } from '@honjeo/contract/reports'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { comments } from '@honjeo/schema/comments'
import { history, say } from '../testing/conversation.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addPosts } from '../testing/posts.ts'
import { addReviews } from '../testing/reviews.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let author: Member
let member: Member

beforeAll(async () => {
  author = await t.addMember({ nickName: '글쓴이', bio: '느리게 걸어요' })
})
beforeEach(async () => {
  member = await t.addMember()
})

const file = (report: object, as = member) =>
  t.call<{ reportId: number }>(
    '/api/reports',
    { method: 'POST', body: { reason: 'SPAM', detail: '광고예요', ...report } },
    as,
  )
async function reportOn(report: object, as = member) {
  const { result } = await file(report, as)
  return (await t.call<ReportDetail>(`/api/reports/${result.reportId}`, {}, as)).result
}
const addPost = async (post: object = {}) => (await addPosts(t.database, { authorId: author.id, ...post }))[0]!

describe('a report keeps what it is about', () => {
  it('as it was, though its author changes or deletes it', async () => {
    const postId = await addPost({ title: '싸게 팔아요', content: '여기로 오세요' })
    const { reportId } = await reportOn({ targetPostId: postId })
    await t.call(`/api/community/posts/${postId}`, { method: 'PATCH', body: { title: '안녕하세요' } }, author)
    await t.call(`/api/community/posts/${postId}`, { method: 'DELETE' }, author)
    expect((await t.call(`/api/reports/${reportId}`, {}, member)).result).toMatchObject({
      targetType: 'POST',
      targetTitle: '싸게 팔아요',
      targetContent: '여기로 오세요',
      targetUserName: '글쓴이',
    })
  })

  it('each target by what it has', async () => {
    const [reviewId] = await addReviews(t.database, SAEBYEOL, { userId: author.id, content: '별로예요' })
    const comment = { postId: await addPost(), authorId: author.id, content: '광고 댓글' }
    const [{ id: commentId } = { id: 0 }] = await t.database.db.insert(comments).values(comment).returning()
    const roomId = await t.addRoom(author, { contentId: SAEBYEOL, title: '같이 걸어요', description: '' })
    await t.join(roomId, member)
    await say(t, author, roomId, '나쁜 말')
    const { seq } = (await history(t, roomId, member)).at(-1)!
    const kept = [
      [{ targetUserId: author.id }, '글쓴이', '느리게 걸어요'],
      [{ targetCommentId: commentId }, null, '광고 댓글'],
      [{ targetReviewId: reviewId }, '새별오름', '별로예요'],
      [{ targetRoomId: roomId }, '같이 걸어요', null],
      [{ targetRoomId: roomId, targetMessageSeq: seq }, null, '나쁜 말'],
    ] as const
    for (const [target, targetTitle, targetContent] of kept) {
      expect(await reportOn(target)).toMatchObject({ targetTitle, targetContent, targetUserName: '글쓴이' })
    }
  })

  it('up to 2,000 characters', async () => {
    const content = '🍊'.repeat(2001)
    expect((await reportOn({ targetPostId: await addPost({ content }) })).targetContent).toBe('🍊'.repeat(2000))
  })

  it('but shows nothing more of a member who has left', async () => {
    const leaver = await t.addMember({ nickName: '떠난이', bio: '잘 있어요' })
    const { reportId } = await reportOn({ targetUserId: leaver.id })
    await t.sql('delete from users where id = $1', leaver.id)
    expect((await t.call(`/api/reports/${reportId}`, {}, member)).result).toMatchObject({
      targetTitle: '탈퇴한 사용자',
      targetContent: null,
      targetUserName: '탈퇴한 사용자',
    })
  })
})

describe('evidence', () => {
  it('is an address and an image of one’s own', async () => {
    const { imageName, imageUrl } = await addImage(t, member)
    const evidence = 'https://blog.example/광고?id=1#본문'
    const report = { targetPostId: await addPost(), evidence, imageName, imageUrl: 'https://elsewhere.example/1.png' }
    expect(await reportOn(report)).toMatchObject({ evidence, imageName, imageUrl })
  })

  it('may be left out', async () => {
    const without = { evidence: null, imageName: null, imageUrl: null }
    expect(await reportOn({ targetPostId: await addPost() })).toMatchObject(without)
  })

  it('is no image of another member, none that is used elsewhere, and none that never was', async () => {
    const { imageName } = await addImage(t, member)
    expect((await file({ targetPostId: await addPost(), imageName })).status).toBe(201)
    const { imageName: of } = await addImage(t, author)
    for (const name of [imageName, of, 'A'.repeat(22)]) {
      expect(await file({ targetPostId: await addPost(), imageName: name })).toMatchObject({
        status: 400,
        code: 'IMAGE4004',
      })
    }
  })

  it('cannot be deleted from under a report', async () => {
    const { imageName } = await addImage(t, member)
    await file({ targetPostId: await addPost(), imageName })
    const reply = await t.call('/api/image/delete', { method: 'POST', body: { imageName } }, member)
    expect(reply).toMatchObject({ status: 409, code: 'IMAGE4090' })
  })
})
