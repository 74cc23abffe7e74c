import type { Pagination } from '@honjeo/contract/common'
import type { ReportDetail, ReportSummary } from '@honjeo/contract/reports'
import { REPORTS_PER_DAY, REPORTS_TO_HIDE } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addImage } from '../testing/images.ts'
import { withCatalogue } from '../testing/places.ts'
import { addPosts } from '../testing/posts.ts'
import { addReporters } from '../testing/report-desk.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let author: Member
let member: Member

beforeAll(async () => {
  author = await t.addMember()
})
beforeEach(async () => {
  member = await t.addMember()
})

const addPost = async () => (await addPosts(t.database, { authorId: author.id }))[0]!

async function file(report: object = {}, as = member): Promise<number> {
  const body = { reason: 'ABUSE', detail: '욕설이에요', targetPostId: await addPost(), ...report }
  const { result, code } = await t.call<{ reportId: number }>('/api/reports', { method: 'POST', body }, as)
  expect(code).toBe('COMMON200')
  return result.reportId
}
const decide = (id: number, status: string) =>
  t.sql("update reports set status = $2, admin_note = '확인했어요', processed_at = now() where id = $1", id, status)
const read = (id: number, as = member) => t.call<ReportDetail>(`/api/reports/${id}`, {}, as)
const cancel = (id: number, as = member) => t.call(`/api/reports/${id}`, { method: 'DELETE' }, as)
const list = (query = '', as = member) =>
  t.call<{ reports: ReportSummary[]; pagination: Pagination }>(`/api/reports/my-reports${query}`, {}, as)
const idsOf = async (query?: string) => (await list(query)).result.reports.map(({ reportId }) => reportId)

describe('one’s own reports', () => {
  it('are listed page by page, the newest first', async () => {
    const ids: number[] = []
    for (let n = 0; n < 12; n += 1) ids.unshift(await file())
    const first = await list()
    expect(first.result.reports.map(({ reportId }) => reportId)).toEqual(ids.slice(0, 10))
    expect(first.result.pagination).toEqual({ page: 1, size: 10, totalPages: 2, totalElements: 12 })
    expect(first.result.reports[0]).toEqual({
      reportId: ids[0],
      targetType: 'POST',
      status: 'PENDING',
      reason: 'ABUSE',
      reasonName: '욕설·비하',
      createdAt: t.clock.now().toISOString(),
    })
    expect(await idsOf('?page=2')).toEqual(ids.slice(10))
    expect(await idsOf('?page=3')).toEqual([])
    expect(await idsOf('?page=100000&size=50')).toEqual([])
  })

  it('are no one else’s', async () => {
    await file()
    expect((await list('', author)).result).toEqual({
      reports: [],
      pagination: { page: 1, size: 10, totalPages: 0, totalElements: 0 },
    })
  })

  it('can be distinguished by their status', async () => {
    const [pending, rejected] = [await file(), await file()]
    await decide(rejected, 'REJECTED')
    expect([await idsOf('?status=PENDING'), await idsOf('?status=REJECTED')]).toEqual([[pending], [rejected]])
    expect((await list('?status=REVIEWED')).result.pagination).toMatchObject({ totalPages: 0, totalElements: 0 })
  })
})

describe('a report by itself', () => {
  it('shows its reporter what was said and what staff answered', async () => {
    const id = await file()
    expect((await read(id)).result).toMatchObject({
      status: 'PENDING',
      reason: 'ABUSE',
      reasonName: '욕설·비하',
      detail: '욕설이에요',
      targetUserName: author.nickName,
      adminNote: null,
      processedAt: null,
      canCancel: true,
    })
    await decide(id, 'ACTION_TAKEN')
    expect((await read(id)).result).toMatchObject({
      status: 'ACTION_TAKEN',
      adminNote: '확인했어요',
      processedAt: expect.stringMatching(/Z$/),
      canCancel: false,
    })
  })

  it('is closed to everybody else, the reported member too', async () => {
    const id = await file()
    for (const other of [author, await t.addMember()]) {
      expect(await read(id, other)).toMatchObject({ status: 404, code: 'REPORT4041', result: null })
      expect(await cancel(id, other)).toMatchObject({ status: 404, code: 'REPORT4041', result: null })
    }
    expect((await read(id)).result.canCancel).toBe(true)
  })

  it('is not found where there is none', async () => {
    expect(await read(2_000_000_000)).toMatchObject({
      status: 404,
      code: 'REPORT4041',
      message: '신고 정보를 찾을 수 없어요. 취소했을 수 있어요.',
    })
  })
})

describe('a report that is cancelled', () => {
  it('is gone from the list and cannot be opened or cancelled again', async () => {
    const id = await file()
    expect((await cancel(id)).status).toBe(200)
    expect(await idsOf()).toEqual([])
    expect(await read(id)).toMatchObject({ status: 404, code: 'REPORT4041' })
    expect(await cancel(id)).toMatchObject({ status: 404, code: 'REPORT4041' })
    expect(await read(id, author)).toMatchObject({ status: 404, code: 'REPORT4041' })
  })

  it('can be filed again', async () => {
    const targetPostId = await addPost()
    await cancel(await file({ targetPostId }))
    const again = await file({ targetPostId })
    expect(await idsOf()).toEqual([again])
  })

  it('is not one that was decided', async () => {
    const id = await file()
    await decide(id, 'REVIEWED')
    expect(await cancel(id)).toMatchObject({
      status: 409,
      code: 'REPORT4091',
      message: '이미 처리된 신고는 취소할 수 없어요.',
    })
    expect((await read(id)).result.status).toBe('REVIEWED')
  })

  it('is cancelled once by two taps', async () => {
    const id = await file()
    const replies = await Promise.all([cancel(id), cancel(id)])
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['COMMON200', 'REPORT4041'])
  })

  it('counts for the day', async () => {
    for (let n = 0; n < REPORTS_PER_DAY; n += 1) await cancel(await file())
    const body = { reason: 'SPAM', detail: '광고예요', targetPostId: await addPost() }
    expect(await t.call('/api/reports', { method: 'POST', body }, member)).toMatchObject({ code: 'REPORT4290' })
  })

  it('lets its image go', async () => {
    const { imageName } = await addImage(t, member)
    await cancel(await file({ imageName }))
    const reply = await t.call('/api/image/delete', { method: 'POST', body: { imageName } }, member)
    expect(reply.status).toBe(200)
  })

  it('does not count towards hiding, and does not bring back what is hidden', async () => {
    const targetPostId = await addPost()
    const isShown = async () => (await t.call(`/api/community/posts/${targetPostId}`)).status === 200
    const reporters = await addReporters(t, REPORTS_TO_HIDE)
    await cancel(await file({ targetPostId }))
    const ids = []
    for (const as of reporters) {
      expect(await isShown()).toBe(true)
      ids.push(await file({ targetPostId }, as))
    }
    expect(await isShown()).toBe(false)
    for (const [n, id] of ids.entries()) await cancel(id, reporters[n])
    expect(await isShown()).toBe(false)
  })
})
