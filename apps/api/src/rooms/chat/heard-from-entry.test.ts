import type { ChatMessage, MessageChanges, MessagePage, RoomState } from '@honjeo/contract/chat'
import type { MyRoomPage } from '@honjeo/contract/rooms'
import { roomInbox, roomStateTopic } from '@honjeo/contract/values/destinations'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect, history, say, talk } from '../../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../../testing/places.ts'
import { roomActs } from '../../testing/room-acts.ts'
import { Inbox } from '../../testing/stomp-client.ts'
import { setUpTestApp, type Member } from '../../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, info, leave } = roomActs(t)
const EARLIER = '숙소는 바닷가 끝 집이에요'
let host: Member
let guest: Member
let comer: Member
let roomId: number
/** What the host said before `comer` came in. */
let earlier: ChatMessage

beforeAll(async () => {
  ;[host, guest, comer] = [await t.addMember(), await t.addMember(), await t.addMember()]
})
beforeEach(async () => {
  roomId = await t.addRoom(host, { contentId: SAEBYEOL })
  await t.join(roomId, guest)
  await say(t, host, roomId, EARLIER)
  earlier = (await history(t, roomId, host)).at(-1)!
  await t.join(roomId, comer)
})

const page = async (as: Member, query = '') =>
  (await t.call<MessagePage>(`/api/chatrooms/${roomId}/messages${query}`, {}, as)).result
const textsOf = (messages: readonly ChatMessage[]) =>
  messages.filter(({ type }) => type === 'TALK').map(({ content }) => content)
const react = (as: Member) =>
  t.call(
    `/api/chatrooms/${roomId}/messages/${earlier.seq}/reactions`,
    { method: 'PUT', body: { kind: 'HEART', on: true } },
    as,
  )

async function answerEarlier(as: Member, content: string) {
  const client = await connect(t, as)
  await client.send(roomInbox(roomId), { ...talk(roomId, content), replyTo: earlier.id })
}

describe('who comes into a room', () => {
  it('reads from the entry on, whichever way the conversation is asked for', async () => {
    await say(t, host, roomId, '어서 와요')
    const first = earlier.seq + 1
    for (const query of ['', '?size=50', `?before=${earlier.seq + 1}`, '?after=0', `?after=${earlier.seq - 1}`]) {
      const { messages } = await page(comer, query)
      expect([query, messages.filter(({ seq }) => seq < first)]).toEqual([query, []])
    }
    expect(await page(comer)).toMatchObject({ hasNext: false })
    expect(textsOf((await page(comer)).messages)).toEqual(['어서 와요'])
    expect(textsOf((await page(guest)).messages)).toEqual([EARLIER, '어서 와요'])
  })

  it('is not shown by their list of rooms what was said before', async () => {
    const lastOf = async (as: Member) =>
      (await t.call<MyRoomPage>('/api/mypage/chatrooms?size=50', {}, as)).result.content.find(
        (room) => room.roomId === roomId,
      )
    expect(await lastOf(comer)).toMatchObject({ lastMessage: null, unreadCount: 0 })
    expect(await lastOf(guest)).toMatchObject({ lastMessage: EARLIER, unreadCount: 1 })
  })

  it('neither reacts to it, nor answers it, nor reports it', async () => {
    expect((await react(comer)).code).toBe('CHAT4041')
    await expect(answerEarlier(comer, '어디예요?')).rejects.toThrow('CHAT4041')
    // A link is stored in another way.
    await expect(answerEarlier(comer, '여기요 https://example.com')).rejects.toThrow('CHAT4041')
    const report = { reason: 'HARASSMENT', detail: '심한 말이에요', targetRoomId: roomId }
    const reportOf = (as: Member, targetMessageSeq: number) =>
      t.call('/api/reports', { method: 'POST', body: { ...report, targetMessageSeq } }, as)
    const [reported, missing] = [await reportOf(comer, earlier.seq), await reportOf(comer, 9999)]
    expect([reported.status, reported.code]).toEqual([404, missing.code])
    expect((await reportOf(guest, earlier.seq)).status).toBe(201)
  })

  it('hears of no change to it, live or afterwards, while the others do', async () => {
    const inboxes = []
    for (const member of [host, comer]) {
      const inbox = new Inbox<RoomState>()
      await (await connect(t, member)).subscribe(roomStateTopic(roomId), inbox.push)
      inboxes.push(inbox)
    }
    const [ofHost, ofComer] = inboxes as [Inbox<RoomState>, Inbox<RoomState>]
    expect((await react(guest)).status).toBe(200)
    await t.call(`/api/chatrooms/${roomId}/notice`, { method: 'PUT', body: { content: '10시' } }, host)
    const isMessage = ({ kind }: RoomState) => kind === 'MESSAGE'
    await expect.poll(() => ofHost.items.filter(isMessage)).toHaveLength(1)
    await expect.poll(() => ofComer.items.some(({ kind }) => kind === 'ROOM')).toBe(true)
    expect(ofComer.items.filter(isMessage)).toEqual([])
    const changes = (as: Member) => t.call<MessageChanges>(`/api/chatrooms/${roomId}/changes?after=0`, {}, as)
    expect((await changes(comer)).result.messages).toEqual([])
    expect((await changes(guest)).result.messages).toHaveLength(1)
  })

  it('reads what they heard in an earlier stay no more, and may still take back their own of it', async () => {
    await say(t, guest, roomId, '저는 내일 갈게요')
    const own = (await history(t, roomId, guest)).at(-1)!
    await leave(roomId, guest)
    await t.join(roomId, guest)
    expect(textsOf((await page(guest)).messages)).toEqual([])
    const taken = await t.call(`/api/chatrooms/${roomId}/messages/${own.seq}`, { method: 'DELETE' }, guest)
    expect(taken.status).toBe(200)
  })

  it('reads all of it where the host shows what was said before', async () => {
    expect((await change(roomId, { showsEarlierMessages: true }, host)).result.showsEarlierMessages).toBe(true)
    expect(textsOf((await page(comer)).messages)).toEqual([EARLIER])
    expect((await react(comer)).status).toBe(200)
    await answerEarlier(comer, '알겠어요')
  })
})

describe('the meeting point', () => {
  it('is read by those inside alone, and belongs to their calendar', async () => {
    const stranger = await t.addMember()
    const point = '주차장 끝 화장실 앞'
    expect((await info(roomId, host)).result.meetingPoint).toBe('')
    expect((await change(roomId, { meetingPoint: point }, host)).status).toBe(200)
    for (const member of [host, guest, comer]) expect((await info(roomId, member)).result.meetingPoint).toBe(point)
    const outside = await info(roomId, stranger)
    expect(outside.result.meetingPoint).toBeNull()
    expect(JSON.stringify(outside)).not.toContain(point)
    const calendar = await t.app.inject({
      url: `/api/chatrooms/${roomId}/calendar.ics`,
      headers: { authorization: `Bearer ${guest.accessToken}` },
    })
    expect(calendar.payload.replaceAll('\r\n ', '')).toContain(point)
  })

  it('is judged as other words are, and has its length', async () => {
    const links = Array.from({ length: 30 }, (_, n) => `https://a${n}.example`)
      .join(' ')
      .slice(0, 100)
    expect((await change(roomId, { meetingPoint: '가'.repeat(101) }, host)).code).toBe('COMMON400')
    expect((await change(roomId, { meetingPoint: links }, host)).status).not.toBe(200)
  })
})
