import { beforeAll, describe, expect, it } from 'vitest'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { change, leave, destroy } = roomActs(t)
const TITLE = '노을; 산책, 그리고 \\ 커피'
const DESCRIPTION = '첫 줄, 쉼표\n둘째 줄; 쌍반점\\ 그리고 오름을 한 바퀴 도는 아주 긴 설명이에요 🍊🍊🍊'.repeat(8)
let host: Member
let guest: Member
let roomId: number

beforeAll(async () => {
  ;[host, guest] = [await t.addMember(), await t.addMember()]
  const joinDate = '2027-01-02T16:30:00+09:00'
  roomId = await t.addRoom(host, { contentId: SAEBYEOL, title: TITLE, description: DESCRIPTION, joinDate })
  await t.join(roomId, guest)
})

const download = (as?: Member, id = roomId) =>
  t.app.inject({
    url: `/api/chatrooms/${id}/calendar.ics`,
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  })

/** What a calendar reads: lines put together again, and text without its escapes. */
async function read(as = guest) {
  const unfolded = (await download(as)).body.replaceAll('\r\n ', '').trimEnd().split('\r\n')
  return new Map(
    unfolded.map((line) => {
      const [name = '', ...value] = line.split(':')
      return [name, value.join(':').replaceAll(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c))]
    }),
  )
}

describe('the calendar file of a room', () => {
  it('is for its members', async () => {
    const stranger = await t.addMember()
    const refusals = [
      [await download(), 401, 'AUTH4010'],
      [await download(stranger), 403, 'CHAT4005'],
      [await download(guest, 2_147_483_647), 404, 'CHAT4040'],
    ] as const
    for (const [reply, status, code] of refusals) expect([reply.statusCode, reply.json().code]).toEqual([status, code])
    await t.join(roomId, stranger)
    await leave(roomId, stranger)
    expect((await download(stranger)).json().code).toBe('CHAT4005')
  })

  it('is a file that no cache keeps', async () => {
    const { statusCode, headers } = await download(guest)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ])
    expect(headers['content-disposition']).toBe(`attachment; filename="honjeo-room-${roomId}.ics"`)
  })

  it('says what, when in UTC and where, whatever is in the words', async () => {
    const event = await read()
    expect(Object.fromEntries(event)).toMatchObject({
      VERSION: '2.0',
      UID: `room-${roomId}@honjeo`,
      SEQUENCE: '0',
      DTSTART: '20270102T073000Z',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      SUMMARY: TITLE,
      DESCRIPTION,
      LOCATION: expect.stringContaining('새별오름, 제주특별자치도'),
      GEO: '33.3663;126.3576',
      URL: `http://localhost/room/${roomId}`,
    })
  })

  it('has lines of at most 75 octets, cut between characters', async () => {
    const { body, rawPayload } = await download(guest)
    expect(Buffer.from(body)).toEqual(rawPayload)
    const lines = body.split('\r\n')
    expect(lines.pop()).toBe('')
    expect(lines.some((line) => line.startsWith(' '))).toBe(true)
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(body).not.toMatch(/�|[^\r]\n/)
  })

  it('counts its changes, so that a calendar takes the newer one', async () => {
    await change(roomId, { joinDate: '2027-01-03T16:30:00+09:00' }, host)
    await change(roomId, { description: '' }, host)
    const event = await read()
    expect([event.get('UID'), event.get('SEQUENCE'), event.get('DTSTART')]).toEqual([
      `room-${roomId}@honjeo`,
      '2',
      '20270103T073000Z',
    ])
    expect(event.has('DESCRIPTION')).toBe(false)
  })

  it('is gone with the room', async () => {
    await destroy(roomId, host)
    expect((await download(guest)).json().code).toBe('CHAT4040')
  })
})
