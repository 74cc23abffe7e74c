import { describe, expect, it } from 'vitest'
import { placeFaults } from './place-faults.ts'
import type { CataloguePlace } from './place.ts'

const house: CataloguePlace = {
  contentId: 1,
  contentTypeId: 14,
  title: '바람의 집',
  addr1: '제주특별자치도 제주시 관덕로 1',
  region: 'JEJU_SI',
  lat: 33.513,
  lng: 126.522,
  tel: '064-710-0000',
  homepage: 'https://example.com',
  overview:
    '바람이 지나는 골목 끝에 앉은 작은 전시장이에요. 낮은 창으로 볕이 들면 벽에 걸린 그림이 천천히 다른 빛을 띠어요. 혼자 온 사람에게도 넉넉한 의자가 있어요.',
  openTime: null,
  restDate: null,
  parking: null,
  fee: null,
  sources: { POSITION: 'ktoList', TEL: 'ktoPage', HOMEPAGE: 'ktoPage' },
  soloScore: 80,
  keywords: ['전시', '골목'],
}

const festival: CataloguePlace = {
  ...house,
  contentId: 2,
  contentTypeId: 15,
  title: '파도 잔치',
  lat: 33.52,
  overview:
    '마을 사람들이 포구에 모여 한 해의 뱃길이 잔잔하기를 비는 잔치예요. 저녁이면 북소리에 맞춰 배마다 등을 밝히고 물가에서 국수를 나눠 먹어요.',
  period: '매년 겨울',
  months: [1, 12],
  dates: { start: '2026-12-30', end: '2027-01-02' },
}

const olle: CataloguePlace = {
  ...house,
  contentId: 3,
  contentTypeId: 25,
  title: '제주올레 31코스',
  overview:
    '시장 앞에서 떠나 언덕 두 개를 넘고 등대까지 6.5km를 걷는 길이에요. 중간에 샘물이 있어 물통을 다시 채우고 나무 밑에서 다리를 쉬게 해요.',
}

describe('a catalogue without faults', () => {
  it('is one of sound entries that differ from each other', () => {
    expect(placeFaults([house, festival, olle])).toEqual([])
  })

  it('may lie on the Chuja islands', () => {
    const chuja = { addr1: '제주특별자치도 제주시 추자면 추자로 1', region: 'BUKJEJU_GUN', lat: 33.9637, lng: 126.2961 }
    expect(placeFaults([{ ...house, ...chuja } as CataloguePlace])).toEqual([])
  })

  it('may start two walks of one family at one door', () => {
    const second =
      '물길을 거슬러 올라 옛 빨래터와 감나무 마당을 차례로 만나는 4km 산책이에요. 끝나는 자리에 서면 아까 떠난 언덕이 건너편에 작게 보여요.'
    expect(placeFaults([olle, { ...olle, contentId: 4, title: '제주올레 3-1코스', overview: second }])).toEqual([])
  })

  it('may keep silent about what no one knows', () => {
    expect(
      placeFaults([{ ...house, tel: null, homepage: null, sources: { POSITION: 'ktoList' }, keywords: [] }]),
    ).toEqual([])
  })
})

describe('an entry is refused', () => {
  it.each<[string, Partial<CataloguePlace>]>([
    ['lies off the island', { lat: 33.75, lng: 126.4 }],
    ['lies off the island', { lat: house.lng, lng: house.lat }],
    ['lies off the island', { lat: 37.5665, lng: 126.978 }],
    ['lies off the island', { lat: Number.NaN }],
    ['has an address of another region', { region: 'SEOGWIPO_SI' }],
    ['has an address of another region', { addr1: '제주특별자치도 제주시 애월읍 애월로 1' }],
    ['has an address of another region', { addr1: '제주특별자치도 제주시 안덕면 사계로 1' }],
    ['has an address without province or city', { addr1: '제주시 관덕로 1' }],
    ['has an address without province or city', { addr1: '제주특별자치도 제주시' }],
    ['has an untidy text', { openTime: '', sources: { ...house.sources, OPEN_TIME: 'ktoPage' } }],
    ['has an untidy text', { fee: '무료 ', sources: { ...house.sources, FEE: 'ktoPage' } }],
    ['has an untidy text', { overview: house.overview.replace(' ', '<br>') }],
    ['has a title of the wrong form', { title: '바람의 집(본관)' }],
    ['has a title of the wrong form', { title: '집' }],
    ['repeats a keyword', { keywords: ['전시', '전시'] }],
    ['is not told in two to four sentences', { overview: `${'길고 '.repeat(40)}긴 한 문장이에요.` }],
    ['has an impolite sentence', { overview: house.overview.replace('의자가 있어요', '의자가 있다') }],
    ['has an overview too short or too long', { overview: '작아요. 좋아요.' }],
    ['has an overview too short or too long', { overview: `${'볕'.repeat(400)}이 들어요. 그래요.` }],
    ['has a phone of the wrong form', { tel: '(064) 710 0000' }],
    ['has a homepage that is not https', { homepage: 'http://example.com' }],
    ['has a homepage that is not https', { homepage: '없음' }],
    ['says what no source with a day says', { openTime: '09:00–18:00' }],
    ['says what no source with a day says', { tel: null }],
    ['says what no source with a day says', { sources: { TEL: 'ktoPage', HOMEPAGE: 'ktoPage' } }],
    ['has a value confirmed by its own source', { sources: { ...house.sources, TEL: ['ktoPage', 'ktoPage'] } }],
    ['has an impossible score', { soloScore: 101 }],
    ['has an impossible score', { soloScore: 79.5 }],
    ['misses or misplaces a period', { period: '매년 봄' }],
    ['has dates without being a festival', { dates: { start: '2027-01-01', end: '2027-01-01' }, months: [1] }],
    ['has months out of order or of no year', { months: [] }],
    ['has months out of order or of no year', { months: [0, 1] }],
    ['has months out of order or of no year', { months: [12, 13] }],
    ['has months out of order or of no year', { months: [4, 3] }],
    ['has months out of order or of no year', { months: [3, 3] }],
    ['has months out of order or of no year', { months: [1.5] }],
  ])('because it %s: %o', (fault, change) => {
    const bad = { ...house, ...change }
    expect(placeFaults([bad])).toEqual([`${bad.title} ${fault}`])
  })

  it.each<[string, Partial<CataloguePlace>]>([
    ['misses or misplaces a period', { period: undefined }],
    ['is a festival without months', { months: undefined, dates: undefined }],
    ['has dates that do not fit', { dates: { start: '2027-01-02', end: '2027-01-01' } }],
    ['has dates that do not fit', { dates: { start: '2027-01-30', end: '2027-02-01' } }],
    ['has dates that do not fit', { dates: { start: '2026-12-01', end: '2027-12-31' } }],
    ['has dates that do not fit', { dates: { start: '2027-02-28', end: '2027-02-30' }, months: [2, 3] }],
    ['has dates that do not fit', { dates: { start: '내년', end: '내년' } }],
  ])('as a festival that %s: %o', (fault, change) => {
    expect(placeFaults([{ ...festival, ...change }])).toEqual([`${festival.title} ${fault}`])
  })

  it('as an Olle route that does not give its length', () => {
    const silent = { ...olle, overview: olle.overview.replace('6.5km를', '천천히') }
    expect(placeFaults([silent])).toEqual(['제주올레 31코스 does not tell how long the walk is'])
  })
})

describe('a second entry is refused', () => {
  const other: CataloguePlace = {
    ...festival,
    contentTypeId: 14,
    period: undefined,
    months: undefined,
    dates: undefined,
  }

  it.each<[string, string, Partial<CataloguePlace>]>([
    ['of the same id', '파도 잔치 has the id of 바람의 집', { contentId: house.contentId }],
    ['of the same name in another writing', '바람의집! has the name of 바람의 집', { title: '바람의집!' }],
    [
      'of a like name at the same spot',
      '제주 바람의 집 별관 stands where it is too like 바람의 집',
      { title: '제주 바람의 집 별관', lat: 33.5131 },
    ],
    ['of a like description', '파도 잔치 is described like 바람의 집', { overview: `${house.overview} 또 와요.` }],
  ])('%s', (_, fault, change) => {
    expect(placeFaults([house, { ...other, ...change }])).toEqual([fault])
  })

  it.each<[string, Partial<CataloguePlace>]>([
    ['farther away', { title: '바람의 집 별관', lat: 33.5135 }],
    ['of another category', { title: '바람의 집 찻집', contentTypeId: 39, lat: house.lat }],
    ['of another name', { lat: house.lat }],
  ])('but not one %s', (_, change) => {
    expect(placeFaults([house, { ...other, ...change }])).toEqual([])
  })
})
