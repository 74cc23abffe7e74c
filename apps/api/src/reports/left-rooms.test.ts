import type { HeardMessage, LeftRoom } from '@honjeo/contract/reports'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { history, say } from '../testing/conversation.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { reportDesk } from '../testing/report-desk.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const desk = reportDesk(t)
const { change, remove, leave, destroy, notices } = roomActs(t)
let host: Member
let guest: Member
let staff: Member
let roomId: number

beforeAll(async () => {
  ;[host, staff] = [await t.addMember(), await addStaff(t)]
})
beforeEach(async () => {
  guest = await t.addMember()
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: '노을 보러 가요' })
  await say(t, host, roomId, '들어오기 전')
  t.clock.advance(60)
  await t.join(roomId, guest)
  await say(t, host, roomId, '나쁜 말')
})

const seqOf = async (content: string) => (await history(t, roomId, host)).find((each) => each.content === content)!.seq
const report = (targetMessageSeq: number, as = guest) =>
  t.call(
    '/api/reports',
    { method: 'POST', body: { reason: 'SEXUAL', detail: '불쾌했어요', targetRoomId: roomId, targetMessageSeq } },
    as,
  )
const listLeft = async (as = guest) =>
  (await t.call<PageOf<LeftRoom>>('/api/reports/left-rooms', {}, as)).result.content
const listHeard = (as = guest, query = '') =>
  t.call<PageOf<HeardMessage> & { title: string }>(`/api/reports/left-rooms/${roomId}/messages${query}`, {}, as)

describe('a member who is no longer in a room', () => {
  const ENDS: Record<string, () => Promise<unknown>> = {
    'was removed': () => remove(roomId, guest, host),
    left: () => leave(roomId, guest),
    'saw it deleted': () => destroy(roomId, host),
  }
  it.each(Object.entries(ENDS))('reports what was said while they were there, and the room: %s', async (_, end) => {
    const bad = await seqOf('나쁜 말')
    await end()
    expect((await report(bad)).status).toBe(201)
    expect((await report(bad)).code).toBe('REPORT4090')
    await desk.report({ targetRoomId: roomId }, guest, { reason: 'NO_SHOW' })
    expect(await listLeft()).toMatchObject([{ roomId, title: '노을 보러 가요' }])
    expect((await listHeard()).result.content).toMatchObject([{ content: '나쁜 말', seq: bad, isMine: false }])
  })

  it('reads nothing of what was said while they had given up their seat, and reports none of it', async () => {
    const answer = (going: boolean) =>
      t.call(`/api/chatrooms/${roomId}/attendance`, { method: 'PUT', body: { going } }, guest)
    await answer(false)
    await say(t, host, roomId, '없는 사이에')
    const missed = await seqOf('없는 사이에')
    expect((await answer(true)).status).toBe(200)
    await say(t, host, roomId, '다시 와서')
    await leave(roomId, guest)
    expect((await listHeard()).result.content).toMatchObject([{ content: '다시 와서' }, { content: '나쁜 말' }])
    expect((await report(missed)).status).toBe(404)
  })

  const takeBack = (seq: number) => t.call(`/api/chatrooms/${roomId}/messages/${seq}`, { method: 'DELETE' }, host)

  it.each(Object.entries({ ...ENDS, 'is still there': () => Promise.resolve() }))(
    'reports what its author has taken back meanwhile, without reading it: %s',
    async (_, end) => {
      const bad = await seqOf('나쁜 말')
      expect((await takeBack(bad)).status).toBe(200)
      await end()
      const reply = await report(bad)
      expect(reply.status).toBe(201)
      const { reportId } = reply.result as { reportId: number }
      expect(await desk.asReporter(reportId, guest)).toMatchObject({ targetContent: null })
      expect((await desk.look(reportId, staff)).result.context).toMatchObject([
        { content: '들어오기 전' },
        { seq: bad, content: '나쁜 말', senderId: host.id },
      ])
    },
  )

  it('finds it among what was said, as taken back', async () => {
    const bad = await seqOf('나쁜 말')
    await takeBack(bad)
    await leave(roomId, guest)
    expect((await listHeard()).result.content).toMatchObject([{ seq: bad, content: '', isDeleted: true }])
  })

  it('cannot report it once its author has left Honjeo, which erases it', async () => {
    const bad = await seqOf('나쁜 말')
    await takeBack(bad)
    expect((await t.withdraw(host)).status).toBe(200)
    expect((await t.sql('select from deleted_messages where room_id = $1', roomId)).rowCount).toBe(0)
    expect(await report(bad)).toMatchObject({ status: 404, code: 'REPORT4040' })
    host = await t.addMember()
  })

  it('knows the room as it was then, and not what its host makes of it afterwards', async () => {
    await change(roomId, { description: '정문에서 만나요' }, host)
    await remove(roomId, guest, host)
    await change(roomId, { title: '3시에 후문', description: '후문으로 바꿨어요' }, host)
    const reportId = await desk.report({ targetRoomId: roomId }, guest, { reason: 'NO_SHOW' })
    const kept = { targetTitle: '노을 보러 가요', targetContent: '정문에서 만나요' }
    expect(await desk.asReporter(reportId, guest)).toMatchObject(kept)
    expect(await listLeft()).toMatchObject([{ roomId, title: '노을 보러 가요' }])
    expect((await listHeard()).result).toMatchObject({ title: '노을 보러 가요' })
  })

  it('reports no room that they may not know of and never were in', async () => {
    const [blocked, minor, other] = [
      await t.addMember(),
      await t.addMember({ birthDate: '2010-01-01' }),
      await t.addMember(),
    ]
    await t.call(`/api/blocks/${blocked.id}`, { method: 'POST' }, host)
    const body = { reason: 'NO_SHOW', detail: '기록', targetRoomId: roomId }
    const reportRoom = (as: Member) => t.call('/api/reports', { method: 'POST', body }, as)
    for (const as of [blocked, minor]) expect(await reportRoom(as)).toMatchObject({ status: 404, code: 'REPORT4040' })
    expect((await reportRoom(other)).status).toBe(201)
  })

  it('neither reads nor reports what was said before or afterwards', async () => {
    await remove(roomId, guest, host)
    await say(t, host, roomId, '나간 뒤')
    for (const content of ['들어오기 전', '나간 뒤']) {
      expect([content, (await report(await seqOf(content))).code]).toEqual([content, 'REPORT4040'])
    }
    const heard = (await listHeard()).result
    expect([heard.title, heard.content.map(({ content }) => content)]).toEqual(['노을 보러 가요', ['나쁜 말']])
  })

  it('does so for each of several stays', async () => {
    await leave(roomId, guest)
    await say(t, host, roomId, '없는 동안')
    t.clock.advance(60)
    await t.join(roomId, guest)
    await say(t, host, roomId, '두 번째')
    await leave(roomId, guest)
    expect((await listHeard()).result.content.map(({ content }) => content)).toEqual(['두 번째', '나쁜 말'])
    expect(await listLeft()).toHaveLength(1)
  })

  it('gets there by the notification of the removal', async () => {
    await remove(roomId, guest, host)
    expect((await notices(guest))[0]).toMatchObject({ type: 'SYSTEM', resourceType: 'STAY', resourceId: roomId })
  })

  it('finds nothing of it where staff have put the room out of sight', async () => {
    const bad = await seqOf('나쁜 말')
    await remove(roomId, guest, host)
    await t.sql('update chat_rooms set hidden_at = now() where id = $1', roomId)
    expect([(await report(bad)).code, (await listHeard()).status, await listLeft()]).toEqual(['REPORT4040', 404, []])
    expect(await notices(guest)).not.toContainEqual(expect.objectContaining({ resourceType: 'STAY' }))
  })

  it('reads it page by page', async () => {
    await say(t, host, roomId, '둘', '셋')
    await remove(roomId, guest, host)
    const first = (await listHeard(guest, '?size=2')).result
    const rest = (await listHeard(guest, `?size=2&cursor=${first.nextCursor}`)).result
    expect([...first.content, ...rest.content].map(({ content }) => content)).toEqual(['셋', '둘', '나쁜 말'])
    expect(rest.hasNext).toBe(false)
  })
})

it('a member who never was inside finds neither the room nor what was said', async () => {
  const bad = await seqOf('나쁜 말')
  const stranger = await t.addMember()
  for (const as of [stranger, guest]) expect((await listHeard(as)).code).toBe('REPORT4040')
  expect((await report(bad, stranger)).code).toBe('REPORT4040')
  expect(await t.call('/api/reports/left-rooms')).toMatchObject({ status: 401 })
})

it('nothing is kept of stays after a withdrawal', async () => {
  await t.withdraw(guest)
  const { rows } = await t.sql('select from room_stays where user_id = $1', guest.id)
  expect(rows).toEqual([])
})
