import type { LngLat } from '../trace.ts'
import type { KnownWay } from './known-way.ts'

const CHECKED_ON = '2026-11-30'

/** Answers of openrouteservice.org (profile driving-car, 2025-08) that a cyclists' app keeps. */
const ORS = 'github.com/21TripRider/triprider-flutter/blob/d231ebfba4117cc5e69503824046da102e7f818c/assets/routes'
/** Answers of Kakao Mobility, from one car park to the next (2026-08), that a family keeps in the guide to its trip. */
const KAKAO = 'github.com/hanbrook3/jeju-trip/blob/0db17ec3f3fa63f69a2e694c06e2c451774ff292/index.html (RIDE)'
const KAKAO_PLAN =
  'github.com/hanbrook3/jeju-trip, docs/superpowers/plans/2026-08-28-kakao-ride-and-parking.md, tools/parking-coords.tsv'
/** Other answers of Kakao Mobility, which an app for those who are new to driving has written down: the quickest ways at an hour of the day. */
const KAKAO_SCENARIO =
  'github.com/hnneul/gilansim/blob/81d5f85f34125bf27ce7698368c59ac2675833ea/lib/scenario.ts (Kakao Mobility)'
const KAKAO_EARLIER =
  'github.com/hnneul/gilansim, lib/scenario.ts, an earlier version (Kakao Mobility, 2026-07-28 10:00)'
const KAKAO_LIVE = 'github.com/hnneul/gilansim, lib/route.ts (Kakao Mobility)'
/** Answers of TMAP in whole minutes, against which a planner of trips tests its own formula. */
const TMAP =
  'github.com/Gayoung03/omeong-gameong-knto/blob/500b8483c9017fcdf0bc65978225ce20228b938c/apps/api/tests/test_travel_estimate.py'
const WITH_TRAFFIC = new Set([KAKAO, KAKAO_PLAN, KAKAO_SCENARIO, KAKAO_EARLIER, KAKAO_LIVE, TMAP])
/** Lengths that a cyclist's GPS took around the island; positions of the certification centres from a map of them (github 66482556427). */
const CYCLED_WEST = 'nybog001.tistory.com/15731105'
const CYCLED_EAST = 'nybog001.tistory.com/15731419'
const BUS = 'github.com/hyunjunyong/middle-location-pg/blob/0e38b5fcc6d1fce8487d54f8879600d50613f6e0/data/pathTest.js'

type End = readonly [name: string, lng: number, lat: number]
type Row = readonly [
  from: End,
  to: End,
  kilometres: number | null,
  minutes: number | null,
  source: string,
  isRough?: boolean,
]

const ROWS: readonly Row[] = [
  [['용담 서해안로', 126.510293, 33.515708], ['이호 서해안로', 126.454482, 33.503417], 6.438, 8.3, `${ORS}/Coast1`],
  [['구엄 애월해안로', 126.37687, 33.483644], ['고내 애월해안로', 126.336765, 33.467231], 4.78, 5.8, `${ORS}/Coast2`],
  [
    ['한림해안로 북쪽', 126.294601, 33.445269],
    ['한림해안로 가운데', 126.276169, 33.440645],
    2.452,
    3.5,
    `${ORS}/Coast3`,
  ],
  [
    ['한림해안로 가운데', 126.276169, 33.440645],
    ['한림해안로 남쪽', 126.264185, 33.426946],
    2.938,
    3.6,
    `${ORS}/Coast3`,
  ],
  [['노을해안로 북쪽', 126.163495, 33.285656], ['노을해안로 남쪽', 126.224499, 33.24173], 8.271, 10.3, `${ORS}/Coast4`],
  [['예래해안로 서쪽', 126.378197, 33.233853], ['예래해안로 동쪽', 126.396477, 33.24107], 2.124, 6.4, `${ORS}/Coast5`],
  [['보목포로', 126.616681, 33.242205], ['쇠소깍다리', 126.624244, 33.258382], 2.261, 3.4, `${ORS}/Coast7`],
  [['민속해안로 서쪽', 126.806581, 33.303417], ['민속해안로 동쪽', 126.84734, 33.325073], 5.444, 7, `${ORS}/Coast8`],
  [['환해장성로 남쪽', 126.880224, 33.382594], ['환해장성로 가운데', 126.906295, 33.395082], 3, 3.7, `${ORS}/Coast9`],
  [
    ['환해장성로 가운데', 126.906295, 33.395082],
    ['환해장성로 북쪽', 126.904192, 33.405185],
    1.304,
    1.6,
    `${ORS}/Coast9`,
  ],
  [
    ['하도 해맞이해안로 남쪽', 126.898184, 33.513025],
    ['하도 해맞이해안로 서쪽', 126.865289, 33.52612],
    4.767,
    5.9,
    `${ORS}/Coast10`,
  ],
  [['516로 관음교', 126.557565, 33.446196], ['516로 남서교', 126.598806, 33.317942], 22.297, 34.8, `${ORS}/Inland4`],
  [
    ['우도 서쪽 해안', 126.943616, 33.511358],
    ['우도 북쪽 해안', 126.952387, 33.524562],
    2.294,
    3.6,
    `${ORS}/UdoElectricRentcar`,
  ],
  [
    ['우도 북쪽 해안', 126.952387, 33.524562],
    ['우도 하고수동', 126.958616, 33.517338],
    1.611,
    2.1,
    `${ORS}/UdoElectricRentcar`,
  ],
  [
    ['우도 동쪽 해안', 126.967297, 33.507195],
    ['우도 비양동', 126.972278, 33.514389],
    1.603,
    5.6,
    'github.com/21TripRider/triprider-flutter/blob/96b42557fa2ab024932947cc5334e1c044cbb842/assets/routes/Udo2',
  ],
  [['제주공항', 126.493, 33.507], ['서귀포매일올레시장', 126.5632, 33.2502], 53.1, 59, KAKAO_SCENARIO],
  [['제주공항', 126.493, 33.507], ['서귀포시청', 126.5601, 33.2541], 52.5, 65, KAKAO_EARLIER],
  [['제주공항', 126.493, 33.507], ['성산일출봉', 126.9425, 33.4581], 47.8, 60, KAKAO_LIVE],
  [
    ['제주공항', 126.493, 33.5066],
    ['국제컨벤션센터', 126.4243, 33.2413],
    40.1,
    48,
    'github.com/JongHoHam/wedding/blob/fbefe75c21d606302ff7601342ea49a078633e61/src/car-route.json (OSRM)',
  ],
  [['제주항', 126.5316, 33.5169], ['제주마 방목지 주차장', 126.6038, 33.4271], 14.8, 32, KAKAO],
  [['제주마 방목지 주차장', 126.6038, 33.4271], ['516로 숲터널', 126.6229, 33.3618], 9.2, 11, KAKAO],
  [['516로 숲터널', 126.6229, 33.3618], ['남원 저녁', 126.7122, 33.305], 20, 28, KAKAO],
  [['남원 저녁', 126.7122, 33.305], ['위미', 126.66, 33.2745], 10.7, 17, KAKAO],
  [['비블리아', 126.2752, 33.356], ['신창풍차해안 주차장', 126.1745, 33.3428], 13.8, 23, KAKAO],
  [['신창풍차해안 주차장', 126.1745, 33.3428], ['수월봉 주차장', 126.164, 33.2953], 7.8, 13, KAKAO],
  [['수월봉 주차장', 126.164, 33.2953], ['군산오름 주차장', 126.3685, 33.2529], 27, 45, KAKAO],
  [['광치기해변 주차장', 126.9247, 33.4533], ['성산일출봉 주차장', 126.9405, 33.4591], 1.8, 4, KAKAO],
  [['성산일출봉 주차장', 126.9405, 33.4591], ['성산 고성리', 126.9135, 33.4451], 3.8, 8, KAKAO],
  [['성산 고성리', 126.9135, 33.4451], ['섭지코지 주차장', 126.9301, 33.4235], 4.5, 9, KAKAO],
  [['섭지코지 주차장', 126.9301, 33.4235], ['종달리', 126.8991, 33.4935], 10.5, 19, KAKAO],
  [['사려니숲길 붉은오름 주차장', 126.6849, 33.3955], ['1100고지 습지', 126.4625, 33.3578], 37.2, 49, KAKAO],
  [['화순곶자왈', 126.3317, 33.264], ['송악산', 126.2896, 33.2044], 13.6, 21, KAKAO],
  [['남원 숙소', 126.7166, 33.2825], ['남원 저녁', 126.7122, 33.305], 2.9, 5, KAKAO],
  [['성산일출봉 주차장', 126.9405, 33.4591], ['천지연폭포 주차장', 126.5603, 33.2441], 49.3, 71, KAKAO_PLAN],
  [['협재해변 주차장', 126.2404, 33.3937], ['함덕해변 주차장', 126.6683, 33.5439], 52.2, 68, KAKAO_PLAN],
  [['제주항', 126.5316, 33.5169], ['남원 숙소', 126.7166, 33.2825], 33.9, 47, KAKAO_PLAN],
  [['사려니숲길 붉은오름 주차장', 126.6849, 33.3955], ['비자림 주차장', 126.8109, 33.4913], 21.4, 28, KAKAO_PLAN],
  [['산방산 주차장', 126.3126, 33.2363], ['오설록 주차장', 126.2894, 33.3048], 9.1, 14, KAKAO_PLAN],
  [['성산일출봉 주차장', 126.9405, 33.4591], ['섭지코지 주차장', 126.9301, 33.4235], 8.3, 16, KAKAO_PLAN],
  [['제주공항', 126.493, 33.507], ['서귀포', 126.565, 33.245], null, 65, TMAP],
  [['제주공항', 126.493, 33.507], ['중문', 126.411, 33.25], null, 44, TMAP],
  [['함덕', 126.6695, 33.5432], ['서귀포', 126.565, 33.245], null, 69, TMAP],
  [['함덕', 126.6695, 33.5432], ['중문', 126.411, 33.25], null, 73, TMAP],
  [['애월', 126.31, 33.464], ['성산일출봉', 126.9425, 33.4587], null, 77, TMAP],
  [['협재', 126.24, 33.394], ['표선', 126.838, 33.326], null, 87, TMAP],
  [['김녕', 126.759, 33.558], ['성산일출봉', 126.9425, 33.4587], null, 38, TMAP],
  [['제주공항', 126.493, 33.507], ['성산일출봉', 126.9425, 33.4587], null, 65, TMAP],
  [['새별오름', 126.356, 33.362], ['사려니', 126.673, 33.39], null, 54, TMAP],
  [['중문', 126.411, 33.25], ['성산일출봉', 126.9425, 33.4587], null, 84, TMAP],
  [['서귀포', 126.565, 33.245], ['1100고지', 126.462, 33.358], null, 37, TMAP],
  [['함덕', 126.6695, 33.5432], ['표선', 126.838, 33.326], null, 45, TMAP],
  [['용두암', 126.5111, 33.5152], ['다락쉼터', 126.3401, 33.4695], 20.9, null, CYCLED_WEST, true],
  [['다락쉼터', 126.3401, 33.4695], ['해거름마을공원', 126.2065, 33.3699], 21, null, CYCLED_WEST, true],
  [['해거름마을공원', 126.2065, 33.3699], ['송악산 인증센터', 126.2894, 33.2067], 34, null, CYCLED_WEST, true],
  [['송악산 인증센터', 126.2894, 33.2067], ['법환바당', 126.5151, 33.2359], 27.4, null, CYCLED_WEST, true],
  [['법환바당', 126.5151, 33.2359], ['쇠소깍 인증센터', 126.6233, 33.2523], 13.3, null, CYCLED_EAST, true],
  [['쇠소깍 인증센터', 126.6233, 33.2523], ['표선해변', 126.8408, 33.3254], 27.78, null, CYCLED_EAST, true],
  [['표선해변', 126.8408, 33.3254], ['성산일출봉 인증센터', 126.9244, 33.4687], 21.52, null, CYCLED_EAST, true],
  [['성산일출봉 인증센터', 126.9244, 33.4687], ['김녕성세기해변', 126.7598, 33.5569], 26.9, null, CYCLED_EAST, true],
  [['김녕성세기해변', 126.7598, 33.5569], ['함덕서우봉해변', 126.6726, 33.5442], 9.9, null, CYCLED_EAST, true],
  [
    ['제주대학교 정류소', 126.561648, 33.460098],
    ['아라동주민센터 정류소', 126.544915, 33.475951],
    3.465,
    null,
    BUS,
    true,
  ],
  [
    ['첨단과기단지 정류소', 126.571642, 33.45804],
    ['제주교통방송 정류소', 126.549326, 33.477896],
    4.195,
    null,
    BUS,
    true,
  ],
]

/** None of these ways was looked at when the speeds and the drawing were fitted. */
export const heldOutDrives: readonly KnownWay[] = ROWS.map(
  ([from, to, kilometres, minutes, source, isRough = false]) => {
    const ends: readonly [LngLat, LngLat] = [
      [from[1], from[2]],
      [to[1], to[2]],
    ]
    const metres = kilometres === null ? null : Math.round(kilometres * 1000)
    const known = { metres, minutes, source, checkedOn: CHECKED_ON, knowsTraffic: WITH_TRAFFIC.has(source) }
    return { mode: 'DRIVE', from: from[0], to: to[0], ends, ...known, isRough }
  },
)
