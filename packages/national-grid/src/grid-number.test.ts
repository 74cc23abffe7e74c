import { describe, expect, it } from 'vitest'
import { nationalGridNumber } from './grid-number.ts'
import { centreOf, metresBetween } from './testing/grid-centre.ts'

/**
 * Numbers as they were published, beside where the place is known to be from elsewhere. `within` is what the two sources
 * leave open: a rock and its islet, a trail and its peak, an arc second.
 */
const PUBLISHED = [
  // 행정안전부, 12 December 2012 (서울신문; newgbnews.com/news/view.php?idx=45570). The islet by dokdo.ngii.go.kr: 37°14′26.8″, 131°52′10.4″.
  { number: '사사 8787 2465', name: '독도 독립문바위', lat: 37.24078, lng: 131.86956, within: 300 },
  // 행정안전부 (newgbnews.com/news/view.php?idx=45570). It is at the harbour of 두무진, which maps have at about 37.9775°,
  // 124.617°.
  { number: '가아 4682 0147', name: '백령도 통일기원비', lat: 37.9775, lng: 124.617, within: 300 },
  // 행정안전부, 11 December 2012 (hankyung.com/politics/article/201212110307i): the corner of the grid, to the arc second.
  { number: '가가 0000 0000', name: '국가지점번호 기준점', lat: 31.6475, lng: 124.33639, within: 150 },
  // Plates of 관악산, checked against their surveyed positions (github.com/ohhara79/oh-trail-map, src/nationalPoint.ts).
  { number: '다사 5241 4090', name: '관악산 K1 호암생활관', lat: 37.46609, lng: 126.96184, within: 15 },
  { number: '다사 4901 3778', name: '안양 삼막로 사방댐', lat: 37.43779, lng: 126.92361, within: 15 },
  // The plate at the top of 관악산 (the same, data/national_points_w_name.tsv). Maps have the peak at about 37.445°, 126.964°.
  { number: '다사 5260 3855', name: '관악산 정상', lat: 37.445, lng: 126.964, within: 100 },
  // A plate on the way up 광덕산 (lovegeo.tistory.com/6780881), whose peak maps have at about 36°41′, 127°02′.
  { number: '다바 5802 5337', name: '광덕산 등산로', lat: 36.6833, lng: 127.0333, within: 1500 },
]

/** The numbers that were computed once from positions known to some 100 m. */
const JEJU = [
  { number: '다나 0968 8599', name: '백록담', lat: 33.3617, lng: 126.5292 },
  { number: '다나 4820 9639', name: '성산일출봉', lat: 33.4581, lng: 126.9425 },
  { number: '다다 0647 0213', name: '제주공항', lat: 33.507, lng: 126.493 },
  { number: '나나 8508 5910', name: '마라도', lat: 33.117, lng: 126.2683 },
]
const JEJU_M = 200

describe('a published number', () => {
  it.each(PUBLISHED)('$number of $name is that of its place', ({ number, lat, lng, within }) => {
    expect(metresBetween(centreOf(number), { lat, lng })).toBeLessThanOrEqual(within)
    // What is said of the middle of the square is the number that was published.
    expect(nationalGridNumber(centreOf(number))).toBe(number)
  })

  it.each(JEJU)('$number of $name is that of its place', ({ number, lat, lng }) => {
    expect(nationalGridNumber(centreOf(number))).toBe(number)
    const own = nationalGridNumber({ lat, lng })
    expect(own).not.toBeNull()
    expect(metresBetween(centreOf(own ?? ''), centreOf(number))).toBeLessThanOrEqual(JEJU_M)
  })
})

describe('the squares', () => {
  const metre = { lat: 1 / 110_950, lng: 1 / 92_900 }

  it('are ten metres wide: four steps from the middle stay inside, six lead into the next', () => {
    const { lat, lng } = centreOf('다나 0968 8599')
    const numbersAt = (steps: number) =>
      [
        { lat, lng: lng + steps * metre.lng },
        { lat: lat + steps * metre.lat, lng },
      ].map(nationalGridNumber)
    expect(numbersAt(4)).toEqual(['다나 0968 8599', '다나 0968 8599'])
    expect(numbersAt(6)).toEqual(['다나 0969 8599', '다나 0968 8600'])
    expect(numbersAt(-6)).toEqual(['다나 0967 8599', '다나 0968 8598'])
  })

  it('fill up with noughts, and begin again with the next letter', () => {
    const { lat, lng } = centreOf('나나 9999 9999')
    expect(nationalGridNumber({ lat, lng: lng + 10 * metre.lng })).toMatch(/^다나 0000 /)
    expect(nationalGridNumber({ lat: lat + 10 * metre.lat, lng })).toMatch(/^나다 \d{4} 0000$/)
  })
})

describe('outside of Korea', () => {
  it.each([
    ['도쿄', 35.68, 139.77],
    ['후쿠오카', 33.59, 130.4],
    ['나가사키', 32.75, 129.88],
    ['대마도 북쪽 끝', 34.7, 129.44],
    ['상하이', 31.23, 121.47],
    ['타이베이', 25.03, 121.56],
    ['뉴욕', 40.71, -74.01],
    ['평양', 39.03, 125.75],
    ['시드니', -33.87, 151.21],
    ['nowhere', Number.NaN, Number.NaN],
  ])('%s has none', (_, lat, lng) => {
    expect(nationalGridNumber({ lat, lng })).toBeNull()
  })

  it.each([
    ['마라도', 33.117, 126.268],
    ['추자도', 33.95, 126.32],
    ['부산', 35.1, 129.04],
    ['거제 홍도', 34.53, 128.73],
    ['이어도', 32.123, 125.182],
    ['고성 통일전망대', 38.58, 128.38],
    ['울릉도', 37.5, 130.87],
  ])('%s has one', (_, lat, lng) => {
    expect(nationalGridNumber({ lat, lng })).toMatch(/^[가-사][가-아] \d{4} \d{4}$/)
  })
})
