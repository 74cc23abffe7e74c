import type { StaffPlaceDetail, StaffPlace } from '@honjeo/contract/admin/places'
import { beforeAll, describe, expect, it } from 'vitest'
import { seedCatalogue } from '../demo/catalogue.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
let staff: Member

beforeAll(async () => {
  staff = await addStaff(t)
})

interface Page {
  content: StaffPlace[]
  hasNext: boolean
  nextCursor: string | null
}
type Answer = StaffPlaceDetail & { fields?: Record<string, string> }

const list = async (query = '') => (await t.call<Page>(`/api/admin/places${query}`, {}, staff)).result
const titles = async (query: string) => (await list(query)).content.map(({ title }) => title)
const change = (contentId: number, body: object) =>
  t.call<Answer>(
    `/api/admin/places/${contentId}`,
    { method: 'PATCH', body: { note: '알려주신 대로 고쳐요', ...body } },
    staff,
  )
const visit = (contentId: number) => t.call<{ basic: { tel: string | null } }>(`/api/tourist-spots/${contentId}`)
const audit = async (contentId: number) =>
  (await t.sql("select * from audit_log where target_type = 'PLACE' and target_id = $1 order by id", contentId)).rows

const draft = {
  contentTypeId: 39,
  title: '느린국수',
  addr1: '제주특별자치도 제주시 애월읍 애월로 1',
  region: 'BUKJEJU_GUN',
  lat: 33.46,
  lng: 126.31,
  overview: '혼자 앉기 좋은 바 자리가 있어요.',
  note: '새로 열었어요',
}
const add = (place: object = {}) =>
  t.call<Answer>('/api/admin/places', { method: 'POST', body: { ...draft, ...place } }, staff)

describe('a place that staff add', () => {
  it('is seen and found by everybody at once', async () => {
    const { status, result } = await add({ tel: '', homepage: 'https://noodles.example' })
    expect(status).toBe(201)
    expect(result).toMatchObject({ tel: null, soloScore: 50, indoor: false, hiddenAt: null, isImported: false })
    expect((await visit(result.contentId)).status).toBe(200)
    const found = await t.call<Page>(`/api/tourist-spots/search?q=${encodeURIComponent('느린국수')}`)
    expect(found.result.content.map(({ contentId }) => contentId)).toEqual([result.contentId])
    expect(await audit(result.contentId)).toMatchObject([
      { action: 'PLACE_CREATE', staff_id: staff.id, note: '새로 열었어요', after: { title: '느린국수', tel: null } },
    ])
  })

  it('gets a number of its own, also when several are added at once', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => add()))
    const ids = replies.map(({ result }) => result.contentId).toSorted((a, b) => a - b)
    expect(ids[0]).toBeGreaterThan(900_000_000)
    expect(ids).toEqual(ids.map((_, n) => ids[0]! + n))
  })

  it.each([
    ['in open sea', { lat: 33.9, lng: 126.9 }, 'lat', '제주 바깥의 위치예요.'],
    ['with its axes swapped', { lat: 126.31, lng: 33.46 }, 'lat', '위도는 33~34.1 사이로 입력해주세요.'],
    ['in another district than its address', { region: 'JEJU_SI' }, 'region', '주소와 지역이 서로 달라요.'],
    ['with code for a homepage', { homepage: 'javascript:alert(1)' }, 'homepage', '홈페이지는 http://'],
    [
      'that ends before it begins',
      { eventStart: '2026-12-02', eventEnd: '2026-12-01' },
      'eventEnd',
      '끝나는 날은 시작하는 날과',
    ],
    ['without a note', { note: ' ' }, 'note', '메모를 1~1,000자로 입력해주세요.'],
  ])('is refused %s', async (_, place, field, sentence) => {
    const reply = await add(place)
    expect(reply).toMatchObject({ status: 400, code: 'COMMON400' })
    expect(reply.result.fields?.[field]).toContain(sentence)
  })
})

describe('a place that staff change', () => {
  it('says what changed, from what to what, and nothing else', async () => {
    const { result } = await add()
    const changed = await change(result.contentId, { title: '빠른국수', tel: '064-710-0000', overview: draft.overview })
    expect(changed.result).toMatchObject({ title: '빠른국수', tel: '064-710-0000' })
    expect((await audit(result.contentId)).at(-1)).toMatchObject({
      action: 'PLACE_UPDATE',
      before: { title: '느린국수', tel: null },
      after: { title: '빠른국수', tel: '064-710-0000' },
      note: '알려주신 대로 고쳐요',
    })
  })

  it('leaves no line in the log where nothing changes', async () => {
    const { result } = await add()
    expect((await change(result.contentId, { title: draft.title })).status).toBe(200)
    expect(await audit(result.contentId)).toHaveLength(1)
  })

  it('is judged as a whole: a part must fit what stays', async () => {
    const { result } = await add()
    const reply = await change(result.contentId, { addr1: '제주특별자치도 서귀포시 성산읍 1' })
    expect(reply.result.fields?.['region']).toContain('주소와 지역이 서로 달라요.')
  })

  it('keeps what staff changed when the server starts again', async () => {
    await change(SAEBYEOL, { tel: '064-000-1234', overview: '우리가 고친 설명이에요.' })
    await t.sql("update places set addr1 = '제주특별자치도 제주시 옛 주소' where content_id = $1", SAEBYEOL)
    await seedCatalogue(t.database.db)
    const { result } = await t.call<StaffPlaceDetail>(`/api/admin/places/${SAEBYEOL}`, {}, staff)
    expect(result).toMatchObject({ tel: '064-000-1234', overview: '우리가 고친 설명이에요.' })
    expect(result.addr1).not.toContain('옛 주소')
  })

  it('goes out of sight and comes back, and is listed as hidden meanwhile', async () => {
    expect((await change(JEONGBANG, { hidden: true })).result.hiddenAt).toBe(t.clock.now().toISOString())
    expect((await visit(JEONGBANG)).status).toBe(404)
    expect(await titles('?hidden=true')).toEqual(['정방폭포'])
    expect(await titles(`?q=${encodeURIComponent('정방폭포')}&hidden=true`)).toEqual(['정방폭포'])
    expect(await titles(`?q=${encodeURIComponent('정방폭포')}&hidden=false`)).not.toContain('정방폭포')
    await change(JEONGBANG, { hidden: false })
    expect((await visit(JEONGBANG)).status).toBe(200)
    expect(await audit(JEONGBANG)).toMatchObject([
      { before: { hidden: false }, after: { hidden: true } },
      { before: { hidden: true }, after: { hidden: false } },
    ])
  })

  it('is not found where there is none', async () => {
    expect(await change(2_000_000_000, { title: '없음' })).toMatchObject({ status: 404, code: 'ADMIN4040' })
    expect(await t.call('/api/admin/places/2000000000', {}, staff)).toMatchObject({ code: 'ADMIN4040' })
  })
})

describe('the list of places', () => {
  it('shows the highest number first, page by page, each once', async () => {
    const seen: number[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Page = await list(`?size=50${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.content.map(({ contentId }) => contentId))
      cursor = page.nextCursor
    }
    expect(seen).toEqual(seen.toSorted((a, b) => b - a))
    const { rows } = await t.sql('select count(*)::int as n from places')
    expect(rows).toEqual([{ n: new Set(seen).size }])
  })

  it('finds as the catalogue’s own search does, by initials and page by page too', async () => {
    const q = encodeURIComponent('오름')
    const first = await list(`?q=${q}&size=2`)
    const second = await list(`?q=${q}&size=2&cursor=${first.nextCursor}`)
    const ofMembers = await t.call<Page>(`/api/tourist-spots/search?q=${q}&size=4`)
    expect([...first.content, ...second.content].map(({ contentId }) => contentId)).toEqual(
      ofMembers.result.content.map(({ contentId }) => contentId),
    )
    expect(await titles(`?q=${encodeURIComponent('ㅅㅂㅇㄹ')}`)).toContain('새별오름')
    expect(await titles(`?q=${encodeURIComponent('!!')}`)).toEqual([])
  })
})
