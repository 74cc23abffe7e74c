import type { StaffNotice } from '@honjeo/contract/admin/publishing'
import type { Notification } from '@honjeo/contract/notifications'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let staff: Member
let member: Member

beforeAll(async () => {
  member = await t.addMember()
  staff = await addStaff(t)
})

const draft = { title: '점검 안내', content: '새벽 2시에 잠깐 쉬어요.', published: true }
const write = async (notice: object = {}) =>
  (await t.call<StaffNotice>('/api/admin/notices', { method: 'POST', body: { ...draft, ...notice } }, staff)).result
const change = (id: number, notice: object) =>
  t.call<StaffNotice>(`/api/admin/notices/${id}`, { method: 'PUT', body: { ...draft, ...notice } }, staff)
const remove = (id: number) => t.call(`/api/admin/notices/${id}`, { method: 'DELETE' }, staff)
const read = (id: number) => t.call<{ title: string }>(`/api/notices/${id}`)

async function notificationsOf(id: number, as = member) {
  const { result } = await t.call<PageOf<Notification>>('/api/notifications?size=50', {}, as)
  return result.content.filter(({ resourceType, resourceId }) => resourceType === 'NOTICE' && resourceId === id)
}

describe('a notice', () => {
  it('is a draft that no one sees until it is published', async () => {
    const { id, publishedAt } = await write({ published: false })
    expect([publishedAt, (await read(id)).code]).toEqual([null, 'NOTICE4040'])
    const { result } = await change(id, { title: '점검을 마쳤어요' })
    expect(result.publishedAt).toBe(t.clock.now().toISOString())
    expect((await read(id)).result.title).toBe('점검을 마쳤어요')
  })

  it('is taken down, and then gone', async () => {
    const { id } = await write()
    await change(id, { published: false })
    expect((await read(id)).code).toBe('NOTICE4040')
    expect((await remove(id)).status).toBe(200)
    expect(await remove(id)).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect(await change(id, {})).toMatchObject({ status: 404, code: 'ADMIN4040' })
  })

  it('keeps the time it was published when its words change', async () => {
    const { id, publishedAt } = await write()
    t.clock.advance(60)
    const { result } = await change(id, { content: '새벽 3시에 쉬어요.' })
    expect([result.publishedAt, result.updatedAt]).toEqual([publishedAt, t.clock.now().toISOString()])
  })

  it('is written in the log with what changed', async () => {
    const { id } = await write({ published: false })
    await change(id, { title: '새 제목' })
    await change(id, { title: '새 제목' })
    await remove(id)
    const deeds = await deedsOf(t, staff, '&targetType=NOTICE')
    expect(deeds.slice(0, 3).map(({ action, before, after }) => ({ action, before, after }))).toEqual([
      { action: 'NOTICE_DELETE', before: { title: '새 제목', content: draft.content, published: true }, after: null },
      {
        action: 'NOTICE_UPDATE',
        before: { title: draft.title, published: false },
        after: { title: '새 제목', published: true },
      },
      { action: 'NOTICE_CREATE', before: null, after: { ...draft, published: false } },
    ])
  })

  it('is listed for staff with the drafts, the newest first, page by page', async () => {
    const ids = [await write(), await write({ published: false }), await write()].map(({ id }) => id).toReversed()
    const list = async (query: string) =>
      (await t.call<PageOf<StaffNotice>>(`/api/admin/notices${query}`, {}, staff)).result
    const first = await list('?size=2')
    const second = await list(`?size=1&cursor=${first.nextCursor}`)
    expect([...first.content, ...second.content].map(({ id }) => id)).toEqual(ids)
  })

  it.each([
    ['without a title', { title: ' ' }, 'title', '제목을 1~100자로 입력해주세요.'],
    ['of 101 characters', { title: '가'.repeat(101) }, 'title', '제목을 1~100자로 입력해주세요.'],
    ['without a text', { content: '' }, 'content', '내용을 입력해주세요.'],
  ])('is refused %s', async (_, notice, field, sentence) => {
    const body = { ...draft, ...notice }
    const reply = await t.call('/api/admin/notices', { method: 'POST', body }, staff)
    expect(reply).toMatchObject({ status: 400, result: { fields: { [field]: sentence } } })
  })
})

describe('notifying everyone', () => {
  it('notifies each member once, staff too, whatever becomes of the notice', async () => {
    const { id } = await write({ tellEveryone: true })
    await change(id, { published: false, tellEveryone: true })
    await change(id, { title: '다시 알려요', tellEveryone: true })
    for (const as of [member, staff]) {
      expect(await notificationsOf(id, as)).toMatchObject([
        { type: 'SYSTEM', message: '새 공지가 있어요: 점검 안내', isRead: false },
      ])
    }
  })

  it('waits until the notice is published', async () => {
    const { id } = await write({ published: false, tellEveryone: true })
    expect(await notificationsOf(id)).toEqual([])
    await change(id, { tellEveryone: true })
    expect(await notificationsOf(id)).toHaveLength(1)
  })

  it('is not done unless it is asked for', async () => {
    expect(await notificationsOf((await write()).id)).toEqual([])
  })

  it('is forgotten with a notice that is taken down, until it is back', async () => {
    const { id } = await write({ tellEveryone: true })
    await change(id, { published: false })
    expect(await notificationsOf(id)).toEqual([])
    await change(id, { published: true })
    expect(await notificationsOf(id)).toHaveLength(1)
  })

  it('reaches more members than one statement takes', async () => {
    await t.sql(
      `insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
         q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity)
       select 'many' || n || '@example.com', 'x', '이름', '많은' || n, 'FEMALE', '1990-01-01', user_type, 1, 1, 1, 1, 1
       from generate_series(1, 4100) n, (select user_type from users limit 1) u`,
    )
    const { id } = await write({ tellEveryone: true })
    const { rows } = await t.sql(
      `select (select count(*)::int from users) as members,
         (select count(*)::int from notifications where event_key = $1) as notified`,
      `notice:${id}`,
    )
    expect(rows[0].notified).toBe(rows[0].members)
  })
})
