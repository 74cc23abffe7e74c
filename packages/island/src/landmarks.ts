import { labels } from './labels.ts'
import { summit } from './contours.ts'
import { line, type LngLat } from './trace.ts'

/** Something whose name says to others where one is. */
export interface Landmark {
  name: string
  position: LngLat
}

/** The positions that the catalogue has for them, in the notation of trace.ts. */
const OTHERS: Record<string, string> = {
  // Places on the mountain and its paths
  윗세오름: '5200 3608',
  '한라산 영실': '4803 3402',
  '한라산 어리목탐방로': '4949 3927',
  성판악: '6204 3849',
  관음사야영장: '5506 4219',
  '1100고지 습지': '4630 3577',
  천왕사: '4940 4083',
  '산천단 곰솔': '5548 4477',
  '한라산둘레길 천아숲길': '4600 3972',
  '한라산둘레길 돌오름길': '4593 3319',
  '돈내코 원앙폭포': '5820 3005',
  // Forests and what lies between the mountain and the sea
  사려니숲길: '6793 3989',
  숫모르편백숲길: '6300 4394',
  머체왓숲길: '6739 3305',
  절물자연휴양림: '6252 4401',
  붉은오름자연휴양림: '6743 3953',
  교래자연휴양림: '6667 4418',
  서귀포자연휴양림: '4631 3108',
  '서귀포 치유의 숲': '5261 2944',
  한라생태숲: '5982 4319',
  비자림: '8075 4862',
  동백동산: '7155 5098',
  제주곶자왈도립공원: '2736 2832',
  산굼부리: '6928 4323',
  만장굴: '7707 5280',
  에코랜드테마파크: '6671 4565',
  성읍민속마을: '7975 3872',
  보롬왓: '7525 4135',
  서광차밭: '2894 3060',
  '렛츠런파크 제주': '3951 4076',
  '9.81파크': '3665 3901',
  사라봉: '5461 5176',
  고근산: '5139 2668',
  아부오름: '7776 4473',
  정물오름: '3302 3380',
  당산봉: '1728 3078',
  // Places along the coast, from the airport eastwards
  제주국제공항: '4914 5104',
  이호테우해변: '4532 4974',
  용두암: '5125 5148',
  관덕정: '5220 5133',
  '제주항 서부두방파제': '5285 5182',
  산지등대: '5457 5209',
  삼양해수욕장: '5853 5255',
  서우봉둘레길: '6642 5407',
  함덕해수욕장: '6684 5439',
  김녕해수욕장: '7365 5572',
  월정리해변: '7982 5551',
  별방진: '8844 5262',
  광치기해변: '9246 4515',
  섭지코지: '9297 4262',
  신양섭지해수욕장: '9281 4303',
  표선해수욕장: '8424 3257',
  '남원 큰엉해안': '7037 2734',
  위미동백나무군락: '6750 2729',
  쇠소깍: '6224 2543',
  정방폭포: '5730 2448',
  천지연폭포: '5596 2447',
  외돌개: '5462 2403',
  엉또폭포: '4984 2673',
  제주월드컵경기장: '5092 2463',
  대포주상절리: '4265 2389',
  천제연폭포: '4184 2527',
  중문색달해수욕장: '4112 2454',
  안덕계곡: '3529 2573',
  화순금모래해수욕장: '3335 2407',
  용머리해안: '3151 2317',
  알뜨르비행장: '2785 2091',
  절부암: '1671 3238',
  '월령 선인장군락지': '2157 3780',
  협재해수욕장: '2394 3938',
  한담해안산책로: '3106 4592',
  구엄포구: '3764 4843',
  // Places on the islets
  우도봉: '9651 4916',
  하고수동해변: '9575 5143',
  검멀레해변: '9673 4973',
  '우도 산호해변': '9437 5027',
  '마라도 등대': '2692 1170',
  '추자도 등대': '2964 9554',
}

/** The landmarks that are known without a network: peaks and islets as on the map, and what else many know or lies at the beginning of a path. */
export const landmarks: readonly Landmark[] = [
  summit,
  ...labels.filter(({ kind }) => kind === 'peak' || kind === 'islet'),
  ...Object.entries(OTHERS).flatMap(([name, trace]) => line(trace).map((position) => ({ name, position }))),
].map(({ name, position }) => ({ name, position }))
