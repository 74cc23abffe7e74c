import type { GateTerms, IslandRule, RuleSource } from '@honjeo/contract/island-rules'
import type { TrailKey } from '@honjeo/contract/values/rule-kinds'

/** The park's seasons since July 2024. */
const WINTER = [1, 2, 3, 10, 11, 12]
const SUMMER = [4, 5, 6, 7, 8, 9]
const CHECKED_ON = '2026-11-28'

const PARK: RuleSource = {
  name: '제주특별자치도 한라산국립공원 탐방 안내',
  url: 'https://www.jeju.go.kr/hallasan/index.htm',
}
const BOOKING_OFFICE: RuleSource = { name: '한라산 탐방예약 안내', url: 'https://visithalla.jeju.go.kr' }

type Gates = Omit<GateTerms, 'kind'>
const NO_GATES: Gates = {
  opensAt: null,
  enterBy: null,
  shelterBy: null,
  summitBy: null,
  descendBy: null,
  closesAt: null,
}

function gates(trail: TrailKey, isConfirmed: boolean, winter: Partial<Gates>, summer: Partial<Gates>): IslandRule[] {
  return [[WINTER, winter] as const, [SUMMER, summer] as const].map(([months, own]) => ({
    subject: `TRAIL:${trail}`,
    validFrom: '2024-07-01',
    validTo: null,
    months,
    terms: { kind: 'GATE', ...NO_GATES, ...own },
    source: PARK,
    checkedOn: CHECKED_ON,
    isConfirmed,
  }))
}

/** The gates of the courses to the top, by the notice of 2024-07-01, and what the press of 2024 and travellers of 2025 say of it. */
const TO_THE_TOP = [
  { opensAt: '05:00', enterBy: '11:30', shelterBy: '11:30', summitBy: '13:30', descendBy: '15:30' },
  { opensAt: '05:00', enterBy: '12:30', shelterBy: '12:30', summitBy: '14:30', descendBy: '16:30' },
] as const

/** The other courses opened at 06:00 in the old winter and at 05:30 in the old spring and autumn. */
const OPENS = ['06:00', '05:30'] as const

function booking(trail: TrailKey, early: number, late: number): IslandRule {
  return {
    subject: `TRAIL:${trail}`,
    validFrom: '2025-05-12',
    validTo: null,
    months: null,
    terms: {
      kind: 'BOOKING',
      bands: [
        { from: '05:00', until: '08:00', people: early },
        { from: '08:01', until: '11:30', people: late },
      ],
      groupMax: 4,
      perWeek: 1,
      barredMonths: 3,
      barredAgainMonths: 12,
      opensAt: '09:00',
    },
    source: BOOKING_OFFICE,
    checkedOn: CHECKED_ON,
    isConfirmed: true,
  }
}

const olle = (months: number[], walkUntil: string): IslandRule => ({
  subject: 'OLLE',
  validFrom: '2012-08-24',
  validTo: null,
  months,
  terms: { kind: 'SEASON', walkFrom: '09:00', walkUntil },
  source: { name: '제주올레 안전 수칙', url: 'https://www.jejuolle.org' },
  checkedOn: CHECKED_ON,
  isConfirmed: true,
})

/**
 * The seven courses of Hallasan. Only the two to the top are confirmed since July 2024; the others hold the strictest hour
 * that the table of before had within a season of today.
 */
export const trailRules: readonly IslandRule[] = [
  ...gates('SEONGPANAK', true, ...TO_THE_TOP),
  ...gates('GWANEUMSA', true, ...TO_THE_TOP),
  booking('SEONGPANAK', 800, 200),
  booking('GWANEUMSA', 400, 100),
  // The top of these two is 윗세오름.
  ...gates(
    'EORIMOK',
    false,
    { opensAt: OPENS[0], enterBy: '12:00', summitBy: '15:00' },
    { opensAt: OPENS[1], enterBy: '14:00', summitBy: '16:00' },
  ),
  ...gates(
    'YEONGSIL',
    false,
    { opensAt: OPENS[0], enterBy: '12:00', summitBy: '15:00' },
    { opensAt: OPENS[1], enterBy: '14:00', summitBy: '16:00' },
  ),
  // Its top is 남벽분기점.
  ...gates(
    'DONNAEKO',
    false,
    { opensAt: OPENS[0], enterBy: '10:00', summitBy: '14:00' },
    { opensAt: OPENS[1], enterBy: '10:30', summitBy: '14:30' },
  ),
  ...gates('EOSEUNGSAENGAK', false, { opensAt: OPENS[0], enterBy: '16:00' }, { opensAt: OPENS[1], enterBy: '17:00' }),
  // For the summer the tourism organisation (2026-08-10) says what the park said of spring and autumn in 2022. No table that
  // was found names the last entry of the winter.
  ...gates('SEOKGURAM', false, { opensAt: OPENS[0] }, { opensAt: OPENS[1], enterBy: '17:00' }),
  {
    subject: 'TRAIL:GWANEUMSA',
    validFrom: '2026-08-01',
    validTo: '2026-09-23',
    months: null,
    terms: { kind: 'CLOSURE', part: 'UPPER' },
    source: PARK,
    checkedOn: CHECKED_ON,
    // One source alone says when it was opened again.
    isConfirmed: false,
  },
  olle(WINTER, '17:00'),
  olle(SUMMER, '18:00'),
]
