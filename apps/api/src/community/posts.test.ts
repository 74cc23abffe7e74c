import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_CONTENT_MAX, POST_IMAGES_MAX, POST_TITLE_MAX, POSTS_PER_DAY } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, postDraft } from '../testing/community.ts'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
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

const countPosts = async () => (await t.sql('select count(*)::int as n from posts')).rows[0] as { n: number }
const fieldsOf = (reply: { result: unknown }) => Object.keys((reply.result as { fields: object }).fields)

describe('a visitor', () => {
  it.each([
    ['POST', '/api/community/posts', postDraft()],
    ['PATCH', '/api/community/posts/1', { title: '새 제목' }],
    ['DELETE', '/api/community/posts/1', undefined],
    ['PUT', '/api/community/posts/1/scrap', undefined],
  ] as const)('is asked to sign in for %s %s', async (method, url, body) => {
    expect(await t.call(url, { method, body })).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('reads posts and the list', async () => {
    const postId = await board.addPost(writer)
    expect((await board.post(postId)).result).toMatchObject({ postId, isMine: false, isScraped: false })
    expect((await board.list('size=1')).result.content).toMatchObject([{ postId, isMine: false, isScraped: false }])
  })
})

describe('writing a post', () => {
  it('shows all of it to everybody, and to its writer that it is theirs', async () => {
    const { status, result } = await board.write(writer, postDraft())
    expect(status).toBe(201)
    const now = t.clock.now().toISOString()
    const { postId } = result
    const post = {
      postId,
      ...postDraft(),
      author: { userId: writer.id, nickName: writer.nickName, imageUrl: null },
      commentCount: 0,
      scrapCount: 0,
      isScraped: false,
      isMine: true,
      thumbUrl: null,
      imageCount: 0,
      images: [],
      room: null,
      isHidden: false,
      createdAt: now,
      updatedAt: now,
    }
    expect((await board.post(postId, writer)).result).toEqual(post)
    expect((await board.post(postId, other)).result).toEqual({ ...post, isMine: false })
  })

  it('keeps markup, line breaks and emoji as they were typed', async () => {
    const text = { title: '<script>alert(1)</script>', content: '<img src=x onerror=alert(1)>\n\n👩‍👩‍👧 &amp; 𠮷' }
    const { result } = await board.write(writer, postDraft(text))
    expect((await board.post(result.postId)).result).toMatchObject(text)
  })

  it('attaches uploaded images in their order', async () => {
    const [first, second] = [await addImage(t, writer), await addImage(t, writer)]
    const postId = await board.addPost(writer, { images: [second.imageName, first.imageName] })
    expect((await board.post(postId)).result).toMatchObject({
      images: [second, first],
      imageCount: 2,
      thumbUrl: second.thumbUrl,
    })
    expect((await board.list('size=1')).result.content[0]).toMatchObject({ imageCount: 2, thumbUrl: second.thumbUrl })
  })

  it.each([
    ...POST_CATEGORIES.map((postCategory): [string, object] => [postCategory, { postCategory }]),
    ['the longest title', { title: '가'.repeat(POST_TITLE_MAX) }],
    ['the longest title of emoji', { title: '🍊'.repeat(POST_TITLE_MAX) }],
    ['the longest text', { content: '가'.repeat(POST_CONTENT_MAX) }],
    ['the longest text of emoji', { content: '🍊'.repeat(POST_CONTENT_MAX) }],
  ])('takes %s', async (_name, changes) => {
    expect((await board.write(writer, postDraft(changes))).status).toBe(201)
  })

  it.each([
    ['no title', { title: undefined }, 'title'],
    ['a blank title', { title: ' \t ' }, 'title'],
    ['a title nobody can see', { title: 'ㅤ\u200b\u2800' }, 'title'],
    ['a text nobody can see', { content: '\u200bㅤ\nㅤ' }, 'content'],
    ['a title too long', { title: '가'.repeat(POST_TITLE_MAX + 1) }, 'title'],
    ['a title of emoji too long', { title: '🍊'.repeat(POST_TITLE_MAX + 1) }, 'title'],
    ['a title of two lines', { title: '하나\n둘' }, 'title'],
    ['no text', { content: '  \n ' }, 'content'],
    ['a text too long', { content: '가'.repeat(POST_CONTENT_MAX + 1) }, 'content'],
    ['a text with a control character', { content: '하나\u0000둘' }, 'content'],
    ['a category nobody knows', { postCategory: 'ALL' }, 'postCategory'],
    [
      'more images than fit',
      { images: Array.from({ length: POST_IMAGES_MAX + 1 }, (_, i) => `image-${i}`.padEnd(22, '0')) },
      'images',
    ],
    ['an image twice', { images: ['a'.repeat(22), 'a'.repeat(22)] }, 'images'],
    ['a path for an image', { images: ['../../etc/passwd'] }, 'images.0'],
    ['a writer of one’s choice', { authorId: 1 }, 'authorId'],
  ])('refuses %s by name and keeps nothing of it', async (_name, changes, field) => {
    const before = await countPosts()
    const reply = await board.write(writer, postDraft(changes))
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(fieldsOf(reply)).toEqual([field])
    expect(await countPosts()).toEqual(before)
  })

  it('refuses an image that is another member’s, used elsewhere or none, and keeps nothing of it', async () => {
    const [theirs, used] = [await addImage(t, other), await addImage(t, writer)]
    await board.addPost(writer, { images: [used.imageName] })
    const before = await countPosts()
    for (const name of [theirs.imageName, used.imageName, 'n'.repeat(22)]) {
      expect(await board.write(writer, postDraft({ images: [name] }))).toMatchObject({ status: 400, code: 'IMAGE4004' })
    }
    expect(await countPosts()).toEqual(before)
  })

  it('happens once however often it is tapped', async () => {
    const headers = { 'idempotency-key': 'post-1' }
    const replies = await Promise.all([1, 2, 3].map(() => board.write(writer, postDraft(), headers)))
    expect(new Set(replies.map(({ status, result }) => `${status} ${result.postId}`)).size).toBe(1)
    expect((await board.write(writer, postDraft(), headers)).result).toEqual(replies[0]!.result)
    expect(await board.write(writer, postDraft({ title: '다른 글' }), headers)).toMatchObject({ code: 'COMMON409' })
  })

  it('happens once without a key too, however many tabs send it at once', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => board.write(writer, postDraft())))
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'SPAM4090', 'SPAM4090'])
  })

  it('ends with the last one of a day, however many come at once and none of those that were refused', async () => {
    for (let n = 1; n < POSTS_PER_DAY; n++) await board.addPost(writer)
    expect(await board.write(writer, postDraft({ title: '씨발' }))).toMatchObject({ code: 'SPAM4000' })
    expect(await board.write(writer, postDraft({ images: ['n'.repeat(22)] }))).toMatchObject({ code: 'IMAGE4004' })
    const replies = await Promise.all(
      ['하나', '둘', '셋'].map((content) => board.write(writer, postDraft({ content }))),
    )
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'POST4290', 'POST4290'])
  })

  it('ends with the last one of a day, and begins again the next', async () => {
    for (let n = 1; n < POSTS_PER_DAY; n++) await board.addPost(writer)
    await board.remove(writer, await board.addPost(writer))
    expect(await board.write(writer, postDraft())).toMatchObject({ status: 429, code: 'POST4290' })
    expect((await board.write(other, postDraft())).status).toBe(201)
    t.clock.advance(86_400)
    const again = await t.call<{ accessToken: string }>('/api/auth/reissue', {
      method: 'POST',
      body: { refreshToken: writer.refreshToken },
    })
    expect((await board.write({ ...writer, ...again.result }, postDraft())).status).toBe(201)
  })
})

describe('a post that proposes to go together', () => {
  let roomId: number
  const proposal = (changes: object = {}) => postDraft({ postCategory: 'COMPANION_PROPOSAL', roomId, ...changes })

  beforeEach(async () => {
    other = await t.addMember()
    roomId = await t.addRoom(writer, { contentId: SAEBYEOL, maxMembers: 2 })
  })

  it('carries its room as it is right now', async () => {
    const postId = await board.addPost(writer, proposal())
    expect((await board.list('size=1', writer)).result.content[0]!.room).toEqual({
      roomId,
      status: 'RECRUITING',
      currentParticipants: 1,
      maxParticipants: 2,
      scheduledDate: t.clock.inSeconds(86_400),
      day: expect.any(String),
      partOfDay: expect.any(String),
    })
    await t.join(roomId, other)
    expect((await board.list('size=1', writer)).result.content[0]!.room).toMatchObject({
      status: 'FULL',
      currentParticipants: 2,
    })
    expect((await board.post(postId, writer)).result.room).toMatchObject({
      roomId,
      spotName: '새별오름',
      status: 'FULL',
    })
  })

  it('says when its room is closed by the host, and when it has ended', async () => {
    const postId = await board.addPost(writer, proposal())
    const status = async (as = writer) => [
      (await board.post(postId, as)).result.room!.status,
      (await board.list('size=1', as)).result.content[0]!.room!.status,
    ]
    await t.sql('update chat_rooms set completed_at = now() where id = $1', roomId)
    expect(await status()).toEqual(['FULL', 'FULL'])
    t.clock.advance(86_400)
    expect(await status(await t.addMember())).toEqual(['ENDED', 'ENDED'])
  })

  it('stays without its room once that is gone', async () => {
    const postId = await board.addPost(writer, proposal())
    await t.sql('delete from chat_rooms where id = $1', roomId)
    expect((await board.post(postId)).result.room).toBeNull()
    expect((await board.list('size=1')).result.content[0]!.room).toBeNull()
  })

  it.each([
    ['a room the writer is not in', () => proposal(), () => other],
    [
      'a room the writer has only joined',
      () => proposal(),
      async () => {
        await t.join(roomId, other)
        return other
      },
    ],
    ['a room that does not exist', () => proposal({ roomId: GONE }), () => writer],
    ['a room for another category', () => proposal({ postCategory: 'QUESTION' }), () => writer],
  ])('is refused with %s', async (_name, body, as) => {
    const before = await countPosts()
    const reply = await board.write(await as(), body())
    expect(reply).toMatchObject({ status: 400, code: 'POST4002' })
    expect(fieldsOf(reply)).toEqual(['roomId'])
    expect(await countPosts()).toEqual(before)
  })

  it('may be changed by a writer who has left the room, and lets go of it with the category', async () => {
    const postId = await board.addPost(writer, proposal())
    await t.call(`/api/chatrooms/${roomId}/leave`, { method: 'DELETE' }, writer)
    expect((await board.change(writer, postId, { title: '시간을 바꿨어요', roomId })).result.room).toMatchObject({
      roomId,
    })
    expect(await board.change(writer, postId, { postCategory: 'QUESTION', roomId })).toMatchObject({ code: 'POST4002' })
    expect((await board.change(writer, postId, { postCategory: 'QUESTION' })).result.room).toBeNull()
    expect(await board.change(writer, postId, { postCategory: 'COMPANION_PROPOSAL', roomId })).toMatchObject({
      code: 'POST4002',
    })
  })
})
