import { cataloguePlaces } from '@honjeo/catalogue/places'
import { describe, expect, it } from 'vitest'
import { isOfPlace, judge } from './judge.ts'
import { readPaper } from './paper.ts'
import { soughtOf, type KnownPlace } from './place.ts'

const place: KnownPlace = { title: '피즈 버거 노형점', addr1: '제주특별자치도 제주시 노형10길 6', tel: '064-712-3456' }
const CLAIM = { visitDate: '2026-10-03', today: '2026-10-20' }

const receipt = {
  name: '[매장명] 피즈버거 노형점',
  address: '제주시 노형10길 6',
  phone: 'TEL 064-712-3456',
  day: '2026-10-03 12:34',
  total: '합계 13,500',
  approval: '승인번호 30215748',
  shop: '[사업자] 616-81-12348',
}
const textOf = (change: Partial<typeof receipt>) => Object.values({ ...receipt, ...change }).join('\n')
const judgeReceipt = (change: Partial<typeof receipt> = {}, { of = place, others = [] as string[], claim = {} } = {}) =>
  judge(readPaper([textOf(change)]), soughtOf(of, others), { ...CLAIM, ...claim })

describe('the place', () => {
  it.each([
    ['name, address and phone', {}],
    ['a misread name with the address', { name: '피츠버기 노험점', phone: '' }],
    ['half a name with the phone', { name: '피즈버거', address: '' }],
    ['the name alone, as long as it is', { address: '', phone: '' }],
  ])('is shown by %s', (_, change) => {
    expect(judgeReceipt(change)).toMatchObject({ ok: true, purchases: ['2026-10-03 12:34 13500'] })
  })

  it.each([
    ['address and phone of a neighbour', { name: '관덕정 분식', phone: 'TEL 064-712-9999' }],
    ['the phone alone', { name: '관덕정 분식', address: '' }],
    ['a misread name alone', { name: '피츠버기 노험점', address: '', phone: '' }],
    ['another branch', { name: '피즈버거 공항점', address: '제주시 공항로 2', phone: '' }],
  ])('is not shown by %s', (_, change) => {
    expect(judgeReceipt(change)).toEqual({ ok: false, reason: 'OTHER_PLACE' })
  })

  it('is not shown by a name that another place has too, unless the address says so', () => {
    const others = ['피즈 버거 노형점 2호']
    expect(judgeReceipt({ address: '', phone: '' }, { others })).toMatchObject({ reason: 'OTHER_PLACE' })
    expect(judgeReceipt({ phone: '' }, { others })).toMatchObject({ ok: true })
  })

  it('is not shown by a road that is called after it', () => {
    const of = { title: '섭지코지', addr1: '제주특별자치도 서귀포시 성산읍 고성리', tel: null }
    const elsewhere = { name: '유민 아르누보 뮤지엄', phone: '' }
    for (const address of ['서귀포시 성산읍 섭지코지로 107', '서귀포시 성산읍 섭지코지로\n107', '섭지코지로 107']) {
      expect(judgeReceipt({ ...elsewhere, address }, { of })).toMatchObject({ reason: 'OTHER_PLACE' })
    }
    expect(judgeReceipt({ name: '섭지코지 매표소', address: '섭지코지로 107', phone: '' }, { of })).toMatchObject({
      ok: true,
    })
  })

  it('may have a name that ends like that of a road', () => {
    const of = { title: '한라산둘레길 3구간', addr1: '제주특별자치도 서귀포시 하원동', tel: null }
    expect(judgeReceipt({ name: '한라산둘레길 3구간', address: '', phone: '' }, { of })).toMatchObject({ ok: true })
  })

  it('is not shown by a short name alone', () => {
    const of = { ...place, title: '낭뜰에', tel: null }
    expect(judgeReceipt({ name: '낭뜰에', address: '' }, { of })).toMatchObject({ reason: 'OTHER_PLACE' })
    expect(judgeReceipt({ name: '낭뜰에' }, { of })).toMatchObject({ ok: true })
  })

  it('may be known from two readings of one photo together', () => {
    const texts = [textOf({ name: '', phone: '' }), textOf({ address: '', phone: '', day: '' })]
    expect(judge(readPaper(texts), soughtOf({ ...place, tel: null }, []), CLAIM)).toMatchObject({ ok: true })
  })

  it('of the catalogue is not taken for another one by its name in print', () => {
    const titles = cataloguePlaces.map(({ title }) => title)
    const papers = titles.map((title) => readPaper([title]))
    for (const [i, each] of cataloguePlaces.entries()) {
      const sought = soughtOf(each, titles.toSpliced(i, 1))
      expect(
        papers.flatMap((paper, other) => (other !== i && isOfPlace(paper, sought) ? [titles[other]] : [])),
      ).toEqual([])
    }
  }, 120_000)
})

describe('the day', () => {
  it.each([
    ['2026-10-04', true],
    ['2026-10-05', false],
    ['2026-08-04', true],
    ['2026-08-03', false],
  ])('of %s proves a visit on 2026-10-03: %s', (day, ok) => {
    expect(judgeReceipt({ day: `${day} 12:34` })).toMatchObject(ok ? { ok } : { ok, reason: 'OTHER_DATE' })
  })

  it('is not in the future', () => {
    expect(judgeReceipt({ day: '2026-10-04 12:34' }, { claim: { today: '2026-10-03' } })).toMatchObject({
      reason: 'OTHER_DATE',
    })
  })
})

it.each([
  ['no day', { day: '' }],
  ['no amount', { total: '' }],
  ['neither place nor day', { name: '', address: '', phone: '', day: '' }],
])('with %s it is unreadable', (_, change) => {
  expect(judgeReceipt(change)).toEqual({ ok: false, reason: 'UNREADABLE' })
})

it.each([
  ['no time', { day: '2026-10-03' }],
  ['neither approval nor business number', { approval: '', shop: '' }],
  ['a business number that no shop can have', { approval: '', shop: '[사업자] 616-81-12349' }],
])('with %s it does not prove that a visitor paid', (_, change) => {
  expect(judgeReceipt(change)).toEqual({ ok: false, reason: 'INCOMPLETE' })
})

it.each([
  ['an approval number', { shop: '' }],
  ['a business number', { approval: '' }],
])('besides its time %s is enough', (_, change) => {
  expect(judgeReceipt(change)).toMatchObject({ ok: true })
})
