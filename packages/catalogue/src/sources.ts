import type { RuleSource } from '@honjeo/contract/island-rules'

export interface DatedSource extends RuleSource {
  /** The day on which it was read: of a copy, the day the copy was made. */
  checkedOn: string
}

/** Where the values of the catalogue come from. A place names one of these for each of its values. */
export const SOURCES = {
  /** Positions, addresses and the phones of festivals. */
  ktoList: {
    name: '한국관광공사 국문 관광정보(TourAPI) 목록',
    url: 'https://www.data.go.kr/data/15101578/openapi.do',
    checkedOn: '2026-08-09',
  },
  /** An island, a cape, a village: our point lies in it, up to a kilometre from the one of the list. */
  ktoArea: {
    name: '한국관광공사 국문 관광정보(TourAPI) 목록의 위치에서 1km 안',
    url: 'https://www.data.go.kr/data/15101578/openapi.do',
    checkedOn: '2026-08-09',
  },
  /** What the tourism organisation says of one place; its address is that of the place, see `sourceOf`. */
  ktoPage: {
    name: '한국관광공사 관광정보(K-TRIP TIPS)',
    url: 'https://www.ktriptips.com/kor',
    checkedOn: '2026-08-10',
  },
  hallasanBooking: { name: '한라산 탐방예약', url: 'https://visithalla.jeju.go.kr', checkedOn: '2026-11-28' },
  olle: { name: '제주올레', url: 'https://www.jejuolle.org', checkedOn: '2026-11-28' },
  /** By the ordinance all of the province's art museums rest on the same day; 국민일보 of 2016-09-15 says it too. */
  artMuseums: {
    name: '제주투데이 2016-09-13, 공립미술관 휴관일',
    url: 'https://www.ijejutoday.com/news/articleView.html?idxno=200334',
    checkedOn: '2026-11-29',
  },
  folkMuseum: {
    name: '제주특별자치도 민속자연사박물관',
    url: 'https://www.jeju.go.kr/museum/index.htm',
    checkedOn: '2026-11-29',
  },
  jejuMuseum: {
    name: '국립제주박물관 관람 안내',
    url: 'https://jeju.museum.go.kr',
    checkedOn: '2026-11-29',
  },
} as const satisfies Record<string, DatedSource>

export type SourceKey = keyof typeof SOURCES
