import { TRAVELLER_TYPES } from '@honjeo/contract/values/traveller-type'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { places, savedPlaces } from '@honjeo/schema/places'
import { users } from '@honjeo/schema/users'
import { withCatalogue } from '../../testing/places.ts'
import { addReviews } from '../../testing/reviews.ts'
import { gatewayFault } from '../../testing/tourapi-server.ts'
import { makeImport, stampOf } from './testing/import-bench.ts'
import {
  DOLBAT,
  DRUGSTORE,
  FESTIVAL,
  HOSTEL,
  JEONGBANG,
  MUSEUM,
  NOODLES,
  photo,
  placeRow,
  ROUTE,
  SHIFTED,
} from './testing/island.ts'

const DAY = 86_400

const MEMBER = {
  email: 'saver@honjeo.example',
  passwordHash: 'x',
  name: '담는이',
  nickname: '담는이',
  gender: 'FEMALE',
  birthDate: '1998-03-01',
  userType: TRAVELLER_TYPES[0],
  q1Expect: 1,
  q2Habit: 1,
  q3Avoid: 1,
  q4Feeling: 1,
  q5Necessity: 1,
} as const

describe('an import that must not happen', () => {
  it('takes in nothing of an answer for the whole country', async () => {
    const t = await makeImport()
    t.service.overlooksRegion = true
    t.service.add({
      row: placeRow(1, '남산', { lDongRegnCd: '11', addr1: '서울특별시 중구', mapx: '126.99', mapy: '37.55' }),
    })
    const { end, problem } = await t.run()
    expect([end, problem]).toEqual(['failed', expect.stringContaining('outside Jeju')])
    expect(await t.place(MUSEUM)).toBeUndefined()
    expect(t.service.calls).toHaveLength(1)
  })

  it('withdraws nothing when the service overlooks that it was asked for the withdrawn ones', async () => {
    const t = await makeImport()
    await t.run()
    t.service.disturb = ({ parameters }) => {
      if (parameters['showflag'] === '0') parameters['showflag'] = '1'
      return undefined
    }
    expect((await t.run()).tally.hidden).toBe(0)
  })

  it('does not take a list with a hole in it for the whole list', async () => {
    const t = await makeImport()
    const body = { items: '', numOfRows: 0, pageNo: 1, totalCount: 7 }
    t.service.disturb = () => ({ body: JSON.stringify({ response: { header: { resultCode: '0000' }, body } }) })
    expect(await t.run()).toMatchObject({ end: 'failed', problem: expect.stringContaining('left out a part') })
  })
})

describe('a first import', () => {
  it('fills the catalogue with the facts of the lists', async () => {
    const t = await makeImport()
    const { end, tally } = await t.run()
    expect(end).toBe('complete')
    expect([tally.count('inserted'), tally.count('changed'), tally.count('unchanged')]).toEqual([9, 0, 0])

    expect(await t.place(JEONGBANG)).toMatchObject({
      contentTypeId: 12,
      title: '정방폭포',
      addr1: '제주특별자치도 서귀포시 칠십리로214번길 37 (동홍동)',
      region: 'SEOGWIPO_SI',
      lat: 33.244748,
      lng: 126.5730501,
      firstImage: photo('jeongbang.jpg'),
      copyrightType: 'TYPE1',
      sourceModified: '20200801090000',
      importedAt: expect.any(String),
      hiddenAt: null,
    })
    expect(await t.place(DOLBAT)).toMatchObject({ title: '돌밭정원', region: 'BUKJEJU_GUN', soloScore: 80 })
    expect(await t.place(FESTIVAL)).toMatchObject({
      contentTypeId: 15,
      region: 'NAMJEJU_GUN',
      eventStart: '2026-10-03',
      eventEnd: '2026-10-05',
    })
    expect(await t.place(ROUTE)).toMatchObject({ contentTypeId: 25, soloScore: 84 })
    expect(await t.place(HOSTEL)).toMatchObject({
      region: 'SEOGWIPO_SI',
      addr1: '제주특별자치도 서귀포시',
      soloScore: 80,
    })
    expect(await t.place(DRUGSTORE)).toMatchObject({ contentTypeId: 38, soloScore: 20, keywords: '', firstImage: null })
    expect(await t.place(NOODLES)).toMatchObject({ firstImage: photo('noodles.png'), copyrightType: 'TYPE3' })
  })

  it('asks by the new region code, never by the old area codes, and for a thousand rows a page', async () => {
    const t = await makeImport()
    await t.run()
    const lists = t.service.calls.filter(({ operation }) => !operation.startsWith('detail'))
    expect(lists).toHaveLength(10)
    for (const { parameters } of lists) {
      expect(parameters).toMatchObject({ lDongRegnCd: '50', numOfRows: '1000', _type: 'json', MobileOS: 'ETC' })
      expect(Object.keys(parameters)).not.toContain('areaCode')
    }
  })

  it('leaves out a place whose position has a wrong digit, and says so', async () => {
    const t = await makeImport()
    const { tally } = await t.run()
    expect(await t.place(SHIFTED)).toBeUndefined()
    expect([...tally.leftOut]).toEqual([['2704351 영주산', 'its position is not on Jeju']])
  })

  it('refreshes the facts of a place that our catalogue describes, and keeps our words about it', async () => {
    const t = await makeImport()
    await withCatalogue(t.database)
    const before = await t.place(JEONGBANG)
    await t.run()
    const { overview, scene, soloScore, keywords, months, indoor, period } = before!
    expect(await t.place(JEONGBANG)).toMatchObject({
      overview,
      scene,
      soloScore,
      keywords,
      months,
      indoor,
      period,
      addr1: '제주특별자치도 서귀포시 칠십리로214번길 37 (동홍동)',
      openTime: '09:00~17:50, 입장 마감 17:20',
      tel: '064-733-1530',
    })
    await withCatalogue(t.database)
    expect(await t.place(JEONGBANG)).toMatchObject({ overview, openTime: '09:00~17:50, 입장 마감 17:20' })
  })
})

describe('a further import', () => {
  it('changes no row when the service says the same', async () => {
    const t = await makeImport()
    await t.run()
    const before = await t.versions()
    const { end, tally } = await t.run()
    expect(end).toBe('complete')
    expect([tally.count('inserted'), tally.count('changed'), tally.details]).toEqual([0, 0, 0])
    expect(await t.versions()).toEqual(before)
  })

  it('changes no row when all lists are read again after a month', async () => {
    const t = await makeImport()
    await t.run()
    const before = await t.versions()
    t.clock.advance(31 * DAY)
    t.service.quota = 10
    await t.run()
    expect(t.service.callsOf('areaBasedList2')).toHaveLength(14)
    expect(await t.versions()).toEqual(before)
  })

  it('asks only for what changed since, and takes that in', async () => {
    const t = await makeImport()
    await t.run({ pageSize: 3 })
    t.service.calls.length = 0
    t.clock.advance(DAY)
    t.service.edit(MUSEUM, stampOf(t.clock.now()), { row: placeRow(MUSEUM, '더 고요박물관', { contenttypeid: '14' }) })
    t.clock.advance(60)
    const { tally } = await t.run({ pageSize: 3 })
    expect([tally.count('inserted'), tally.count('changed')]).toEqual([0, 1])
    expect(await t.place(MUSEUM)).toMatchObject({ title: '더 고요박물관' })
    expect(t.service.callsOf('areaBasedList2')).toEqual([])

    t.service.calls.length = 0
    await t.run({ pageSize: 3 })
    // The page with the newest change alone: the next row is older than that.
    expect(t.service.callsOf('areaBasedSyncList2').map(({ showflag, pageNo }) => [showflag, pageNo])).toEqual([
      ['1', '1'],
      ['0', '1'],
    ])
  })

  it('goes on at the page where the last one was stopped', async () => {
    const t = await makeImport()
    t.service.add(...[1, 2, 3, 4, 5].map((n) => ({ row: placeRow(910_000 + n, `오름 ${n}`, { lclsSystm1: 'NA' }) })))
    t.service.disturb = ({ parameters }) =>
      parameters['pageNo'] === '3' ? gatewayFault(22, 'LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR') : undefined
    expect(await t.run({ pageSize: 2 })).toMatchObject({ end: 'failed', problem: expect.stringContaining('quota') })
    expect(await t.place(910_001)).toBeDefined()
    expect(await t.place(910_005)).toBeUndefined()

    t.service.disturb = () => undefined
    t.service.calls.length = 0
    expect(await t.run({ pageSize: 2 })).toMatchObject({ end: 'complete' })
    const asked = t.service.callsOf('areaBasedList2').map(({ contentTypeId, pageNo }) => [contentTypeId, pageNo])
    expect(asked.slice(0, 2)).toEqual([
      ['12', '3'],
      ['12', '4'],
    ])
    expect(asked.slice(2).map(([, pageNo]) => pageNo)).toEqual(['1', '1', '1', '1', '1', '1'])
    expect(await t.place(910_005)).toBeDefined()
  })

  it('hides a withdrawn place and brings it back when it is shown again', async () => {
    const t = await makeImport()
    await t.run()
    t.clock.advance(DAY)
    t.service.edit(NOODLES, stampOf(t.clock.now()), { isShown: false })
    expect((await t.run()).tally).toMatchObject({ hidden: 1, restored: 0 })
    expect(await t.place(NOODLES)).toMatchObject({ hiddenAt: expect.any(String), isWithdrawn: true })

    t.clock.advance(DAY)
    t.service.edit(NOODLES, stampOf(t.clock.now()), { isShown: true })
    expect((await t.run()).tally).toMatchObject({ hidden: 0, restored: 1 })
    expect(await t.place(NOODLES)).toMatchObject({ hiddenAt: null, isWithdrawn: false })
  })

  it('leaves hidden what staff has hidden, whether withdrawn and shown again or not', async () => {
    const t = await makeImport()
    await t.run()
    await t.database.db
      .update(places)
      .set({ hiddenAt: '2026-11-01T00:00:00.000Z' })
      .where(eq(places.contentId, NOODLES))
    for (const isShown of [true, false, true]) {
      t.clock.advance(DAY)
      t.service.edit(NOODLES, stampOf(t.clock.now()), { isShown })
      expect((await t.run()).tally).toMatchObject({ hidden: 0, restored: 0 })
      expect(await t.place(NOODLES)).toMatchObject({
        hiddenAt: expect.stringContaining('2026-11-01'),
        isWithdrawn: false,
      })
    }
  })

  it('does not touch what members made', async () => {
    const t = await makeImport()
    await t.run()
    const { db } = t.database
    await addReviews(t.database, MUSEUM, { rating: 5 }, { rating: 4 })
    const [member] = await db.insert(users).values(MEMBER).returning({ id: users.id })
    await db.insert(savedPlaces).values({ userId: member!.id, contentId: MUSEUM })
    t.clock.advance(31 * DAY)
    t.service.edit(MUSEUM, stampOf(t.clock.now()), { row: placeRow(MUSEUM, '새 박물관', { contenttypeid: '14' }) })
    await t.run()
    expect(await t.place(MUSEUM)).toMatchObject({ title: '새 박물관', reviewCount: 2, ratingSum: 9, easyCount: 2 })
    expect(await db.select().from(savedPlaces)).toHaveLength(1)
  })
})
