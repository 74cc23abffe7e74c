import type { StaffBanner, Template } from '@honjeo/contract/admin/publishing'
import type { Banner } from '@honjeo/contract/home'
import { BANNERS_MAX, TEMPLATES_MAX } from '@honjeo/contract/values/limits'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../demo/catalogue.ts'
import { withCatalogue } from '../testing/places.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let staff: Member

beforeAll(async () => {
  staff = await addStaff(t)
})

const call = <T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  t.call<T>(`/api/admin/${path}`, { method, ...(body ? { body } : {}) }, staff)

const banner = {
  title: '가을 억새',
  subtitle: '혼자 걷기 좋은 길',
  link: '/search?q=억새',
  scene: 'OREUM',
  isActive: true,
  position: 0,
  translations: { en: { title: 'Silver grass', subtitle: 'Paths to walk alone' } },
}

describe('banners', () => {
  const onHome = async () => (await t.call<Banner[]>('/api/home/banners')).result.map(({ id }) => id)
  const add = async (draft: object = {}) =>
    (await call<StaffBanner>('POST', 'banners', { ...banner, ...draft })).result.id

  it('are on the home screen in their order, the active ones alone', async () => {
    const shipped = await onHome()
    const [last, hidden, first] = [await add({ position: 20 }), await add({ isActive: false }), await add()]
    expect(await onHome()).toEqual([first, ...shipped, last])
    const { result } = await call<StaffBanner[]>('GET', 'banners')
    expect(result.map(({ id }) => id)).toEqual([hidden, first, ...shipped, last])
    await call('PUT', `banners/${hidden}`, { ...banner, position: 19 })
    expect(await onHome()).toEqual([first, ...shipped, hidden, last])
    for (const id of [last, hidden, first]) expect((await call('DELETE', `banners/${id}`)).status).toBe(200)
    expect(await onHome()).toEqual(shipped)
  })

  it('have words in the languages they are given in, which home learns', async () => {
    const id = await add({ translations: undefined })
    const read = async () => (await t.call<Banner[]>('/api/home/banners')).result.find((each) => each.id === id)
    expect(await read()).toMatchObject({ title: banner.title, translations: {} })
    const ja = { subtitle: 'ひとりで歩きたい道', title: '秋のすすき' }
    await call('PUT', `banners/${id}`, { ...banner, translations: { ja, en: banner.translations.en } })
    expect(await read()).toMatchObject({ title: banner.title, translations: { ja, en: banner.translations.en } })
    await call('DELETE', `banners/${id}`)
  })

  it.each([
    ['half of it', { en: { title: 'Silver grass' } }],
    ['nothing in a language that is there', { en: { title: '', subtitle: '' } }],
    ['two lines', { zh: { title: '秋\n天', subtitle: '芒草' } }],
    ['a language the app does not have', { fr: { title: 'Vent', subtitle: 'Marcher' } }],
    ['more than fits', { en: { title: 'x'.repeat(41), subtitle: 'y' } }],
  ])('are not translated with %s', async (_, translations) => {
    expect(await call('POST', 'banners', { ...banner, translations })).toMatchObject({ status: 400 })
  })

  it('stay as staff left them when the server starts again', async () => {
    const before = await onHome()
    await call('PUT', 'banners/1', { ...banner, title: '우리가 고친 배너', position: 1 })
    await call('DELETE', 'banners/2')
    await t.sql("update banners set title = '옛 제목', translations = '{}' where id = 3")
    await seedCatalogue(t.database.db)
    const { result } = await t.call<Banner[]>('/api/home/banners')
    expect(result.map(({ id }) => id)).toEqual(before.filter((id) => id !== 2))
    expect(result.find(({ id }) => id === 1)?.title).toBe('우리가 고친 배너')
    expect(result.find(({ id }) => id === 3)?.title).not.toBe('옛 제목')
    expect(result.find(({ id }) => id === 3)?.translations).toHaveProperty('ja.title')
  })

  it('are no more than fit, also when they come at once', async () => {
    const { result } = await call<StaffBanner[]>('GET', 'banners')
    const free = BANNERS_MAX - result.length
    const replies = await Promise.all(
      Array.from({ length: free + 2 }, () => call<StaffBanner>('POST', 'banners', banner)),
    )
    const added = replies.filter(({ status }) => status === 201)
    expect(added).toHaveLength(free)
    expect(replies.find(({ status }) => status !== 201)).toMatchObject({ status: 409, code: 'ADMIN4093' })
    for (const {
      result: { id },
    } of added)
      await call('DELETE', `banners/${id}`)
  })

  it.each(['https://elsewhere.example', '//elsewhere.example', 'javascript:alert(1)', '/a b', '/a\\b', ''])(
    'lead nowhere but into the app: not to "%s"',
    async (link) => {
      const reply = await call<{ fields: object }>('POST', 'banners', { ...banner, link })
      expect(reply).toMatchObject({
        status: 400,
        result: { fields: { link: '앱 안의 주소를 /로 시작해서 입력해주세요.' } },
      })
    },
  )
})

describe('templates', () => {
  const template = { kind: 'INQUIRY', title: '확인했어요', body: '확인하고 고쳤어요.' }
  const list = async () => (await call<Template[]>('GET', 'templates')).result

  it('are listed by kind, with those that come with the app', async () => {
    const kinds = (await list()).map(({ kind }) => kind)
    expect(kinds).toEqual(kinds.toSorted())
    expect(new Set(kinds)).toEqual(new Set(['INQUIRY', 'REPORT']))
  })

  it('are added, changed and deleted', async () => {
    const { result, status } = await call<Template>('POST', 'templates', template)
    expect([status, await list()]).toEqual([201, expect.arrayContaining([{ ...template, id: result.id }])])
    const changed = { ...template, kind: 'REPORT', body: '조치했어요.' }
    expect((await call('PUT', `templates/${result.id}`, changed)).result).toEqual({ ...changed, id: result.id })
    await call('DELETE', `templates/${result.id}`)
    expect((await list()).some(({ id }) => id === result.id)).toBe(false)
  })

  it('are no more than a person can choose from', async () => {
    const left = TEMPLATES_MAX - (await list()).length
    await t.sql(
      `insert into reply_templates (kind, title, body) select 'REPORT', '많은 ' || n, '글' from generate_series(1, $1) n`,
      left,
    )
    expect(await call('POST', 'templates', template)).toMatchObject({ status: 409, code: 'ADMIN4093' })
    await t.sql(`delete from reply_templates where title like '많은 %'`)
  })
})

describe.each([
  ['banners', 'BANNER', banner, { title: '겨울 동백' }],
  ['templates', 'TEMPLATE', { kind: 'REPORT', title: '살펴볼게요', body: '고마워요.' }, { title: '봤어요' }],
] as const)('%s', (path, target, draft, changes) => {
  let other: Member
  beforeEach(async () => {
    other = await addStaff(t)
  })

  it('are written in the log with what changed, and not where nothing did', async () => {
    const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, body?: object) =>
      t.call<{ id: number }>(`/api/admin/${url}`, { method, ...(body ? { body } : {}) }, other)
    const { id } = (await send('POST', path, draft)).result
    await send('PUT', `${path}/${id}`, draft)
    await send('PUT', `${path}/${id}`, { ...draft, ...changes })
    await send('DELETE', `${path}/${id}`)
    const deeds = await deedsOf(t, other)
    expect(deeds.map(({ action, targetType, before, after }) => ({ action, targetType, before, after }))).toEqual([
      { action: `${target}_DELETE`, targetType: target, before: { ...draft, ...changes }, after: null },
      { action: `${target}_UPDATE`, targetType: target, before: { title: draft.title }, after: changes },
      { action: `${target}_CREATE`, targetType: target, before: null, after: draft },
    ])
  })

  it('are not found where there are none', async () => {
    expect(await call('PUT', `${path}/${GONE}`, draft)).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect(await call('DELETE', `${path}/${GONE}`)).toMatchObject({ status: 404, code: 'ADMIN4040' })
  })
})
