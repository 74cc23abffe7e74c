import { POST_CONTENT_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, postDraft } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
const board = new Community(t)
let writer: Member
let other: Member

beforeAll(async () => {
  other = await t.addMember()
})
beforeEach(async () => {
  writer = await t.addMember()
  t.clock.advance(1)
})

describe('changing a post', () => {
  it('keeps what is not named, and says when', async () => {
    const { result } = await board.write(writer, postDraft())
    t.clock.advance(60)
    const createdAt = (await board.post(result.postId)).result.createdAt
    expect(await board.change(writer, result.postId, { content: '열한 시로 늘었대요.' })).toMatchObject({
      status: 200,
      result: { ...postDraft({ content: '열한 시로 늘었대요.' }), createdAt, updatedAt: t.clock.now().toISOString() },
    })
  })

  it('may save the same text again at once', async () => {
    const { result } = await board.write(writer, postDraft())
    expect((await board.change(writer, result.postId, postDraft())).status).toBe(200)
  })

  it('replaces its images, keeping those that are named again', async () => {
    const [first, second, third] = [await addImage(t, writer), await addImage(t, writer), await addImage(t, writer)]
    const postId = await board.addPost(writer, { images: [first.imageName, second.imageName] })
    const { result } = await board.change(writer, postId, { images: [third.imageName, first.imageName] })
    expect(result.images).toEqual([third, first])
    expect((await board.change(writer, postId, { title: '사진은 그대로' })).result.images).toEqual([third, first])
    expect((await board.change(writer, postId, { images: [] })).result.images).toEqual([])
  })

  it('is refused with another member’s image, and then changes nothing', async () => {
    const theirs = await addImage(t, other)
    const postId = await board.addPost(writer)
    const before = (await board.post(postId)).result
    const change = { title: '바뀐 제목', images: [theirs.imageName] }
    expect(await board.change(writer, postId, change)).toMatchObject({ status: 400, code: 'IMAGE4004' })
    expect((await board.post(postId)).result).toEqual(before)
  })

  it.each([{}, { title: null }, { title: '' }, { content: '가'.repeat(POST_CONTENT_MAX + 1) }, { scrapCount: 9 }])(
    'is refused as %j',
    async (change) => {
      const postId = await board.addPost(writer)
      expect(await board.change(writer, postId, change)).toMatchObject({ status: 400, code: 'COMMON400' })
    },
  )
})

describe('another member’s post', () => {
  it('can be neither changed nor deleted', async () => {
    const postId = await board.addPost(writer)
    const before = (await board.post(postId)).result
    expect(await board.change(other, postId, { title: '내 글' })).toMatchObject({ status: 404, code: 'POST4040' })
    expect(await board.remove(other, postId)).toMatchObject({ status: 404, code: 'POST4040' })
    expect((await board.post(postId)).result).toEqual(before)
  })
})

describe('a post that is gone', () => {
  const ways = {
    deleted: (postId: number) => board.remove(writer, postId),
    hidden: (postId: number) => board.hidePost(postId),
  }

  it.each(Object.entries(ways))('is not found for anything once it is %s', async (_name, putAway) => {
    const postId = await board.addPost(writer)
    await putAway(postId)
    const replies = await Promise.all([
      board.post(postId, other),
      board.change(writer, postId, { title: '다시' }),
      board.remove(other, postId),
      board.scrap(other, postId),
      board.comments(postId),
      board.comment(other, postId, { content: '늦었나요?' }),
      t.call(`/api/community/posts/${postId}/mentionable`, {}, other),
    ])
    for (const reply of replies) expect(reply).toMatchObject({ status: 404, code: 'POST4040' })
  })

  it('is not found where it never was', async () => {
    expect(await board.post(GONE)).toMatchObject({ status: 404, code: 'POST4040' })
    expect(await board.change(writer, GONE, { title: '없는 글' })).toMatchObject({ code: 'POST4040' })
    expect(await board.remove(writer, GONE)).toMatchObject({ code: 'POST4040' })
  })

  it('keeps its words but not its images when its writer deletes it', async () => {
    const image = await addImage(t, writer)
    const postId = await board.addPost(writer, { images: [image.imageName] })
    expect((await board.remove(writer, postId)).status).toBe(200)
    const { rows } = await t.sql('select deleted_at from posts where id = $1', postId)
    expect(rows[0].deleted_at).not.toBeNull()
    expect((await t.sql('select from post_images where post_id = $1', postId)).rowCount).toBe(0)
  })
})
