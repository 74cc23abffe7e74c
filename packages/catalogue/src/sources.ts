import type { RuleSource } from '@honjeo/contract/island-rules'

export interface DatedSource extends RuleSource {
  /** The day on which it was read: of a copy, the day the copy was made. */
  checkedOn: string
}

/** The sources of the catalogue's values. A place names one of these for each of its values. */
export const SOURCES = {
  /** The list has positions, addresses and the phones of festivals. */
  ktoList: {
    name: '한국관광공사 국문 관광정보(TourAPI) 목록',
    url: 'https://www.data.go.kr/data/15101578/openapi.do',
    checkedOn: '2026-08-09',
  },
  /** The list for an island, a cape or a village: our point lies in it, up to a kilometre from the one of the list. */
  ktoArea: {
    name: '한국관광공사 국문 관광정보(TourAPI) 목록의 위치에서 1km 안',
    url: 'https://www.data.go.kr/data/15101578/openapi.do',
    checkedOn: '2026-08-09',
  },
  /** The page of the tourism organisation on one place; its address is that of the place, see `sourceOf`. */
  ktoPage: {
    name: '한국관광공사 관광정보(K-TRIP TIPS)',
    url: 'https://www.ktriptips.com/kor',
    checkedOn: '2026-08-10',
  },
  hallasanBooking: { name: '한라산 탐방예약', url: 'https://visithalla.jeju.go.kr', checkedOn: '2026-11-28' },
  olle: { name: '제주올레', url: 'https://www.jejuolle.org', checkedOn: '2026-11-28' },
  /** All of the province's art museums rest on the same day by the ordinance; 국민일보 of 2016-09-15 says it too. */
  artMuseums: {
    name: '연합뉴스 2016-09-16, 공립미술관 휴관일',
    url: 'https://www.yna.co.kr/view/AKR20160913182400056',
    checkedOn: '2026-11-30',
  },
  folkMuseum: {
    name: '제주특별자치도 민속자연사박물관',
    url: 'https://www.jeju.go.kr/museum/index.htm',
    checkedOn: '2026-11-29',
  },
  /** The English page of the museum has its hours, and closes it on these days too. */
  museumPage: {
    name: '국립제주박물관 관람 안내(영문)',
    url: 'https://jeju.museum.go.kr/html/en/sub03/sub03_030101.html',
    checkedOn: '2026-11-29',
  },
  museumVisit: {
    name: '국립제주박물관 이용 안내(2025-08)',
    url: 'https://feed.viewus.co.kr/ai/article/151850/amp/?noamp=mobile',
    checkedOn: '2026-11-29',
  },
  artMuseumsToo: {
    name: '국민일보 2016-09-15, 공립미술관 휴관일',
    url: 'https://www.kmib.co.kr/article/view_amp.asp?arcid=0010930853',
    checkedOn: '2026-11-29',
  },
  jmoaVisit: {
    name: '제주도립미술관 이용 안내(2021-08)',
    url: 'https://jejudobby.tistory.com/49',
    checkedOn: '2026-11-29',
  },
  folkMuseumVisit: {
    name: '민속자연사박물관 이용 안내를 옮긴 방문기',
    url: 'https://guidefortrip.tistory.com/entry/%EC%A0%9C%EC%A3%BC%EB%AF%BC%EC%86%8D%EC%9E%90%EC%97%B0%EC%82%AC%EB%B0%95%EB%AC%BC%EA%B4%80-%EC%A0%9C%EC%A3%BC%EB%AF%BC%EC%86%8D%EC%9E%90%EC%97%B0%EC%82%AC%EB%B0%95%EB%AC%BC%EA%B4%80-%EC%A0%9C%EC%A3%BC%EB%8F%84-%EC%96%B4%EB%A6%B0%EC%9D%B4%EC%99%80-%EA%B0%80%EC%95%BC-%ED%95%A0-%EA%B3%B3',
    checkedOn: '2026-11-29',
  },
  /** What the city runs is open each day, and 천지연 until ten to ten in the evening. */
  citySights: {
    name: '서귀포신문 2024-01-30, 서귀포시 공영관광지',
    url: 'https://www.seogwipo.co.kr/news/articleView.html?idxno=221670',
    checkedOn: '2026-11-29',
  },
  citySightsToo: {
    name: '국제뉴스 2024-01-30, 서귀포시 공영관광지',
    url: 'https://www.gukjenews.com/news/articleView.html?idxno=2910955',
    checkedOn: '2026-11-29',
  },
  bijarimVisit: {
    name: '비자림 방문기(2019-11)',
    url: 'https://star.yanolby.com/21',
    checkedOn: '2026-11-29',
  },
  ilchulbongVisit: {
    name: '성산일출봉 휴관일 방문기(2019-09)',
    url: 'https://dailysolar.tistory.com/137',
    checkedOn: '2026-11-29',
  },
  geomunVisit: {
    name: '거문오름 탐방 안내를 옮긴 방문기(2015)',
    url: 'https://zoommastory.com/entry/2015-%EC%84%B8%EA%B3%84%EB%A6%AC%EB%8D%94%EC%8A%A4%EB%B3%B4%EC%A0%84%ED%8F%AC%EB%9F%BC-%EC%9C%A0%EB%84%A4%EC%8A%A4%EC%BD%94-%EC%84%B8%EA%B3%84%EC%9E%90%EC%97%B0%EC%9C%A0%EC%82%B0-%EA%B1%B0%EB%AC%B8%EC%98%A4%EB%A6%84',
    checkedOn: '2026-11-29',
  },
  mokgwanaVisit: {
    name: '제주목 관아 관람 안내를 옮긴 방문기(2023)',
    url: 'https://goldtree5000.tistory.com/473',
    checkedOn: '2026-11-29',
  },
  /** It names the last entry, which the others do not. */
  mokgwanaGuide: {
    name: '떠나 볼까, 제주목 관아',
    url: 'https://ttearth.com/world/asia/korea/jeju/jejumok_gwan-a.htm',
    checkedOn: '2026-11-29',
  },
  marketDays: {
    name: '제주 오일장 장날 안내',
    url: 'https://showinfo.sapdox.com/entry/%EC%A0%9C%EC%A3%BC%EB%8F%84-%EC%9E%A5%EB%82%A0',
    checkedOn: '2026-11-29',
  },
  jejuMuseum: {
    name: '국립제주박물관 관람 안내',
    url: 'https://jeju.museum.go.kr',
    checkedOn: '2026-11-29',
  },
} as const satisfies Record<string, DatedSource>

export type SourceKey = keyof typeof SOURCES
