import type { IslandRule } from '@honjeo/contract/island-rules'

const CHECKED_ON = '2026-11-28'
const ILCHULBONG = 126435
const MANJANGGUL = 126452
const GEOMUN_OREUM = 636266

const ilchulbong = (months: number[], opensAt: string, enterBy: string, closesAt: string): IslandRule => ({
  subject: `PLACE:${ILCHULBONG}`,
  validFrom: '2024-10-27',
  validTo: null,
  months,
  // The counter closes ten minutes before the last climb (세계일보 of June 2024, and a traveller's table); the gate an hour after that.
  terms: { kind: 'GATE', opensAt, enterBy, shelterBy: null, summitBy: null, descendBy: null, closesAt },
  source: {
    name: '세계유산본부 2025-02-25, 성산일출봉 입장 시간',
    url: 'https://www.fnnews.com/news/202502251126184920',
  },
  checkedOn: CHECKED_ON,
  isConfirmed: true,
})

export const placeRules: readonly IslandRule[] = [
  ilchulbong([1, 2, 11, 12], '06:00', '17:50', '19:00'),
  ilchulbong([10], '05:00', '17:50', '19:00'),
  ilchulbong([3, 4, 9], '05:00', '18:50', '20:00'),
  ilchulbong([5, 6, 7, 8], '04:30', '18:50', '20:00'),
  // Tours begin every half hour from nine to one: so say travellers of October 2015 (zoommastory.com) and of September 2024
  // (2ndlife-enjoy.tistory.com, which names the page below). Since January 2026 one may walk without a guide, and 550 a day instead of 450 are let in
  // (연합뉴스 of 2025-12-19): until when, was not found. So the earlier hour is kept, unconfirmed.
  {
    subject: `PLACE:${GEOMUN_OREUM}`,
    validFrom: '2024-09-01',
    validTo: null,
    months: null,
    terms: {
      kind: 'GATE',
      opensAt: '09:00',
      enterBy: '13:00',
      shelterBy: null,
      summitBy: null,
      descendBy: null,
      closesAt: null,
    },
    source: { name: '세계유산본부 거문오름 탐방 예약', url: 'https://www.jeju.go.kr/wnhcenter/black/reserve.htm' },
    checkedOn: '2026-11-30',
    isConfirmed: false,
  },
  {
    subject: `PLACE:${MANJANGGUL}`,
    validFrom: '2019-01-01',
    validTo: null,
    months: null,
    // The way through the cave and back takes an hour.
    terms: {
      kind: 'GATE',
      opensAt: '09:00',
      enterBy: '17:00',
      shelterBy: null,
      summitBy: null,
      descendBy: null,
      closesAt: '18:00',
    },
    source: { name: '제주특별자치도 세계유산본부', url: 'https://www.jeju.go.kr/wnhcenter/index.htm' },
    checkedOn: CHECKED_ON,
    isConfirmed: false,
  },
  // A rock fell in December 2023. It was to open again in spring 2026; nothing that was found says that it did.
  {
    subject: `PLACE:${MANJANGGUL}`,
    validFrom: '2023-12-29',
    validTo: null,
    months: null,
    terms: { kind: 'CLOSURE', part: 'WHOLE' },
    source: { name: '뉴스1 2025-12-10, 만장굴 재개방', url: 'https://www.fnnews.com/news/202512101040231853' },
    checkedOn: CHECKED_ON,
    isConfirmed: false,
  },
]
