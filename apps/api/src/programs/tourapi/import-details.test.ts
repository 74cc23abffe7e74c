import { describe, expect, it } from 'vitest'
import { placePhotos } from '@honjeo/schema/places'
import { EMPTY_ANSWER, serviceFault } from '../../testing/tourapi-server.ts'
import { makeImport, stampOf } from './testing/import-bench.ts'
import {
  DOLBAT,
  DRUGSTORE,
  FESTIVAL,
  HOSTEL,
  JEONGBANG,
  KAYAK,
  MUSEUM,
  NOODLES,
  photo,
  ROUTE,
} from './testing/island.ts'

const DAY = 86_400
const LISTS = 10

describe('the details of a place', () => {
  it('arrive as plain text, in the columns they belong to', async () => {
    const t = await makeImport()
    await t.run()
    expect(await t.place(DOLBAT)).toMatchObject({
      overview: '돌과 나무의 정원이다.\n\n봄에 좋다.\n끝 & 시작',
      homepage: 'https://dolbat.example/?a=1&b=2',
      tel: '064-782-0001',
      openTime: null,
      restDate: null,
    })
    expect(await t.place(MUSEUM)).toMatchObject({
      homepage: null,
      tel: '1588-1234',
      openTime: '10:00~18:00',
      restDate: '월요일',
      parking: '없음',
      fee: '3,000원',
    })
    expect(await t.place(FESTIVAL)).toMatchObject({ openTime: '10:00~20:00', fee: '무료', tel: '064-710-3333' })
    expect(await t.place(ROUTE)).toMatchObject({ contentTypeId: 25, openTime: '상시', fee: '무료' })
    expect(await t.place(HOSTEL)).toMatchObject({ openTime: '체크인 16:00, 체크아웃 11:00', parking: '2대' })
    expect(await t.place(DRUGSTORE)).toMatchObject({ openTime: '매월 2, 7일', overview: '' })
    expect(await t.place(NOODLES)).toMatchObject({ openTime: '11:00~15:00', tel: '064-700-1234' })
    expect(await t.place(JEONGBANG)).toMatchObject({ homepage: null, tel: '064-733-1530' })
  })

  it('bring photos of the service alone, with their licence and its name', async () => {
    const t = await makeImport()
    await t.run()
    const credit = '한국관광공사 TourAPI'
    expect(await t.photos(JEONGBANG)).toEqual([
      { url: photo('jeongbang.jpg'), credit, copyrightType: 'TYPE1' },
      { url: photo('a.jpg'), credit, copyrightType: 'TYPE3' },
    ])
    expect(await t.photos(NOODLES)).toEqual([{ url: photo('noodles.png'), credit, copyrightType: 'TYPE3' }])
    expect(await t.photos(MUSEUM)).toEqual([])
  })

  it('replace the photos of the service and no others', async () => {
    const t = await makeImport()
    await t.run()
    const ours = { url: '/media/ours.jpg', credit: null, copyrightType: null }
    await t.database.db.insert(placePhotos).values({ contentId: JEONGBANG, ...ours })
    t.clock.advance(31 * DAY)
    t.service.edit(JEONGBANG, stampOf(t.clock.now()), {
      images: [{ originimgurl: photo('new.jpg', 'http'), cpyrhtDivCd: 'Type1' }],
    })
    await t.run()
    const credit = '한국관광공사 TourAPI'
    expect(await t.photos(JEONGBANG)).toEqual([
      { url: photo('jeongbang.jpg'), credit, copyrightType: 'TYPE1' },
      ours,
      { url: photo('new.jpg'), credit, copyrightType: 'TYPE1' },
    ])
  })

  it('stay as they are where the service falls silent about them', async () => {
    const t = await makeImport()
    await t.run()
    t.clock.advance(31 * DAY)
    t.service.edit(MUSEUM, stampOf(t.clock.now()), { common: {}, intro: {} })
    await t.run()
    expect(await t.place(MUSEUM)).toMatchObject({ overview: '작은 박물관.', openTime: '10:00~18:00', tel: '1588-1234' })
  })
})

describe('the order of details', () => {
  const asked = (t: Awaited<ReturnType<typeof makeImport>>) =>
    t.service.callsOf('detailIntro2').map(({ contentId }) => Number(contentId))

  it('is by need: never fetched first, then changed or old ones, and no others', async () => {
    const t = await makeImport()
    // The lists, three calls for the place of our catalogue, two for each of the next ones.
    await t.run({ dailyBudget: LISTS + 3 + 2 * 4 })
    expect(asked(t)).toEqual([JEONGBANG, DOLBAT, MUSEUM, FESTIVAL, ROUTE])

    t.clock.advance(DAY)
    t.service.edit(MUSEUM, stampOf(t.clock.now()), {})
    t.clock.advance(60)
    t.service.calls.length = 0
    expect(await t.run()).toMatchObject({ end: 'complete', waiting: 0 })
    expect(asked(t)).toEqual([HOSTEL, DRUGSTORE, NOODLES, KAYAK, MUSEUM])

    t.clock.advance(29.5 * DAY)
    t.service.calls.length = 0
    await t.run()
    expect(asked(t)).toEqual([JEONGBANG, DOLBAT, FESTIVAL, ROUTE])
  })

  it('skips what no one can see', async () => {
    const t = await makeImport()
    t.service.edit(NOODLES, '20200901090000', { isShown: false })
    await t.run()
    expect(asked(t)).not.toContain(NOODLES)
  })
})

describe('a place without an answer', () => {
  it('is passed over and asked for again the next time', async () => {
    const t = await makeImport()
    t.service.disturb = ({ parameters }) =>
      parameters['contentId'] === String(MUSEUM) ? serviceFault('10', 'INVALID_REQUEST_PARAMETER_ERROR') : undefined
    expect(await t.run()).toMatchObject({ end: 'waiting', waiting: 1, tally: { details: 8, withoutAnswer: 1 } })
    t.service.disturb = () => undefined
    expect(await t.run()).toMatchObject({ end: 'complete', tally: { details: 1 } })
    expect(await t.place(MUSEUM)).toMatchObject({ openTime: '10:00~18:00' })
  })

  it('ends the import when it is the fifth in a row', async () => {
    const t = await makeImport()
    t.service.disturb = ({ operation }) => (operation === 'detailCommon2' ? EMPTY_ANSWER : undefined)
    const { end, problem, tally } = await t.run()
    expect([end, problem]).toEqual(['failed', 'the answer of the service cannot be read'])
    expect(tally).toMatchObject({ details: 0, withoutAnswer: 4 })
    expect(await t.place(MUSEUM)).toMatchObject({ detailImportedAt: null })
  })
})
