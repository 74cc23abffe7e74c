import type { TargetView } from '@honjeo/contract/admin/common'
import type { RoomState } from '@honjeo/contract/chat'
import type { RoomSummary } from '@honjeo/contract/rooms'
import { OWN_EVENTS, roomInbox, roomStateTopic, roomTopic } from '@honjeo/contract/values/destinations'
import type { ModeratedType } from '@honjeo/contract/values/enums'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Community, type PageOf } from '../testing/community.ts'
import { connect, say, talk } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addReviews } from '../testing/reviews.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { Inbox } from '../testing/stomp-client.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const board = new Community(t)
const { info, leave, notices } = roomActs(t)
let staff: Member
let author: Member
let reader: Member

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  ;[author, reader] = [await t.addMember(), await t.addMember()]
})

const NOTE = '운영정책 3조'
const put = (type: ModeratedType, id: number, hidden: boolean) =>
  t.call<TargetView>(
    `/api/admin/content/${type}/${id}/visibility`,
    { method: 'PUT', body: { hidden, note: NOTE } },
    staff,
  )
const look = (type: ModeratedType, id: number) => t.call<TargetView>(`/api/admin/content/${type}/${id}`, {}, staff)
const list = async (query: string) =>
  (await t.call<PageOf<TargetView>>(`/api/admin/content?${query}`, {}, staff)).result
const figures = async () =>
  (await t.call<{ reviewCount: number; rating: number }>(`/api/tourist-spots/${SAEBYEOL}/reviews`)).result

describe('hiding and bringing back', () => {
  it('a post: no one else finds it meanwhile', async () => {
    const postId = await board.addPost(author)
    expect((await put('POST', postId, true)).result).toMatchObject({ type: 'POST', id: postId, isHidden: true })
    expect(await board.post(postId, reader)).toMatchObject({ status: 404, code: 'POST4040' })
    expect((await put('POST', postId, false)).result.isHidden).toBe(false)
    expect((await board.post(postId, reader)).status).toBe(200)
  })

  it('a comment: the post counts those one can read', async () => {
    const postId = await board.addPost(author)
    const commentId = await board.addComment(reader, postId)
    const count = async () => (await board.post(postId)).result.commentCount
    await put('COMMENT', commentId, true)
    expect(await count()).toBe(0)
    await put('COMMENT', commentId, true)
    expect(await count()).toBe(0)
    await put('COMMENT', commentId, false)
    expect(await count()).toBe(1)
  })

  it('a review: the place’s figures are those of the others', async () => {
    const [kept, hidden] = await addReviews(t.database, SAEBYEOL, { rating: 5 }, { rating: 1, userId: author.id })
    const before = await figures()
    await put('REVIEW', hidden!, true)
    const meanwhile = await figures()
    expect(meanwhile).not.toEqual(before)
    expect(JSON.stringify(meanwhile)).toContain(`"id":${kept!}`)
    await put('REVIEW', hidden!, false)
    expect(await figures()).toEqual(before)
  })

  it('leaves a line in the audit log each time, also where reports had hidden it before', async () => {
    const own = await addStaff(t)
    const postId = await board.addPost(author)
    await board.hidePost(postId)
    const body = { note: NOTE }
    const url = `/api/admin/content/POST/${postId}/visibility`
    await t.call(url, { method: 'PUT', body: { ...body, hidden: true } }, own)
    await t.call(url, { method: 'PUT', body: { ...body, hidden: false } }, own)
    expect(await deedsOf(t, own)).toMatchObject([
      {
        action: 'CONTENT_RESTORE',
        targetType: 'POST',
        before: { isHidden: true },
        after: { isHidden: false },
        note: NOTE,
      },
      { action: 'CONTENT_HIDE', targetType: 'POST', targetId: String(postId), before: {}, after: {}, note: NOTE },
    ])
  })

  it('finds nothing where nothing is, or is any more', async () => {
    const postId = await board.addPost(author)
    await board.remove(author, postId)
    expect((await look('POST', postId)).result).toMatchObject({ isGone: true, title: null, content: null })
    for (const reply of [await put('POST', postId, true), await put('REVIEW', GONE, true), await look('ROOM', GONE)]) {
      expect(reply).toMatchObject({ status: 404, code: 'ADMIN4040' })
    }
  })
})

describe('a room that staff have put out of sight', () => {
  let roomId: number
  beforeEach(async () => {
    roomId = await t.addRoom(author, { contentId: SAEBYEOL, title: '숨겨질 방' })
    await t.join(roomId, reader)
    await say(t, author, roomId, '안녕하세요')
  })

  it('is in no list, neither of the open ones nor of one’s own, and is shown beside no post', async () => {
    const postId = await board.addPost(author, { postCategory: 'COMPANION_PROPOSAL', roomId })
    expect((await board.post(postId)).result.room).toMatchObject({ roomId })
    const lists = [
      '/api/chatrooms?size=50',
      `/api/tourist-spots/${SAEBYEOL}/rooms?size=50`,
      `/api/chatrooms/tourist-spot/${SAEBYEOL}`,
      '/api/mypage/chatrooms',
      '/api/home/companion-rooms',
    ]
    const has = async (url: string) =>
      JSON.stringify((await t.call<RoomSummary[]>(url, {}, reader)).result).includes('숨겨질 방')
    const served = []
    for (const url of lists) if (await has(url)) served.push(url)
    expect(served.length).toBeGreaterThan(2)
    await put('ROOM', roomId, true)
    for (const url of lists) expect([url, await has(url)]).toEqual([url, false])
    expect((await board.post(postId)).result.room).toBeNull()
    await put('ROOM', roomId, false)
    for (const url of served) expect([url, await has(url)]).toEqual([url, true])
  })

  it('is there for no one: members neither read nor leave nor join nor change it', async () => {
    await put('ROOM', roomId, true)
    const stranger = await t.addMember()
    expect(await info(roomId, reader)).toMatchObject({ status: 404, code: 'CHAT4040' })
    expect(await t.join(roomId, stranger)).toMatchObject({ status: 404, code: 'CHAT4040' })
    expect(await leave(roomId, reader)).toMatchObject({ status: 404, code: 'CHAT4040' })
    for (const path of ['messages', 'users', 'changes?after=0']) {
      expect(await t.call(`/api/chatrooms/${roomId}/${path}`, {}, reader)).toMatchObject({ code: 'CHAT4005' })
    }
    expect((await t.call('/api/mypage/unread-messages', {}, reader)).result).toBe(false)
  })

  it('cannot be reported any more, nor what was said there', async () => {
    await put('ROOM', roomId, true)
    for (const target of [{ targetRoomId: roomId }, { targetRoomId: roomId, targetMessageSeq: 3 }]) {
      const body = { reason: 'SPAM', detail: '광고예요', ...target }
      expect(await t.call('/api/reports', { method: 'POST', body }, reader)).toMatchObject({ code: 'REPORT4040' })
    }
  })

  it('falls silent for those who listen, and takes nothing more from anyone', async () => {
    const client = await connect(t, reader)
    const [states, events] = [new Inbox<RoomState>(), new Inbox<{ kind: string }>()]
    await client.subscribe(roomTopic(roomId), () => {})
    await client.subscribe(roomStateTopic(roomId), states.push)
    await client.subscribe(OWN_EVENTS, events.push)
    await put('ROOM', roomId, true)
    await expect.poll(() => states.items.at(-1)).toEqual({ kind: 'ROOM' })
    await expect.poll(() => events.items).toContainEqual({ kind: 'ROOMS' })
    await expect(client.send(roomInbox(roomId), talk(roomId, '들리나요?'))).rejects.toThrow('CHAT4005')
    const again = await connect(t, reader)
    await expect(again.subscribe(roomTopic(roomId), () => {})).rejects.toThrow('CHAT4005')
  })

  it('is spoken of in no notification until it is back', async () => {
    const about = async () => (await notices(author)).filter(({ resourceId }) => resourceId === roomId)
    expect(await about()).not.toEqual([])
    await put('ROOM', roomId, true)
    expect(await about()).toEqual([])
    await put('ROOM', roomId, false)
    expect(await about()).not.toEqual([])
  })

  it('is as it was when it is back', async () => {
    const before = (await info(roomId, reader)).result
    await put('ROOM', roomId, true)
    await put('ROOM', roomId, false)
    expect((await info(roomId, reader)).result).toEqual(before)
    await say(t, reader, roomId, '다시 왔어요')
  })

  it('has a host again, should the host have left Honjeo meanwhile', async () => {
    await put('ROOM', roomId, true)
    expect((await t.withdraw(author)).status).toBe(200)
    await put('ROOM', roomId, false)
    expect((await info(roomId, reader)).result).toMatchObject({ hostId: reader.id, currentParticipants: 1 })
  })
})

describe('the list of what members wrote', () => {
  it.each<ModeratedType>(['POST', 'COMMENT', 'REVIEW', 'ROOM'])(
    'of %s comes newest first, page by page',
    async (type) => {
      const ids = []
      for (let n = 0; n < 3; n++) {
        t.clock.advance(1)
        ids.unshift(await addOne(type))
      }
      const first = await list(`type=${type}&authorId=${author.id}&size=2`)
      const rest = await list(`type=${type}&authorId=${author.id}&size=2&cursor=${first.nextCursor}`)
      expect([...first.content, ...rest.content].map(({ id }) => id)).toEqual(ids)
      expect(first.content[0]).toMatchObject({
        type,
        seq: null,
        author: { userId: author.id, nickName: author.nickName, isSuspended: false },
        isHidden: false,
        isGone: false,
      })
      await put(type, ids[1]!, true)
      expect((await list(`type=${type}&authorId=${author.id}&hidden=true`)).content.map(({ id }) => id)).toEqual([
        ids[1],
      ])
      expect((await list(`type=${type}&authorId=${author.id}&hidden=false`)).content.map(({ id }) => id)).toEqual([
        ids[0],
        ids[2],
      ])
    },
  )

  it('leaves out what its author has deleted', async () => {
    const postId = await board.addPost(author)
    await board.remove(author, postId)
    expect((await list(`type=POST&authorId=${author.id}`)).content).toEqual([])
  })

  async function addOne(type: ModeratedType): Promise<number> {
    if (type === 'POST') return board.addPost(author)
    if (type === 'COMMENT') return board.addComment(author, await board.addPost(reader))
    if (type === 'ROOM') return t.addRoom(author, { contentId: SAEBYEOL })
    return (await addReviews(t.database, SAEBYEOL, { userId: author.id }))[0]!
  }
})
