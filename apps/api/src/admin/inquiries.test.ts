import type { StaffInquiry, StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import type { InquiryDetail } from '@honjeo/contract/inquiries'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { roomActs } from '../testing/room-acts.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { notices } = roomActs(t)
let staff: Member
let member: Member
let count = 0

beforeAll(async () => {
  staff = await addStaff(t)
})
beforeEach(async () => {
  ;[staff, member] = [await addStaff(t), await t.addMember()]
})

async function ask(draft: object = {}, as = member): Promise<number> {
  t.clock.advance(1)
  const body = { category: 'GENERAL', title: `궁금해요 ${++count}`, content: '언제 열리나요?', ...draft }
  const reply = await t.call<{ id: number }>('/api/inquiries', { method: 'POST', body }, as)
  expect(reply.status).toBe(201)
  // The database's clock dates what it stores; the test's clock orders it.
  await t.sql('update inquiries set created_at = $2 where id = $1', reply.result.id, t.clock.now())
  return reply.result.id
}
const list = async (query: string) =>
  (await t.call<PageOf<StaffInquiry>>(`/api/admin/inquiries?${query}`, {}, staff)).result
const idsOf = async (query: string) => (await list(`userId=${member.id}&${query}`)).content.map(({ id }) => id)
const look = (id: number) => t.call<StaffInquiryDetail>(`/api/admin/inquiries/${id}`, {}, staff)
const reply = (id: number, text: string) =>
  t.call<StaffInquiryDetail>(`/api/admin/inquiries/${id}/reply`, { method: 'POST', body: { reply: text } }, staff)
const change = (id: number, body: object) =>
  t.call<StaffInquiryDetail>(`/api/admin/inquiries/${id}`, { method: 'PATCH', body }, staff)
const asMember = async (id: number) => (await t.call<InquiryDetail>(`/api/inquiries/${id}`, {}, member)).result

describe('the queue', () => {
  it('begins with who has waited longest; what is settled, and all together, with the newest', async () => {
    const [first, second, third] = [await ask(), await ask(), await ask()]
    expect(await idsOf('status=PENDING')).toEqual([first, second, third])
    expect(await idsOf('')).toEqual([third, second, first])
    for (const id of [first, second]) await change(id, { status: 'CLOSED' })
    expect(await idsOf('status=CLOSED')).toEqual([second, first])
    expect(await idsOf('status=PENDING')).toEqual([third])
  })

  it('comes page by page, whichever way it runs', async () => {
    const ids = [await ask(), await ask(), await ask()]
    for (const [status, expected] of [
      ['&status=PENDING', ids],
      ['', ids.toReversed()],
    ] as const) {
      const query = `userId=${member.id}&size=2${status}`
      const first = await list(query)
      const rest = await list(`${query}&cursor=${first.nextCursor}`)
      expect([...first.content, ...rest.content].map(({ id }) => id)).toEqual(expected)
      expect([first.hasNext, rest.hasNext]).toEqual([true, false])
    }
  })

  it('can be looked through by category and priority', async () => {
    const [account, technical] = [await ask({ category: 'ACCOUNT' }), await ask({ category: 'TECHNICAL' })]
    await change(technical, { priority: 'URGENT' })
    expect(await idsOf('category=ACCOUNT')).toEqual([account])
    expect(await idsOf('priority=URGENT')).toEqual([technical])
  })

  it('says who asks, also when they have left', async () => {
    const id = await ask({ attachmentUrls: ['https://blog.example/1'] })
    const [row] = (await list(`userId=${member.id}`)).content
    expect(row).toMatchObject({ id, hasAttachment: true, member: { userId: member.id, isSuspended: false } })
    await t.withdraw(member)
    expect((await look(id)).result).toMatchObject({ member: null, userName: '탈퇴한 사용자', userEmail: '' })
    expect((await reply(id, '고마워요')).status).toBe(200)
  })

  it('holds what members say of places, with the place', async () => {
    const body = { kind: 'WRONG_INFO', content: '전화번호가 달라요' }
    await t.call(`/api/tourist-spots/${SAEBYEOL}/corrections`, { method: 'POST', body }, member)
    const [id = 0] = await idsOf('')
    expect((await look(id)).result).toMatchObject({ place: { contentId: SAEBYEOL, title: '새별오름' } })
  })
})

describe('a reply', () => {
  it('answers the inquiry, and notifies who asked', async () => {
    const id = await ask()
    const { result } = await reply(id, '아침 아홉 시에 열어요.')
    expect(result).toMatchObject({
      status: 'REPLIED',
      isReplied: true,
      adminReply: '아침 아홉 시에 열어요.',
      repliedBy: staff.nickName,
      repliedAt: t.clock.inSeconds(0),
    })
    expect(await asMember(id)).toMatchObject({ status: 'REPLIED', adminReply: '아침 아홉 시에 열어요.' })
    expect(await notices(member)).toMatchObject([
      { type: 'INQUIRY_REPLY', resourceType: 'INQUIRY', resourceId: id, isRead: false },
    ])
  })

  it('takes the place of the one before, and notifies again', async () => {
    const id = await ask()
    await reply(id, '아홉 시예요.')
    await change(id, { status: 'CLOSED' })
    t.clock.advance(1)
    expect((await reply(id, '열 시예요.')).result).toMatchObject({ status: 'REPLIED', closedAt: null })
    expect((await asMember(id)).adminReply).toBe('열 시예요.')
    expect(await notices(member)).toHaveLength(2)
    expect((await deedsOf(t, staff, `&action=INQUIRY_REPLY`)).map(({ before }) => before)).toEqual([
      { status: 'CLOSED', repliedAt: t.clock.inSeconds(-1) },
      { status: 'PENDING', repliedAt: null },
    ])
  })

  it.each(['', '  ', '가'.repeat(5001)])('of too few or too many letters is refused', async (text) => {
    expect(await reply(await ask(), text)).toMatchObject({
      status: 400,
      result: { fields: { reply: '답변을 1~5,000자로 입력해주세요.' } },
    })
  })
})

describe('a change', () => {
  it('of status and priority is seen by who asked, and written down', async () => {
    const id = await ask()
    await change(id, { status: 'IN_PROGRESS', priority: 'HIGH' })
    expect(await asMember(id)).toMatchObject({ status: 'IN_PROGRESS', priority: 'HIGH', isReplied: false })
    expect(await deedsOf(t, staff)).toMatchObject([
      {
        action: 'INQUIRY_UPDATE',
        targetType: 'INQUIRY',
        targetId: String(id),
        before: { status: 'PENDING', priority: 'NORMAL' },
        after: { status: 'IN_PROGRESS', priority: 'HIGH' },
      },
    ])
  })

  it('keeps when it was closed, until it is open again', async () => {
    const id = await ask()
    expect((await change(id, { status: 'CLOSED' })).result.closedAt).toBe(t.clock.inSeconds(0))
    t.clock.advance(5)
    expect((await change(id, { priority: 'LOW' })).result.closedAt).toBe(t.clock.inSeconds(-5))
    expect((await change(id, { status: 'PENDING' })).result.closedAt).toBeNull()
  })

  it('to what it is already changes nothing', async () => {
    const id = await ask()
    const before = await asMember(id)
    t.clock.advance(5)
    expect((await change(id, { status: 'PENDING', priority: 'NORMAL' })).status).toBe(200)
    expect(await asMember(id)).toEqual(before)
    expect(await deedsOf(t, staff)).toEqual([])
  })

  it('to REPLIED takes a reply', async () => {
    const refused = await change(await ask(), { status: 'REPLIED' })
    expect(refused).toMatchObject({ status: 400, result: { fields: { status: expect.any(String) } } })
  })
})

it('there has to be an inquiry', async () => {
  for (const answer of [await look(GONE), await reply(GONE, '고마워요'), await change(GONE, { status: 'CLOSED' })]) {
    expect(answer).toMatchObject({ status: 404, code: 'ADMIN4040' })
  }
})
