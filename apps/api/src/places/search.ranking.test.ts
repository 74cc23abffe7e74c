import type { PlaceSearchPage, PlaceSuggestion } from '@honjeo/contract/places'
import { beforeAll, describe, expect, it } from 'vitest'
import { places } from '@honjeo/schema/places'
import { setUpTestApp } from '../testing/test-app.ts'

const t = setUpTestApp()

let lastId = 9_000_000

/** A place; the better liked, the higher its score. */
async function addPlace(title: string, draft: Partial<typeof places.$inferInsert> = {}) {
  await t.database.db.insert(places).values({
    contentId: ++lastId,
    contentTypeId: 12,
    title,
    addr1: '제주특별자치도 서귀포시 남원읍 하례리 1',
    region: 'NAMJEJU_GUN',
    lat: 33.3,
    lng: 126.6,
    overview: '검색 시험을 위한 곳이에요.',
    soloScore: 50,
    ...draft,
  })
  return lastId
}

async function search(q: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ q, ...more }).toString()
  return (await t.call<PlaceSearchPage>(`/api/tourist-spots/search?${query}`)).result
}
const titles = ({ content }: PlaceSearchPage) => content.map(({ title }) => title)
async function suggest(q: string) {
  return (await t.call<PlaceSuggestion[]>(`/api/tourist-spots/suggest?${new URLSearchParams({ q }).toString()}`)).result
}
/** The marked parts of a title. */
const marked = ({ title, highlights }: Pick<PlaceSuggestion, 'title' | 'highlights'>) =>
  highlights.map(([start, end]) => title.slice(start, end))
const marks = async (q: string, title: string) => {
  const hit = (await search(q)).content.find((place) => place.title === title)
  return hit && marked(hit)
}

beforeAll(async () => {
  await addPlace('가람터', { soloScore: 10 })
  await addPlace('가람터 마당', { soloScore: 20 })
  await addPlace('가람터 뒤뜰', { soloScore: 30 })
  await addPlace('큰 가람터', { soloScore: 40 })
  await addPlace('터와 가람', { soloScore: 45, keywords: '물가' })
  await addPlace('돌담 찻집', { soloScore: 60, contentTypeId: 39, keywords: '가람터옆 찻집' })
  await addPlace('둘째 돌담', { soloScore: 70, addr1: '제주특별자치도 제주시 가람터길 7', region: 'JEJU_SI' })
  await addPlace('가람턱', { soloScore: 80 })
  await addPlace('100% "감귤"_\'주스\' \\카페 🍊', { soloScore: 50, contentTypeId: 39 })
  await addPlace('Blue Door 32')
  await addPlace('나루 (물길·바람길)')
  await addPlace('숨은 가람터', { hiddenAt: '2026-01-01T00:00:00Z', soloScore: 100 })
})

describe('the order', () => {
  it('is the whole name, its beginning, its inside, then words elsewhere, then what it may become', async () => {
    expect(titles(await search('가람터'))).toEqual([
      '가람터',
      '가람터 뒤뜰',
      '가람터 마당',
      '큰 가람터',
      '둘째 돌담',
      '돌담 찻집',
      '가람턱',
    ])
  })

  it('puts names that hold every word before addresses and keywords that do', async () => {
    await addPlace('동백 언덕 이야기', { soloScore: 1 })
    await addPlace('어떤 곳', { soloScore: 99, keywords: '동백 이야기' })
    expect(titles(await search('이야기 동백'))).toEqual(['동백 언덕 이야기', '어떤 곳'])
  })

  it('is by score, and the newer one first among equals', async () => {
    const [first, second] = [await addPlace('쌍둥이 하나'), await addPlace('쌍둥이 둘')]
    const best = await addPlace('쌍둥이 셋', { soloScore: 51 })
    expect((await search('쌍둥이')).content.map(({ contentId }) => contentId)).toEqual([best, second, first])
  })

  it('puts the nearest name first when none is right', async () => {
    await addPlace('바람골짜기', { soloScore: 0 })
    await addPlace('바람골비기', { soloScore: 90 })
    expect(titles(await search('바람골짜구'))[0]).toBe('바람골짜기')
  })

  it('shows only what is about as near as the nearest', async () => {
    await addPlace('하늬마루', { soloScore: 10 })
    await addPlace('하늬꽃밭', { soloScore: 90 })
    expect(titles(await search('하늬마르'))).toEqual(['하늬마루'])
  })
})

describe('what was searched for', () => {
  it('says so when it was the other keyboard', async () => {
    expect(await search('rkfkaxj')).toMatchObject({ searchedFor: '가람터', isApproximate: false })
    expect(await search('ㅠㅣㅕㄷ ㅇㅐㅐㄱ')).toMatchObject({ searchedFor: 'blue door', isApproximate: false })
  })

  it('says nothing when it was found as typed', async () => {
    expect(await search('blue')).toMatchObject({ searchedFor: null, isApproximate: false })
    expect(await search('가람터')).toMatchObject({ searchedFor: null, isApproximate: false })
  })

  it('says that it is a syllable away when it was', async () => {
    const page = await search('가남터')
    expect(page).toMatchObject({ searchedFor: null, isApproximate: true, hasNext: false, nextCursor: null })
    expect(titles(page)[0]).toContain('가람터')
    expect(await search('rkskaxj')).toMatchObject({ searchedFor: '가남터', isApproximate: true })
  })

  it('is nothing when nothing is near', async () => {
    expect(await search('rhrhrhrh')).toEqual({
      content: [],
      hasNext: false,
      nextCursor: null,
      size: 20,
      searchedFor: null,
      isApproximate: false,
    })
  })
})

describe('highlights', () => {
  it.each([
    ['가람터', '가람터 마당', ['가람터']],
    ['가람터마당', '가람터 마당', ['가람터 마당']],
    ['마당 가람', '가람터 마당', ['가람', '마당']],
    ['ㄱㄹㅌ', '큰 가람터', ['가람터']],
    ['터ㅁㄷ', '가람터 마당', ['터 마당']],
    ['가람터 마다', '가람터 마당', ['가람터 마당']],
    ['가람터', '둘째 돌담', []],
    ['돌담서귀', '돌담 찻집', ['돌담']],
    ['물길바람', '나루 (물길·바람길)', ['물길·바람']],
    ['감귤주스', '100% "감귤"_\'주스\' \\카페 🍊', ['감귤"_\'주스']],
    ['BLUE 32', 'Blue Door 32', ['Blue', '32']],
    ['가암터', '가람터', ['가람터']],
    ['돈담 찻집', '돌담 찻집', ['돌담 찻집']],
  ])('of %s in %s', async (q, title, parts) => {
    expect(await marks(q, title)).toEqual(parts)
  })
})

describe('suggestions', () => {
  it('are the first eight of the search, marked', async () => {
    for (let i = 0; i < 10; i++) await addPlace(`여덟 고개 ${i}`, { soloScore: i })
    const suggestions = await suggest('여덟')
    expect(suggestions.map(({ contentId }) => contentId)).toEqual(
      (await search('여덟', { size: '8' })).content.map(({ contentId }) => contentId),
    )
    for (const suggestion of suggestions) expect(marked(suggestion)).toEqual(['여덟'])
  })

  it('are there while a syllable is being typed', async () => {
    await addPlace('갈대 산마루')
    for (const q of ['갈대사', '갈댓', '갈대 산말']) {
      expect((await suggest(q)).map(({ title }) => title)).toContain('갈대 산마루')
    }
  })

  it.each([
    ['the other keyboard', 'rkfkax', '가람터'],
    ['a mistake', '나무 물길', '나루 (물길·바람길)'],
  ])('are there for %s', async (_what, q, title) => {
    expect((await suggest(q)).map((suggestion) => suggestion.title)).toContain(title)
  })

  it('are none for what cannot be found', async () => {
    expect(await suggest('🍊')).toEqual([])
    expect(await suggest('뷁쉛뷁')).toEqual([])
  })
})
