import type { LngLat } from '../trace.ts'

/** A way whose length others have published. Metres and minutes as they say; minutes are without parking or a rest. */
export interface KnownWay {
  mode: 'DRIVE' | 'WALK'
  from: string
  to: string
  ends: readonly [LngLat, LngLat]
  metres: number
  minutes: number | null
  /** The address where it was read; a route of a router is named by its file. */
  source: string
  /** `YYYY-MM-DD` */
  checkedOn: string
}

const CHECKED_ON = '2026-11-29'
const ROUTER = 'github.com/21TripRider/triprider-flutter/blob/d231ebfba4117cc5e69503824046da102e7f818c/assets/routes'

/** Where the known ways begin and end: longitude and latitude. Olle's points are those of its walkers' app, peaks those of the catalogue. */
const POINTS = {
  // Ends of what a router was asked (openrouteservice.org, profile driving-car, 2025-08)
  '남조로 북쪽 끝': [126.641954, 33.534571],
  남조로·중산간동로: [126.651497, 33.498972],
  '남조로·중산간동로 남쪽': [126.652671, 33.498164],
  '남조로 수망': [126.701217, 33.34666],
  녹산로·비자림로: [126.724891, 33.434917],
  녹산로·중산간동로: [126.766627, 33.361385],
  '산록남로 광평': [126.381036, 33.326253],
  산록남로·1100로: [126.460411, 33.290486],
  '산록남로 둘째 교차로': [126.529096, 33.290486],
  '산록남로 셋째 교차로': [126.556073, 33.29171],
  '산록남로 넷째 교차로': [126.56377, 33.293856],
  '산록남로 다섯째 교차로': [126.576337, 33.302255],
  산록남로·516로: [126.59684, 33.315554],
  '516로 남서교': [126.598567, 33.317726],
  '1100로·산록서로': [126.480877, 33.414864],
  '1100로 남쪽 끝': [126.461458, 33.290931],
  '함덕 조함해안로': [126.669542, 33.542624],
  동복로: [126.707232, 33.553323],
  동복리: [126.711438, 33.553001],
  구좌해안로: [126.719785, 33.557275],
  '김녕 해맞이해안로': [126.772184, 33.564677],
  '행원 해맞이해안로': [126.821451, 33.559313],
  '평대 해맞이해안로': [126.841149, 33.533024],
  '세화 해맞이해안로': [126.861019, 33.524564],
  // Airport and what the catalogue has
  제주국제공항: [126.4914, 33.5104],
  국제컨벤션센터: [126.42447, 33.24132],
  성판악: [126.6204, 33.3849],
  관음사야영장: [126.5506, 33.4219],
  진달래밭: [126.5555, 33.3698],
  백록담: [126.5292, 33.3617],
  표선해수욕장: [126.8424, 33.3257],
  김녕해수욕장: [126.7599, 33.5573],
  // Points of the Olle trail
  종달리사무소: [126.8991608, 33.4934702],
  '종달리 옛 소금밭': [126.9028617, 33.4914879],
  목화휴게소: [126.9017207, 33.4818042],
  광치기해변: [126.9246908, 33.4524144],
  식산봉: [126.9203405, 33.4660422],
  족지물: [126.9150046, 33.4629395],
  대수산봉: [126.9023043, 33.4396933],
  혼인지: [126.8957767, 33.4155507],
  온평포구: [126.9043556, 33.4048255],
  통오름: [126.8555498, 33.39272],
  독자봉: [126.8535501, 33.3880259],
  김영갑갤러리: [126.8541145, 33.3718695],
  신천목장: [126.8682182, 33.3567015],
  배고픈다리: [126.849548, 33.3369191],
  남원포구: [126.7188938, 33.277853],
  '큰엉 입구': [126.7091977, 33.274478],
  위미동백나무군락: [126.6747371, 33.272923],
  넙빌레: [126.6485905, 33.2695575],
  망장포: [126.6398902, 33.2590831],
  쇠소깍다리: [126.6238898, 33.2583766],
  화순금모래해수욕장: [126.3340053, 33.2395874],
  사계포구: [126.3065814, 33.2282026],
  '송악산 주차장': [126.2900803, 33.2064752],
  '섯알오름 추모비': [126.280576, 33.2056129],
  하모해수욕장: [126.2611696, 33.2113604],
  하모체육공원: [126.2522625, 33.218349],
  저지예술정보화마을: [126.2560988, 33.3336845],
  나눔허브: [126.2484776, 33.3442621],
  큰소낭숲길: [126.2495354, 33.346446],
  소낭쉼터: [126.2369999, 33.3475778],
  굴렁진숲길: [126.2383885, 33.3521908],
  월령숲길: [126.2358394, 33.3574521],
  '무명천산책길 입구': [126.2364439, 33.359277],
  새못교: [126.2253965, 33.3709406],
  간세라운지: [126.5243091, 33.5125027],
  사라봉: [126.5460544, 33.5180564],
  화북포구: [126.567219, 33.5252237],
  삼양해수욕장: [126.5869144, 33.5260277],
  닭머르: [126.611795, 33.5365363],
  연북정: [126.63616, 33.540066],
  조천만세동산: [126.6399666, 33.540373],
  김녕서포구: [126.745, 33.557768],
  월정리해수욕장: [126.7961709, 33.5559739],
  행원포구: [126.8074729, 33.5564462],
  제주해녀박물관: [126.863486, 33.523525],
} as const satisfies Record<string, LngLat>

export type KnownPoint = keyof typeof POINTS
type Row = readonly [from: KnownPoint, to: KnownPoint, kilometres: number, minutes: number | null, source: string]

const rowsOf = (mode: KnownWay['mode'], rows: readonly Row[]): KnownWay[] =>
  rows.map(([from, to, kilometres, minutes, source]) => ({
    mode,
    from,
    to,
    ends: [POINTS[from], POINTS[to]],
    metres: kilometres * 1000,
    minutes,
    source,
    checkedOn: CHECKED_ON,
  }))

const inland = (number: number) => `${ROUTER}/Inland${number}`
const coast = `${ROUTER}/Coast6`

const DRIVES: readonly Row[] = [
  ['남조로 북쪽 끝', '남조로 수망', 22.669, 23.5, inland(1)],
  ['남조로 북쪽 끝', '남조로·중산간동로', 4.217, 4.2, inland(1)],
  ['남조로·중산간동로 남쪽', '남조로 수망', 18.281, 18.7, inland(1)],
  ['녹산로·비자림로', '녹산로·중산간동로', 10.366, 12.9, inland(2)],
  ['산록남로 광평', '516로 남서교', 23.65, 28.3, inland(3)],
  ['산록남로 광평', '산록남로·1100로', 9.243, 9.7, inland(3)],
  ['산록남로·1100로', '산록남로 둘째 교차로', 6.571, 8, inland(3)],
  ['산록남로 둘째 교차로', '산록남로 셋째 교차로', 2.497, 3.2, inland(3)],
  ['산록남로 넷째 교차로', '산록남로 다섯째 교차로', 1.54, 2.2, inland(3)],
  ['산록남로 다섯째 교차로', '산록남로·516로', 2.698, 3.4, inland(3)],
  ['1100로·산록서로', '1100로 남쪽 끝', 19.362, 22.1, inland(5)],
  ['함덕 조함해안로', '세화 해맞이해안로', 24.572, 35.4, coast],
  ['함덕 조함해안로', '동복로', 4.176, 6.1, coast],
  ['동복리', '구좌해안로', 1.047, 2.6, coast],
  ['구좌해안로', '김녕 해맞이해안로', 6.111, 7.9, coast],
  ['김녕 해맞이해안로', '행원 해맞이해안로', 5.622, 7.2, coast],
  ['행원 해맞이해안로', '평대 해맞이해안로', 4.475, 5.6, coast],
  ['평대 해맞이해안로', '세화 해맞이해안로', 2.745, 4.3, coast],
  ['제주국제공항', '국제컨벤션센터', 38, 40, '2023wfdjeju.com/en/general-information/jeju-island-icc'],
]

const HALLASAN = 'senior100.tistory.com/51, jack-list.com/jejucity/view.html?seq=173'
const OLLE_1 = 'choijungpil.blogspot.com/2022/01/1.html'
const OLLE_2 = 'choijungpil.blogspot.com/2022/01/2.html'
const OLLE_3 = 'choijungpil.blogspot.com/2022/06/3.html'
const OLLE_5 = 'jejulover.tistory.com/tag/제주올레5코스'
const OLLE_10 = 'jejulover.tistory.com/85'
const OLLE_14 = 'kbe03141.tistory.com/12873025'
const OLLE_18 = 'clips6.tistory.com/326'
const OLLE_20 = 'jejuhub.com/mall/m_mall_detail.php?ps_goid=422'

/** Courses of the Olle trail wind more than the shortest way does, and most are without minutes. */
const WALKS: readonly Row[] = [
  ['성판악', '백록담', 9.6, 270, HALLASAN],
  ['성판악', '진달래밭', 7.3, 180, HALLASAN],
  ['진달래밭', '백록담', 2.3, 90, HALLASAN],
  ['관음사야영장', '백록담', 8.7, 300, HALLASAN],
  ['종달리사무소', '목화휴게소', 1.7, null, OLLE_1],
  ['종달리 옛 소금밭', '목화휴게소', 1.6, null, OLLE_1],
  ['광치기해변', '식산봉', 2.6, null, OLLE_2],
  ['식산봉', '족지물', 0.9, null, OLLE_2],
  ['족지물', '대수산봉', 4.7, null, OLLE_2],
  ['대수산봉', '혼인지', 5.6, null, OLLE_2],
  ['혼인지', '온평포구', 1.8, null, OLLE_2],
  ['온평포구', '통오름', 7.3, null, OLLE_3],
  ['통오름', '독자봉', 0.8, null, OLLE_3],
  ['독자봉', '김영갑갤러리', 3.7, null, OLLE_3],
  ['김영갑갤러리', '신천목장', 3.2, null, OLLE_3],
  ['신천목장', '배고픈다리', 3.2, null, OLLE_3],
  ['배고픈다리', '표선해수욕장', 2.7, null, OLLE_3],
  ['남원포구', '큰엉 입구', 1.2, null, OLLE_5],
  ['큰엉 입구', '위미동백나무군락', 4, null, OLLE_5],
  ['위미동백나무군락', '넙빌레', 4.8, null, OLLE_5],
  ['넙빌레', '망장포', 2, null, OLLE_5],
  ['망장포', '쇠소깍다리', 2.7, null, OLLE_5],
  ['화순금모래해수욕장', '사계포구', 3.6, null, OLLE_10],
  ['사계포구', '송악산 주차장', 3.5, null, OLLE_10],
  ['송악산 주차장', '섯알오름 추모비', 3.4, null, OLLE_10],
  ['섯알오름 추모비', '하모해수욕장', 2.7, null, OLLE_10],
  ['하모해수욕장', '하모체육공원', 1.6, null, OLLE_10],
  ['저지예술정보화마을', '나눔허브', 2, null, OLLE_14],
  ['나눔허브', '큰소낭숲길', 0.4, null, OLLE_14],
  ['큰소낭숲길', '소낭쉼터', 2.3, null, OLLE_14],
  ['소낭쉼터', '굴렁진숲길', 0.8, null, OLLE_14],
  ['굴렁진숲길', '월령숲길', 0.8, null, OLLE_14],
  ['월령숲길', '무명천산책길 입구', 0.2, null, OLLE_14],
  ['무명천산책길 입구', '새못교', 1.9, null, OLLE_14],
  ['간세라운지', '사라봉', 2.5, null, OLLE_18],
  ['사라봉', '화북포구', 3.9, null, OLLE_18],
  ['화북포구', '삼양해수욕장', 3.2, null, OLLE_18],
  ['삼양해수욕장', '닭머르', 3.5, null, OLLE_18],
  ['닭머르', '연북정', 3.8, null, OLLE_18],
  ['연북정', '조천만세동산', 1.3, null, OLLE_18],
  ['김녕서포구', '김녕해수욕장', 1.6, null, OLLE_20],
  ['김녕해수욕장', '월정리해수욕장', 5.3, null, OLLE_20],
  ['월정리해수욕장', '행원포구', 1.2, null, OLLE_20],
  ['행원포구', '제주해녀박물관', 9.5, null, OLLE_20],
]

export const knownWays: readonly KnownWay[] = [...rowsOf('DRIVE', DRIVES), ...rowsOf('WALK', WALKS)]
