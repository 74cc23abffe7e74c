import { randomUUID } from 'node:crypto'
import type { ChatMessage } from '@honjeo/contract/chat'
import { roomInbox } from '@honjeo/contract/values/destinations'
import { PIN_LABEL_MAX, QUOTE_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, history, talk } from '../../testing/conversation.ts'
import { addImage } from '../../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let host: Member
let guest: Member
let roomId: number

beforeAll(async () => {
  ;[host, guest] = [await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
})

/** Resolves when the message is stored; rejects with the code of its refusal. */
async function send(member: Member, parts: object, room = roomId): Promise<void> {
  const client = await connect(t, member)
  await client.send(roomInbox(room), { ...talk(room, ''), ...parts })
}

const newest = async (): Promise<ChatMessage | undefined> => (await history(t, roomId, guest)).at(-1)

describe('an image', () => {
  it('is shown with its sizes, with words or without', async () => {
    const [photo, other] = [await addImage(t, host), await addImage(t, host)]
    await send(host, { image: photo.imageName })
    expect(await newest()).toMatchObject({ content: '', image: photo.imageUrl, photo })
    await send(host, { image: other.imageName, content: '여기예요' })
    expect(await newest()).toMatchObject({ content: '여기예요', photo: other })
  })

  it('is one’s own, and is used nowhere else', async () => {
    const photo = await addImage(t, host)
    const before = await history(t, roomId, guest)
    await expect(send(guest, { image: photo.imageName })).rejects.toThrow('IMAGE4004')
    await expect(send(host, { image: 'A'.repeat(22) })).rejects.toThrow('IMAGE4004')
    await expect(send(host, { image: '../secret' })).rejects.toThrow('COMMON400')
    expect(await history(t, roomId, guest)).toEqual(before)
    await send(host, { image: photo.imageName })
    await expect(send(host, { image: photo.imageName })).rejects.toThrow('IMAGE4004')
    const draft = { postCategory: 'QUESTION', title: '바람', content: '세요?', images: [photo.imageName] }
    const post = await t.call('/api/community/posts', { method: 'POST', body: draft }, host)
    expect(post.code).toBe('IMAGE4004')
  })

  it('goes to one of two messages that want it at once', async () => {
    const photo = await addImage(t, host)
    const sent = await Promise.allSettled([1, 2].map(() => send(host, { image: photo.imageName })))
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('is stored once with its message, however often and however close together that is sent', async () => {
    const message = { image: (await addImage(t, host)).imageName, clientId: randomUUID() }
    await Promise.all([1, 2, 3].map(() => send(host, message)))
    await send(host, message)
    expect((await history(t, roomId, host)).filter(({ image }) => image !== null)).toHaveLength(1)
  })

  it('cannot be deleted while it is in a message', async () => {
    const { imageName } = await addImage(t, host)
    await send(host, { image: imageName })
    const remove = () => t.call('/api/image/delete', { method: 'POST', body: { imageName } }, host)
    expect((await remove()).status).toBe(409)
    const { seq } = (await newest())!
    await t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, host)
    expect((await remove()).status).toBe(200)
  })
})

describe('a pin', () => {
  const pin = { lat: 33.3666, lng: 126.3577, label: '새별오름 주차장' }

  it('says where to meet', async () => {
    await send(host, { pin })
    expect(await newest()).toMatchObject({ content: '', pin })
  })

  it.each([
    ['without a name', { ...pin, label: ' ' }],
    ['with a name too long', { ...pin, label: '가'.repeat(PIN_LABEL_MAX + 1) }],
    ['with a name of two lines', { ...pin, label: '주차장\n입구' }],
    ['far from Jeju', { ...pin, lat: 37.5 }],
    ['without a place', { label: '주차장' }],
  ])('%s is refused', async (_name, wrong) => {
    await expect(send(host, { pin: wrong })).rejects.toThrow('COMMON400')
  })
})

describe('a reply', () => {
  it('quotes the beginning of what it answers', async () => {
    await send(host, { content: '바'.repeat(QUOTE_MAX + 1) })
    const asked = (await newest())!
    await send(guest, { content: '네', replyTo: asked.id })
    expect(await newest()).toMatchObject({
      replyTo: asked.id,
      quote: {
        seq: asked.seq,
        senderId: host.id,
        senderName: host.nickName,
        content: '바'.repeat(QUOTE_MAX),
        kind: 'TEXT',
      },
    })
  })

  it('quotes an image, a pin, and nothing of what was deleted', async () => {
    await send(host, { image: (await addImage(t, host)).imageName })
    const photo = (await newest())!
    await send(guest, { content: '멋져요', replyTo: photo.id })
    expect((await newest())?.quote).toMatchObject({ content: '', kind: 'IMAGE' })
    await send(host, { pin: { lat: 33.3, lng: 126.3, label: '입구' } })
    await send(guest, { content: '갈게요', replyTo: (await newest())!.id })
    expect((await newest())?.quote).toMatchObject({ content: '', kind: 'PIN' })
    await t.call(`/api/chatrooms/${roomId}/messages/${photo.seq}`, { method: 'DELETE' }, host)
    expect((await history(t, roomId, guest)).find(({ replyTo }) => replyTo === photo.id)?.quote).toMatchObject({
      content: '',
      kind: 'DELETED',
    })
  })

  it.each([
    ['a message of another room', async () => `${await t.addRoom(host, { contentId: SAEBYEOL })}-1`],
    ['a number nobody has', () => `${roomId}-999`],
    ['a number too large', () => `${roomId}-9999999999`],
    ['no number', () => '어제 그 말'],
  ])('to %s is refused and stores nothing', async (_name, replyTo) => {
    const before = await history(t, roomId, host)
    await expect(send(guest, { content: '네', replyTo: await replyTo() })).rejects.toThrow('CHAT4041')
    expect(await history(t, roomId, host)).toEqual(before)
  })
})
