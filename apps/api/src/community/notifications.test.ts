import type { Notification } from '@honjeo/contract/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let writer: Member
let other: Member
let third: Member
let postId: number

beforeEach(async () => {
  ;[writer, other, third] = [await t.addMember(), await t.addMember(), await t.addMember()]
  postId = await board.addPost(writer, { title: '성산 일출 같이 봐요' })
})

/** The notifications of a member, the oldest first. */
async function notificationsTo(member: Member): Promise<Notification[]> {
  const { result } = await t.call<{ content: Notification[] }>('/api/notifications?size=50', {}, member)
  return result.content.toReversed()
}
const typesTo = async (member: Member) => (await notificationsTo(member)).map(({ type }) => type)

describe('of a comment hears', () => {
  it('the writer of the post, and a tap opens it', async () => {
    await board.addComment(other, postId)
    expect(await notificationsTo(writer)).toMatchObject([
      {
        type: 'COMMENT',
        message: `${other.nickName}님이 ‘성산 일출 같이 봐요’에 댓글을 남겼어요.`,
        code: 'COMMENTED',
        args: { nickname: other.nickName, title: '‘성산 일출 같이 봐요’' },
        resourceType: 'POST',
        resourceId: postId,
        isRead: false,
      },
    ])
  })

  it('who is answered, and the writer of the post', async () => {
    const parentId = await board.addComment(other, postId)
    await board.addComment(third, postId, { parentId })
    expect([await typesTo(writer), await typesTo(other)]).toEqual([['COMMENT', 'COMMENT'], ['REPLY']])
    expect((await notificationsTo(other))[0]!.message).toBe(
      `${third.nickName}님이 ‘성산 일출 같이 봐요’에서 내 댓글에 답글을 남겼어요.`,
    )
  })

  it('who is called', async () => {
    await board.addComment(third, postId)
    await board.addComment(other, postId, { content: `@${third.nickName} 여기예요`, mentions: [third.id] })
    expect(await notificationsTo(third)).toMatchObject([
      { type: 'MENTION', message: `${other.nickName}님이 ‘성산 일출 같이 봐요’에서 나를 불렀어요.` },
    ])
  })

  it('each person once, in the way that concerns them most', async () => {
    const parentId = await board.addComment(writer, postId)
    await board.addComment(other, postId, { parentId })
    expect(await typesTo(writer)).toEqual(['REPLY'])
    await board.addComment(other, postId, { parentId, content: `@${writer.nickName} 네!`, mentions: [writer.id] })
    expect(await typesTo(writer)).toEqual(['REPLY', 'MENTION'])
  })

  it('no one of their own', async () => {
    const parentId = await board.addComment(writer, postId)
    await board.addComment(writer, postId, { parentId, content: `@${writer.nickName} 혼잣말`, mentions: [writer.id] })
    expect(await notificationsTo(writer)).toEqual([])
  })

  it('no one twice when it is sent twice, and no one when it is refused', async () => {
    const send = () => board.comment(other, postId, { content: '저도 갈래요' }, { 'idempotency-key': 'told-once' })
    await Promise.all([send(), send()])
    await board.comment(other, postId, { content: '저도 갈래요' })
    expect(await typesTo(writer)).toEqual(['COMMENT'])
  })

  it('no one where the writer has left', async () => {
    await t.sql('delete from users where id = $1', writer.id)
    expect(await board.addComment(other, postId)).toBeGreaterThan(0)
  })

  it('that it was below a post with a long title, cut', async () => {
    const long = await board.addPost(writer, { title: '🍊'.repeat(100) })
    await board.addComment(other, long)
    expect((await notificationsTo(writer))[0]!.message).toBe(
      `${other.nickName}님이 ‘${'🍊'.repeat(30)}…’에 댓글을 남겼어요.`,
    )
  })
})

describe('of a scrap hears', () => {
  it('the writer of the post, once for each who scraps it however often they change their mind', async () => {
    for (const member of [other, third, other, other, writer]) await board.scrap(member, postId)
    expect((await notificationsTo(writer)).map(({ type, message, resourceId }) => [type, message, resourceId])).toEqual(
      [other, third].map(({ nickName }) => [
        'SCRAP',
        `${nickName}님이 ‘성산 일출 같이 봐요’ 글을 스크랩했어요.`,
        postId,
      ]),
    )
  })
})

describe('of a post that is gone', () => {
  it.each([
    ['deleted', (id: number) => board.remove(writer, id)],
    ['hidden', (id: number) => board.hidePost(id)],
  ])('no one is notified any more once it is %s', async (_name, putAway) => {
    const kept = await board.addPost(writer)
    await board.addComment(other, kept)
    await board.addComment(other, postId)
    await board.scrap(third, postId)
    const isUnread = async () => (await t.call<boolean>('/api/notifications/unread', {}, writer)).result
    await putAway(postId)
    expect((await notificationsTo(writer)).map(({ resourceId }) => resourceId)).toEqual([kept])
    await board.remove(writer, kept)
    expect([await notificationsTo(writer), await isUnread()]).toEqual([[], false])
  })

  it('all hear of it again once staff show it again', async () => {
    await board.addComment(other, postId)
    await board.hidePost(postId)
    expect(await typesTo(writer)).toEqual([])
    await board.hidePost(postId, false)
    expect(await typesTo(writer)).toEqual(['COMMENT'])
  })
})
