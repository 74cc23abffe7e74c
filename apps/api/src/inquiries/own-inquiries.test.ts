import type { Pagination } from '@honjeo/contract/common'
import type { InquiryDetail, InquirySummary } from '@honjeo/contract/inquiries'
import { beforeEach, describe, expect, it } from 'vitest'
import { addImage } from '../testing/images.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let member: Member

beforeEach(async () => {
  member = await t.addMember()
})

async function write(inquiry: object = {}, as = member): Promise<number> {
  const body = { category: 'GENERAL', title: '궁금해요', content: '언제 열리나요?', ...inquiry }
  return (await t.call<{ id: number }>('/api/inquiries', { method: 'POST', body }, as)).result.id
}
const list = (query = '', as = member) =>
  t.call<{ inquiries: InquirySummary[]; pagination: Pagination }>(`/api/inquiries/my${query}`, {}, as)
const idsOf = async (query?: string) => (await list(query)).result.inquiries.map(({ id }) => id)
const read = (id: number, as = member) => t.call<InquiryDetail>(`/api/inquiries/${id}`, {}, as)
const reply = (id: number) =>
  t.sql("update inquiries set status = 'REPLIED', reply = '내일요', replied_at = $2 where id = $1", id, t.clock.now())

describe('one’s own inquiries', () => {
  it('are listed page by page, the newest first', async () => {
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) ids.unshift(await write())
    const { result } = await list()
    expect(result.inquiries.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    expect(result.pagination).toEqual({ page: 1, size: 10, totalPages: 2, totalElements: 12 })
    expect(await idsOf('?page=2')).toEqual(ids.slice(10))
    expect(await idsOf('?page=2&size=5')).toEqual(ids.slice(5, 10))
  })

  it('are no one else’s', async () => {
    await write()
    expect((await list('', await t.addMember())).result.inquiries).toEqual([])
  })

  it('can be distinguished by their status', async () => {
    const [pending, replied] = [await write(), await write()]
    await reply(replied)
    expect([await idsOf('?status=PENDING'), await idsOf('?status=REPLIED')]).toEqual([[pending], [replied]])
    expect((await list('?status=CLOSED')).result.pagination).toMatchObject({ totalPages: 0, totalElements: 0 })
  })

  it('say whether something is attached, and whether staff have replied', async () => {
    const { imageName } = await addImage(t, member)
    const ids = [await write({ imageName }), await write({ attachmentUrls: ['https://a.example'] }), await write()]
    await reply(ids[2]!)
    const marks = (await list()).result.inquiries.map(({ hasAttachment, isReplied }) => [hasAttachment, isReplied])
    expect(marks.toReversed()).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ])
  })

  it('hold the notes one sent on places', async () => {
    const body = { kind: 'WRONG_INFO', content: '입구가 바뀌었어요' }
    await t.call(`/api/tourist-spots/${SAEBYEOL}/corrections`, { method: 'POST', body }, member)
    const [note] = (await list()).result.inquiries
    expect(note).toMatchObject({ title: '[장소 정보] 새별오름: 정보가 달라요', categoryName: '제안' })
    expect((await read(note!.id)).result.content).toBe('입구가 바뀌었어요')
  })
})

describe('an inquiry by itself', () => {
  it('shows what staff replied', async () => {
    const id = await write()
    await reply(id)
    expect((await read(id)).result).toMatchObject({
      status: 'REPLIED',
      isReplied: true,
      adminReply: '내일요',
      repliedAt: t.clock.now().toISOString(),
    })
  })

  it('is closed to everybody else', async () => {
    const id = await write()
    expect(await read(id, await t.addMember())).toMatchObject({
      status: 404,
      code: 'INQUIRY4040',
      result: null,
    })
  })

  it('is not found where there is none', async () => {
    expect(await read(2_000_000_000)).toMatchObject({ status: 404, code: 'INQUIRY4040', result: null })
  })
})

describe('a suspended member', () => {
  it('writes and reads inquiries, with an image, and nothing else', async () => {
    await t.sql('update users set suspended_until = $2 where id = $1', member.id, t.clock.inSeconds(86_400))
    const suspended = await signInAgain()
    const { imageName } = await addImage(t, suspended)
    const id = await write({ imageName }, suspended)
    expect((await read(id, suspended)).result.imageName).toBe(imageName)
    expect((await list('', suspended)).result.inquiries).toHaveLength(1)
    expect(await t.call('/api/notifications', {}, suspended)).toMatchObject({ status: 403, code: 'AUTH4030' })
  })

  /** A session that nothing is remembered of. */
  async function signInAgain(): Promise<Member> {
    const body = { email: member.email, password: TEST_PASSWORD }
    const { result } = await t.call<{ accessToken: string }>('/api/auth/login', { method: 'POST', body })
    return { ...member, ...result }
  }
})
