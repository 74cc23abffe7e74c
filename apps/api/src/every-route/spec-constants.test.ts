import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MyRoomPage } from '@honjeo/contract/rooms'
import { koreanDay } from '../lib/clock.ts'
import { say } from '../testing/conversation.ts'
import { drawing, upload } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

// What the server holds of sections 5, 8 and 9 of the second specification. Rows are numbered as in e2e/spec-texts.ts,
// where those are that people see.
const t = setUpTestApp(withCatalogue)
let host: Member
let member: Member

beforeAll(async () => {
  host = await t.addMember()
})
beforeEach(async () => {
  member = await t.addMember()
})

const letters = (length: number) => '가'.repeat(length)
const send = (method: 'POST' | 'PUT', path: string, body: object) =>
  t.call<{ fields?: Record<string, string> } | null>(path, { method, body }, member)
const inquire = (changes: object) =>
  send('POST', '/api/inquiries', { category: 'ACCOUNT', title: '제목', content: '내용', ...changes })

/** A photo of exactly so many bytes: what follows the end of a JPEG is no part of it. */
async function uploadOf(size: number) {
  const photo = Buffer.alloc(size)
  ;(await drawing(64).jpeg().toBuffer()).copy(photo)
  return upload(t, member, photo)
}

interface Limit {
  row: string
  what: string
  /** The largest size that is taken. */
  limit: number
  attempt: (size: number) => Promise<{ status: number }>
}

const LIMITS: Limit[] = [
  {
    row: '9.2a',
    what: 'letters of the bio',
    limit: 25,
    attempt: (size) => send('PUT', '/api/mypage/profile', { bio: letters(size) }),
  },
  {
    row: '9.2b',
    what: 'letters of the detail of a report',
    limit: 500,
    attempt: (size) => send('POST', '/api/reports', { reason: 'SPAM', detail: letters(size), targetUserId: host.id }),
  },
  { row: '9.2d', what: 'bytes of an image', limit: 5 * 1024 * 1024, attempt: uploadOf },
  {
    row: '9.3b',
    what: 'letters of the title of an inquiry',
    limit: 200,
    attempt: (size) => inquire({ title: letters(size) }),
  },
  {
    row: '9.3c',
    what: 'letters of the content of an inquiry',
    limit: 5000,
    attempt: (size) => inquire({ content: letters(size) }),
  },
]

describe.each(LIMITS)('$row: $what', ({ limit, attempt }) => {
  it(`may be ${limit}`, async () => {
    expect((await attempt(limit)).status).toBeLessThan(300)
  })
  it(`may not be ${limit + 1}`, async () => {
    expect([400, 413]).toContain((await attempt(limit + 1)).status)
  })
})

it.each([
  ['5.7a', '/api/reports', { detail: '광고예요.', targetUserId: 1 }, 'reason', '신고 사유를 선택해주세요.'],
  ['5.8a', '/api/inquiries', { title: '제목', content: '내용' }, 'category', '문의 카테고리를 선택해주세요.'],
])('%s: what is sent to %s without its choice is refused in these words', async (_row, path, body, field, text) => {
  const { status, result } = await send('POST', path, body)
  expect(status).toBe(400)
  expect(result?.fields?.[field]).toBe(text)
})

it.each([
  ['9.4a', '/api/reports/my-reports', 'reports'],
  ['9.4b', '/api/inquiries/my', 'inquiries'],
])('%s: %s comes ten a page, counted from 1, of every status', async (_row, path, list) => {
  for (let number = 1; number <= 11; number++) {
    if (list === 'inquiries') await inquire({ title: `문의 ${number}` })
    else await reportNewMember()
  }
  const read = async (page: string) => (await t.call<Record<string, unknown[]>>(`${path}${page}`, {}, member)).result
  expect((await read(''))[list]).toHaveLength(10)
  expect((await read('?page=1'))[list]).toEqual((await read(''))[list])
  expect((await read('?page=2'))[list]).toHaveLength(1)
})

async function reportNewMember() {
  const { id } = await t.addMember()
  await send('POST', '/api/reports', { reason: 'SPAM', detail: '광고예요.', targetUserId: id })
}

it('9.11a: a safety check is of 7 times 5 items', async () => {
  const categories = ['accommodation', 'transportation', 'equipment', 'activity', 'health', 'communication', 'mental']
  const put = (itemIds: string[]) => {
    const changedAt = t.clock.now().toISOString()
    const items = itemIds.map((itemId) => ({ itemId, checked: true, changedAt }))
    return send('PUT', '/api/safety', { check: { date: koreanDay(t.clock.now()), items }, rates: [] })
  }
  const all = categories.flatMap((category) => [1, 2, 3, 4, 5].map((number) => `${category}-${number}`))
  expect(await put(all)).toMatchObject({ status: 200, result: { check: { items: { length: 35 } } } })
  for (const category of categories) expect((await put([`${category}-6`])).status).toBe(400)
})

describe('my rooms', () => {
  const mine = async () => (await t.call<MyRoomPage>('/api/mypage/chatrooms', {}, member)).result.content

  it('9.10a: come with the unread ones first', async () => {
    const [unread, read] = [
      await t.addRoom(host, { contentId: SAEBYEOL }),
      await t.addRoom(host, { contentId: SAEBYEOL }),
    ]
    await t.join(unread, member)
    t.clock.advance(1)
    await t.join(read, member)
    await say(t, host, unread, '내일 봬요')
    t.clock.advance(1)
    await say(t, member, read, '네, 좋아요')
    expect((await mine()).map(({ roomId }) => roomId)).toEqual([unread, read])
  })

  it('9.10b: have ended when the host says so, and when they are full', async () => {
    const full = await t.addRoom(host, { contentId: SAEBYEOL, maxMembers: 2 })
    const completed = await t.addRoom(host, { contentId: SAEBYEOL })
    const open = await t.addRoom(host, { contentId: SAEBYEOL })
    for (const roomId of [full, completed, open]) await t.join(roomId, member)
    await t.call(`/api/chatrooms/${completed}/complete`, { method: 'PATCH', body: { isCompleted: true } }, host)
    const states = Object.fromEntries((await mine()).map(({ roomId, status }) => [roomId, status]))
    expect(states).toMatchObject({ [full]: 'FULL', [completed]: 'FULL', [open]: 'RECRUITING' })
  })
})

// This test is the last one: it moves the clock past the end of the member's token.
it.each([
  ['599 seconds', 599, 200],
  ['601 seconds', 601, 400],
])('9.1a, by ruling 10: a code is good for ten minutes: after %s', async (_name, seconds, status) => {
  const email = `code-${seconds}@example.com`
  await send('POST', '/api/auth/email-codes', { email, purpose: 'SIGNUP' })
  const code = await t.codeFor(email)
  t.clock.advance(seconds)
  expect((await send('POST', '/api/auth/email-codes/verify', { email, purpose: 'SIGNUP', code })).status).toBe(status)
})
