import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { STAFF_EXPORTS, type StaffExport } from '@honjeo/contract/values/enums'
import { EXPORT_ROWS_MAX } from '@honjeo/contract/values/limits'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { addStaff, addUnprovenStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let staff: Member
let member: Member

beforeAll(async () => {
  staff = await addStaff(t)
  member = await t.addMember({ nickName: '받는이' })
})

const fetchCsv = (kind: string, query = '', as: Member | null = staff) =>
  t.app.inject({
    url: `/api/admin/exports/${kind}.csv${query}`,
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  })
async function rowsOf(kind: StaffExport, query = ''): Promise<Record<string, string>[]> {
  const reply = await fetchCsv(kind, query)
  expect(reply.statusCode).toBe(200)
  return parse(reply.body, { bom: true, columns: true })
}
const inquire = (inquiry: { title: string; createdAt?: string; count?: number }) =>
  t.sql(
    `insert into inquiries (user_id, category, title, content, created_at)
     select $1, 'ACCOUNT', $2, '내용', $3::timestamptz from generate_series(1, $4)`,
    member.id,
    inquiry.title,
    inquiry.createdAt ?? t.clock.now().toISOString(),
    inquiry.count ?? 1,
  )

describe.each(STAFF_EXPORTS)('the export of %s', (kind) => {
  it('is closed to visitors, members and staff who have not given their password', async () => {
    const codeFor = async (as: Member | null) => (await fetchCsv(kind, '', as)).json<{ code: string }>().code
    expect(await codeFor(null)).toBe('AUTH4010')
    expect(await codeFor(member)).toBe('ADMIN4030')
    expect(await codeFor(await addUnprovenStaff(t))).toBe('ADMIN4031')
  })

  it('is a file for a spreadsheet that no cache keeps on the way', async () => {
    const { headers, body } = await fetchCsv(kind)
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="honjeo-${kind}-\\d{4}-\\d\\d-\\d\\d\\.csv"$`),
      ),
    })
    expect(body.startsWith('\ufeff"')).toBe(true)
    const [header = []] = parse(body, { bom: true })
    expect(header.every((name) => /^[가-힣 ]+$/.test(name))).toBe(true)
  })

  it('is written down with its period', async () => {
    await fetchCsv(kind, '?from=2026-01-01&to=2026-01-31')
    expect((await deedsOf(t, staff)).slice(0, 1)).toMatchObject([
      { action: 'EXPORT', targetType: 'EXPORT', targetId: kind, after: { from: '2026-01-01', to: '2026-01-31' } },
    ])
  })
})

describe('an export', () => {
  it('says of a report what was reported, by whom and what staff decided', async () => {
    await t.sql(
      `insert into reports (reporter_id, target_type, target_id, target_user_id, target_title, reason, detail, status, processed_at, processed_by, admin_note)
       values ($1, 'USER', $2, $2, '=cmd|calc', 'SPAM', '광고예요', 'REJECTED', now(), $2, '아니에요')`,
      member.id,
      staff.id,
    )
    expect((await rowsOf('reports')).at(-1)).toMatchObject({
      신고자: '받는이',
      '대상 회원': staff.nickName,
      사유: '스팸·광고',
      '대상 제목': "'=cmd|calc",
      '처리한 운영자': staff.nickName,
      답변: '아니에요',
      '메시지 번호': '',
    })
  })

  it('says of members no more than staff need, and nothing of a password', async () => {
    const reply = await fetchCsv('members')
    expect(reply.body).toContain('받는이')
    for (const secret of ['김혼저', '1995-03-02', '$argon', 'scrypt']) expect(reply.body).not.toContain(secret)
  })

  it('says of the log what it holds', async () => {
    await rowsOf('members', '?to=2026-12-31')
    const last = (await rowsOf('audit-log')).at(-1)
    expect(last).toMatchObject({ '한 일': 'EXPORT', '대상 번호': 'members', 운영자: staff.nickName })
    expect(JSON.parse(last?.['이후'] ?? '')).toMatchObject({ from: null, to: '2026-12-31' })
  })

  it('holds the days it was asked for, as they are in Korea', async () => {
    await inquire({ title: '앞', createdAt: '2025-03-01T14:59:59.999Z' })
    await inquire({ title: '첫 순간', createdAt: '2025-03-01T15:00:00.000Z' })
    await inquire({ title: '끝 순간', createdAt: '2025-03-03T14:59:59.999Z' })
    await inquire({ title: '뒤', createdAt: '2025-03-03T15:00:00.000Z' })
    const rows = await rowsOf('inquiries', '?from=2025-03-02&to=2025-03-03')
    expect(rows.map((row) => [row['제목'], row['접수 시각'], row['카테고리']])).toEqual([
      ['첫 순간', '2025-03-02 00:00:00', '계정 문의'],
      ['끝 순간', '2025-03-03 23:59:59', '계정 문의'],
    ])
  })

  it('holds every row once, however many share a moment', async () => {
    await inquire({ title: '같은 때', createdAt: '2024-05-05T00:00:00Z', count: 1234 })
    const ids = (await rowsOf('inquiries', '?from=2024-05-05&to=2024-05-05')).map((row) => row['번호'])
    expect([ids.length, new Set(ids).size]).toEqual([1234, 1234])
  })

  it('is refused where it is too long, with what to do', async () => {
    await inquire({ title: '많아요', createdAt: '2023-05-05T00:00:00Z', count: EXPORT_ROWS_MAX + 1 })
    const tooMany = await fetchCsv('inquiries', '?from=2023-01-01')
    expect(tooMany.json()).toMatchObject({
      code: 'COMMON400',
      result: { fields: { from: '한 번에 50,000줄까지 내려받을 수 있어요. 기간을 줄여주세요.' } },
    })
    await t.sql("delete from inquiries where title = '많아요'")
  })

  it.each([
    ['?from=2026-02-30', 'from'],
    ['?from=0000-01-01', 'from'],
    ['?to=yesterday', 'to'],
    ['?from=2026-03-02&to=2026-03-01', 'to'],
    ['?kind=reports', 'kind'],
  ])('is refused for %s', async (query, field) => {
    const reply = await fetchCsv('reports', query)
    expect([reply.statusCode, Object.keys(reply.json().result.fields)]).toEqual([400, [field]])
  })

  it('is of nothing else', async () => {
    expect((await fetchCsv('users')).statusCode).toBe(404)
  })

  it('may break off without harm to others', async () => {
    await inquire({ title: '긴 표', createdAt: '2022-05-05T00:00:00Z', count: 20_000 })
    const { http } = await t.listen()
    const url = `${http}/api/admin/exports/inquiries.csv?from=2022-05-05&to=2022-05-05`
    const request = get(url, { headers: { authorization: `Bearer ${staff.accessToken}` } })
    const [reply] = (await once(request, 'response')) as [IncomingMessage]
    await once(reply, 'data')
    const closed = once(reply, 'close').catch(() => {})
    request.destroy()
    await closed
    expect(await rowsOf('inquiries', '?from=2022-05-05&to=2022-05-05')).toHaveLength(20_000)
  })
})
