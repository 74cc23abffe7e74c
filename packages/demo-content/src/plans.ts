import type { PlanReason } from '@honjeo/contract/plan'
import type { Interest, Pace, PlanHub, PlanMethod, TransportType } from '@honjeo/contract/values/enums'
import { type PlaceId, PLACES } from './places.ts'

/** A place or, in one's own words, whatever else there is to do. */
export type DemoStop = ({ place: PlaceId } | { title: string }) & {
  /** The beginning and the end, `HH:MM`. */
  time?: readonly [string, string]
  memo?: string
  reasons?: readonly PlanReason[]
}

export interface DemoPlan {
  title: string
  /** The days from today until it begins. */
  inDays: number
  madeDaysAgo: number
  transportType: TransportType
  method: PlanMethod
  pace: Pace
  interests?: readonly Interest[]
  /** The hub of arrival and departure, and when one gets there. */
  hub?: { name: PlanHub; arrival: string; departure: string }
  stay?: PlaceId
  days: readonly (readonly DemoStop[])[]
}

const SOLO: PlanReason = { code: 'SOLO' }
const must: PlanReason = { code: 'MUST' }
const likes = (interest: Interest): PlanReason => ({ code: 'INTEREST', interest })
const lunch: PlanReason = { code: 'MEAL', meal: 'LUNCH' }
const dinner: PlanReason = { code: 'MEAL', meal: 'DINNER' }

/** The plans have places that close on no day of the week, by day light of the shortest day: whatever day today is, they can be carried out. */
export const demoPlans: readonly DemoPlan[] = [
  {
    title: '동쪽 바다와 숲 2박 3일',
    inDays: 9,
    madeDaysAgo: 2,
    transportType: 'CAR',
    method: 'AI',
    pace: 'NORMAL',
    interests: ['SEA', 'FOREST', 'OREUM'],
    hub: { name: 'AIRPORT', arrival: '10:20', departure: '17:30' },
    stay: PLACES.shillaStay,
    days: [
      [
        {
          place: PLACES.sunogineMyeongga,
          time: ['11:10', '12:10'],
          reasons: [lunch, SOLO],
          memo: '렌터카 찾고 바로 가기',
        },
        { place: PLACES.dodubong, time: ['12:30', '13:20'], reasons: [likes('OREUM'), SOLO] },
        {
          place: PLACES.hamdeokBeach,
          time: ['14:20', '15:50'],
          reasons: [likes('SEA')],
          memo: '서우봉까지 천천히 걷기',
        },
        { place: PLACES.dongmunMarket, time: ['17:00', '18:30'], reasons: [dinner, SOLO] },
      ],
      [
        {
          place: PLACES.bijarim,
          time: ['09:50', '11:10'],
          reasons: [must, likes('FOREST')],
          memo: '비 오면 더 좋다던 곳',
        },
        { place: PLACES.haeoreum, time: ['12:00', '13:00'], reasons: [lunch, SOLO] },
        { place: PLACES.seopjikoji, time: ['13:30', '15:00'], reasons: [likes('SEA')] },
        {
          place: PLACES.gwangchigiBeach,
          time: ['15:30', '16:40'],
          reasons: [likes('SEA'), SOLO],
          memo: '성산일출봉 쪽으로 지는 해 보기',
        },
      ],
      [
        { place: PLACES.saryeoniForest, time: ['09:40', '11:20'], reasons: [likes('FOREST'), SOLO] },
        { place: PLACES.coffeeTemple, time: ['12:00', '12:50'], reasons: [SOLO], memo: '원두 사 오기' },
        { place: PLACES.ollaeNoodles, time: ['13:20', '14:10'], reasons: [must, lunch, SOLO] },
      ],
    ],
  },
  {
    title: '서귀포 느리게 걷기',
    inDays: 30,
    madeDaysAgo: 5,
    transportType: 'BUS',
    method: 'MANUAL',
    pace: 'RELAXED',
    days: [
      [{ place: PLACES.cheonjiyeonFalls }, { place: PLACES.olleMarket, memo: '저녁거리 사기' }],
      [
        { title: '숙소에서 늦잠' },
        { place: PLACES.soesokkak, memo: '카약은 그날 바람 보고' },
        { place: PLACES.houseOfSeoyeon },
      ],
    ],
  },
  {
    title: '협재에서 하루',
    inDays: -40,
    madeDaysAgo: 52,
    transportType: 'CAR',
    method: 'MANUAL',
    pace: 'NORMAL',
    days: [
      [
        { place: PLACES.hyeopjaeBeach, time: ['10:00', '12:00'], memo: '비양도 보이는 쪽으로' },
        { place: PLACES.sorisomunBooks, time: ['13:00', '14:30'], memo: '한 권만 사기' },
        { place: PLACES.osulloc, time: ['15:00', '16:30'] },
      ],
    ],
  },
]
