import type { FilterWord } from '@honjeo/contract/admin/words'
import { beforeAll, describe, expect, it } from 'vitest'
import type { PageOf } from '../testing/community.ts'
import { addStaff, deedsOf } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp()
let staff: Member
let member: Member

beforeAll(async () => {
  staff = await addStaff(t)
  member = await t.addMember()
})

const list = async (query = '') => (await t.call<PageOf<FilterWord>>(`/api/admin/words${query}`, {}, staff)).result
const save = (term: string, isAllowed: boolean) =>
  t.call<FilterWord>('/api/admin/words', { method: 'PUT', body: { term, isAllowed } }, staff)
const remove = (term: string) => t.call('/api/admin/words', { method: 'DELETE', body: { term } }, staff)
const post = (content: string) =>
  t.call(
    '/api/community/posts',
    { method: 'POST', body: { postCategory: 'QUESTION', title: content, content } },
    member,
  )

describe('a word that staff refuse', () => {
  it('may be written no more from that moment, until it is allowed or taken from the list', async () => {
    expect((await post('구름떡볶이 맛있어요')).status).toBe(201)
    expect((await save('구름떡', false)).result).toMatchObject({ term: '구름떡', isAllowed: false })
    expect(await post('오늘도 구름떡볶이')).toMatchObject({ status: 400, code: 'SPAM4000' })
    await save('구름떡볶이', true)
    expect((await post('내일도 구름떡볶이')).status).toBe(201)
    await remove('구름떡볶이')
    expect((await post('모레도 구름떡볶이')).status).toBe(400)
    await remove('구름떡')
    expect((await post('언제나 구름떡볶이')).status).toBe(201)
  })

  it('is written in the log, and not where nothing changed', async () => {
    const other = await addStaff(t)
    const body = (isAllowed: boolean) => ({ method: 'PUT', body: { term: '바람떡', isAllowed } }) as const
    for (const isAllowed of [false, false, true]) await t.call('/api/admin/words', body(isAllowed), other)
    await t.call('/api/admin/words', { method: 'DELETE', body: { term: '바람떡' } }, other)
    const deeds = await deedsOf(t, other)
    expect(deeds.map(({ action, targetId, before, after }) => [action, targetId, before, after])).toEqual([
      ['WORD_DELETE', '바람떡', { isAllowed: true }, null],
      ['WORD_SAVE', '바람떡', { isAllowed: false }, { isAllowed: true }],
      ['WORD_SAVE', '바람떡', null, { isAllowed: false }],
    ])
  })

  it.each(['', '두 낱말', '시1발', 'ABC', '가'.repeat(31), '%', '나쁜.'])('is no "%s"', async (term) => {
    expect(await save(term, false)).toMatchObject({
      status: 400,
      result: { fields: { term: '한글이나 영문 소문자로 띄어쓰기 없이 1~30자를 입력해주세요.' } },
    })
  })

  it('is not found where there is none', async () => {
    expect(await remove('없는말')).toMatchObject({ status: 404, code: 'ADMIN4040' })
  })
})

describe('the list of words', () => {
  it('goes through all of them, each once', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: PageOf<FilterWord> = await list(`?size=50${cursor === '' ? '' : `&cursor=${cursor}`}`)
      seen.push(...page.content.map(({ term }) => term))
      cursor = page.nextCursor
    }
    const { rows } = await t.sql('select term from profanity_terms order by term')
    expect(seen).toEqual(rows.map(({ term }) => term))
  })

  it('can be distinguished by what is allowed, and searched', async () => {
    await save('귤껍질', true)
    await save('귤나무', false)
    const q = encodeURIComponent('귤')
    const terms = async (query: string) => (await list(query)).content.map(({ term }) => term)
    expect(await terms(`?q=${q}`)).toEqual(['귤껍질', '귤나무'])
    expect(await terms(`?q=${q}&isAllowed=true`)).toEqual(['귤껍질'])
    expect(await terms(`?q=${q}&isAllowed=false`)).toEqual(['귤나무'])
    expect(await terms('?q=%25')).toEqual([])
  })
})
