import type { NoticeDetail, NoticeSummary } from '@honjeo/contract/notices'
import { beforeAll, expect, it } from 'vitest'
import { addNotice } from '../testing/notices.ts'
import { GONE, setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()
interface Page {
  content: NoticeSummary[]
  hasNext: boolean
  nextCursor: string | null
}
const list = async (query = '') => (await t.call<Page>(`/api/notices${query}`)).result
const day = (number: number) => `2026-11-0${number}T09:00:00.000Z`

let ids: Record<'first' | 'second' | 'third' | 'sameTime' | 'draft', number>

beforeAll(async () => {
  const add = (title: string, publishedAt: string | null) =>
    addNotice(t.database, { title, content: `${title}\n둘째 줄`, publishedAt, updatedAt: day(8) })
  ids = {
    second: await add('점검 안내', day(2)),
    first: await add('문을 열어요', day(1)),
    draft: await add('아직 쓰는 중', null),
    third: await add('약관이 바뀌어요', day(3)),
    sameTime: await add('같은 때', day(3)),
  }
})

it('lists what is published to everybody, the newest first', async () => {
  const { content, hasNext } = await list()
  expect(content.map(({ id }) => id)).toEqual([ids.sameTime, ids.third, ids.second, ids.first])
  expect(content[3]).toEqual({ id: ids.first, title: '문을 열어요', publishedAt: day(1) })
  expect(hasNext).toBe(false)
})

it('comes page by page, each notice once, also when one is published meanwhile', async () => {
  const first = await list('?size=1')
  expect(first).toMatchObject({ hasNext: true, content: [{ id: ids.sameTime }] })
  await t.sql('update notices set published_at = $2 where id = $1', ids.draft, day(9))
  const rest = await list(`?size=2&cursor=${first.nextCursor}`)
  expect(rest.content.map(({ id }) => id)).toEqual([ids.third, ids.second])
  const last = await list(`?size=2&cursor=${rest.nextCursor}`)
  expect(last).toMatchObject({ content: [{ id: ids.first }], hasNext: false, nextCursor: null })
  await t.sql('update notices set published_at = null where id = $1', ids.draft)
})

it('shows one as it was written', async () => {
  expect(await t.call<NoticeDetail>(`/api/notices/${ids.third}`)).toMatchObject({
    status: 200,
    result: {
      id: ids.third,
      title: '약관이 바뀌어요',
      content: '약관이 바뀌어요\n둘째 줄',
      publishedAt: day(3),
      updatedAt: day(8),
    },
  })
})

it('keeps drafts to those who write them, and says when one is gone', async () => {
  for (const id of [ids.draft, GONE]) {
    expect(await t.call(`/api/notices/${id}`)).toMatchObject({ status: 404, code: 'NOTICE4040', result: null })
  }
})

it('is asked for again only when it has changed', async () => {
  for (const url of ['/api/notices', `/api/notices/${ids.first}`]) {
    const { headers } = await t.call(url)
    expect(headers['cache-control']).toBe('public, no-cache')
    const ask = () => t.app.inject({ url, headers: { 'if-none-match': String(headers['etag']) } })
    expect((await ask()).statusCode).toBe(304)
    await t.sql(`update notices set title = title || '!' where id = $1`, ids.first)
    expect((await ask()).statusCode).toBe(200)
  }
})
