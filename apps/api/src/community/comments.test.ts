import type { CommentThread } from '@honjeo/contract/community'
import { COMMENT_MAX, COMMENTS_PAGE_SIZE, COMMENTS_PER_DAY, MENTIONS_MAX } from '@honjeo/contract/values/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import { Community } from '../testing/community.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let writer: Member
let other: Member
let postId: number

beforeEach(async () => {
  ;({ writer, other, postId } = await board.begin())
})

/** Counts against what the other one may write in a day. */
const writeAllButOne = () =>
  t.sql(
    `insert into comments (post_id, author_id, content, created_at)
     select $1, $2, n::text, $3 from generate_series(2, $4::int) n`,
    postId,
    other.id,
    t.clock.now().toISOString(),
    COMMENTS_PER_DAY,
  )
const threads = async (as?: Member) => (await board.comments(postId, 'size=50', as)).result.content
const commentCount = async () => (await board.post(postId)).result.commentCount
const outline = (content: CommentThread[]) =>
  content.map(({ commentId, replies }) => [commentId, ...replies.map((reply) => reply.commentId)])

describe('a visitor', () => {
  it('reads comments and is asked to sign in for writing and deleting', async () => {
    await board.addComment(other, postId)
    expect((await threads()).map(({ isMine }) => isMine)).toEqual([false])
    const write = t.call(`/api/community/posts/${postId}/comments`, { method: 'POST', body: { content: '저도요' } })
    expect(await write).toMatchObject({ status: 401, code: 'AUTH4010' })
    expect(await t.call('/api/community/comments/1', { method: 'DELETE' })).toMatchObject({ code: 'AUTH4010' })
    expect(await t.call(`/api/community/posts/${postId}/mentionable`)).toMatchObject({ code: 'AUTH4010' })
  })
})

describe('a comment', () => {
  it('is answered as it is then shown below the post, and is its writer’s own', async () => {
    const content = '<b>한담해안</b> 어떠세요?\n노을이 🌅'
    const { status, result } = await board.comment(other, postId, { content })
    expect([status, result]).toEqual([
      201,
      {
        commentId: expect.any(Number),
        parentId: null,
        author: { userId: other.id, nickName: other.nickName, imageUrl: null },
        content,
        mentions: [],
        isDeleted: false,
        isHidden: false,
        isMine: true,
        createdAt: t.clock.now().toISOString(),
      },
    ])
    expect(await threads(other)).toEqual([{ ...result, replies: [] }])
    expect(await threads(writer)).toEqual([{ ...result, isMine: false, replies: [] }])
    expect(await commentCount()).toBe(1)
  })

  it.each(['가'.repeat(COMMENT_MAX), '🍊'.repeat(COMMENT_MAX)])('may be as long as can be', async (content) => {
    expect((await board.comment(other, postId, { content })).status).toBe(201)
  })

  it.each([
    [{}, 'content'],
    [{ content: ' \n ' }, 'content'],
    [{ content: 'ㅤ\n\u200b' }, 'content'],
    [{ content: '가'.repeat(COMMENT_MAX + 1) }, 'content'],
    [{ content: '네', parentId: 'x' }, 'parentId'],
    [{ content: '네', mentions: [1, 1] }, 'mentions'],
    [{ content: '네', mentions: Array.from({ length: MENTIONS_MAX + 1 }, (_, i) => i + 1) }, 'mentions'],
    [{ content: '네', authorId: 1 }, 'authorId'],
  ])('is refused by name as %j', async (body, field) => {
    const reply = await board.comment(other, postId, body)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(Object.keys((reply.result as unknown as { fields: object }).fields)).toEqual([field])
    expect(await commentCount()).toBe(0)
  })

  it('is written once however often it is tapped', async () => {
    const headers = { 'idempotency-key': 'comment-1' }
    const send = () => board.comment(other, postId, { content: '한 번만 남겨주세요' }, headers)
    const replies = await Promise.all([send(), send(), send()])
    for (const { status, result } of [...replies, await send()]) {
      expect([status, result]).toEqual([201, replies[0].result])
    }
    expect(await commentCount()).toBe(1)
  })

  it('is not written below a post that does not exist', async () => {
    expect(await board.comment(other, GONE, { content: '어디죠?' })).toMatchObject({ status: 404, code: 'POST4040' })
  })

  it('is the last one of its day at the limit', async () => {
    await writeAllButOne()
    await board.removeComment(other, await board.addComment(other, postId))
    expect(await board.comment(other, postId, { content: '하나만 더요' })).toMatchObject({
      status: 429,
      code: 'POST4291',
    })
    await board.addComment(writer, postId)
  })

  it('is the last one of its day at the limit, however many come at once', async () => {
    await writeAllButOne()
    const contents = ['하나', '둘', '셋', '넷', '다섯']
    const replies = await Promise.all(contents.map((content) => board.comment(other, postId, { content })))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', ...Array<string>(4).fill('POST4291')])
  })

  it('is not used up by those that are refused', async () => {
    await writeAllButOne()
    expect((await board.comment(other, postId, { content: '씨발' })).code).toBe('SPAM4000')
    expect((await board.comment(other, postId, { content: '어디죠?', parentId: GONE })).code).toBe('POST4041')
    expect((await board.comment(other, GONE, { content: '어디죠?' })).code).toBe('POST4040')
    await board.addComment(other, postId)
  })

  it('stays when its writer leaves', async () => {
    const leaving = await t.addMember()
    await board.addComment(leaving, postId, { content: '다음에 또 올게요' })
    await t.sql('delete from users where id = $1', leaving.id)
    expect(await threads(writer)).toMatchObject([
      { content: '다음에 또 올게요', author: { userId: null, nickName: '탈퇴한 사용자' }, isMine: false },
    ])
  })
})

describe('a reply', () => {
  it('is shown below what it answers', async () => {
    const first = await board.addComment(other, postId)
    const second = await board.addComment(writer, postId)
    const reply = await board.addComment(writer, postId, { parentId: first })
    const another = await board.addComment(other, postId, { parentId: first })
    expect(outline(await threads())).toEqual([[first, reply, another], [second]])
    expect((await threads())[0]!.replies.map(({ parentId }) => parentId)).toEqual([first, first])
    expect(await commentCount()).toBe(4)
  })

  it('has no replies itself', async () => {
    const parentId = await board.addComment(other, postId)
    const reply = await board.addComment(writer, postId, { parentId })
    expect(await board.comment(other, postId, { content: '저도요', parentId: reply })).toMatchObject({
      status: 400,
      code: 'POST4001',
    })
    expect(await commentCount()).toBe(2)
  })

  it('has no replies itself for those who bypass the server either', async () => {
    const parentId = await board.addComment(other, postId)
    const reply = await board.addComment(writer, postId, { parentId })
    const insert = t.sql(`insert into comments (post_id, parent_id, content) values ($1, $2, '음')`, postId, reply)
    await expect(insert).rejects.toThrow('a reply has no replies')
    const last = await board.addComment(other, postId)
    for (const [id, below] of [
      [parentId, last],
      [last, reply],
      [last, last],
    ]) {
      const move = t.sql('update comments set parent_id = $2 where id = $1', id, below)
      await expect(move).rejects.toThrow('a reply has no replies')
    }
  })

  it.each([
    ['of another post', async () => board.addComment(other, await board.addPost(writer))],
    ['that does not exist', async () => GONE],
    [
      'that was deleted',
      async () => {
        const id = await board.addComment(other, postId)
        await board.addComment(writer, postId, { parentId: id })
        await board.removeComment(other, id)
        return id
      },
    ],
    [
      'that is hidden',
      async () => {
        const id = await board.addComment(other, postId)
        await board.hideComment(id)
        return id
      },
    ],
  ])('is refused to a comment %s', async (_name, addParent) => {
    const parentId = await addParent()
    expect(await board.comment(other, postId, { content: '그렇군요', parentId })).toMatchObject({
      status: 404,
      code: 'POST4041',
    })
  })
})

describe('a deleted comment', () => {
  it('is gone where no one answered it', async () => {
    const commentId = await board.addComment(other, postId)
    expect((await board.removeComment(other, commentId)).status).toBe(200)
    expect([await threads(), await commentCount()]).toEqual([[], 0])
    expect(await board.removeComment(other, commentId)).toMatchObject({ status: 404, code: 'POST4041' })
  })

  it('leaves an empty place above its replies, and nothing once those are gone too', async () => {
    const mentions = [writer.id]
    const commentId = await board.addComment(other, postId, { content: `@${writer.nickName} 사실은요`, mentions })
    const reply = await board.addComment(writer, postId, { parentId: commentId })
    await board.removeComment(other, commentId)
    expect(await threads(other)).toEqual([
      {
        commentId,
        parentId: null,
        author: { userId: null, nickName: '', imageUrl: null },
        content: '',
        mentions: [],
        isDeleted: true,
        isHidden: false,
        isMine: false,
        createdAt: expect.any(String),
        replies: [expect.objectContaining({ commentId: reply, isDeleted: false })],
      },
    ])
    expect(await commentCount()).toBe(1)
    await board.removeComment(writer, reply)
    expect([await threads(), await commentCount()]).toEqual([[], 0])
  })

  it('is the same as a hidden one to readers, which counts again when it is restored', async () => {
    const commentId = await board.addComment(other, postId, { content: '신고된 댓글' })
    await board.hideComment(commentId)
    expect([await threads(), await commentCount()]).toEqual([[], 0])
    await board.hideComment(commentId, false)
    expect([outline(await threads()), await commentCount()]).toEqual([[[commentId]], 1])
  })

  it('is its writer’s own', async () => {
    const commentId = await board.addComment(other, postId)
    expect(await board.removeComment(writer, commentId)).toMatchObject({ status: 404, code: 'POST4041' })
    expect(await board.removeComment(writer, GONE)).toMatchObject({ status: 404, code: 'POST4041' })
    expect(await commentCount()).toBe(1)
  })

  it('counts once however often it is deleted at the same moment', async () => {
    await board.addComment(writer, postId)
    const commentId = await board.addComment(other, postId)
    await Promise.all([1, 2, 3, 4].map(() => board.removeComment(other, commentId)))
    expect(await commentCount()).toBe(1)
  })
})

describe('the page', () => {
  it('holds whole threads, the oldest first, each once', async () => {
    const whole: number[][] = []
    for (let n = 0; n < 5; n++) {
      const parentId = await board.addComment(other, postId)
      const replies: number[] = []
      for (let m = 0; m < n; m++) replies.push(await board.addComment(writer, postId, { parentId }))
      whole.push([parentId, ...replies])
    }
    const first = (await board.comments(postId, 'size=2')).result
    const late = await board.addComment(writer, postId)
    const second = (await board.comments(postId, `size=2&cursor=${first.nextCursor}`)).result
    const third = (await board.comments(postId, `size=2&cursor=${second.nextCursor}`)).result
    expect([first, second, third].map(({ hasNext }) => hasNext)).toEqual([true, true, false])
    expect([first, second, third].flatMap(({ content }) => outline(content))).toEqual([...whole, [late]])
  })

  it('is of the usual size, and refuses a cursor of another post', async () => {
    await board.addComment(writer, postId)
    await board.addComment(other, postId)
    const { result } = await board.comments(postId)
    expect([result.size, result.nextCursor]).toEqual([COMMENTS_PAGE_SIZE, null])
    const { nextCursor } = (await board.comments(postId, 'size=1')).result
    const elsewhere = await board.addPost(writer)
    expect(await board.comments(elsewhere, `cursor=${nextCursor}`)).toMatchObject({ status: 400, code: 'COMMON400' })
  })
})
