import type { HelpPoint } from '@honjeo/contract/help-points'

/** A point that ships with the app, with who else says so. */
export interface ShippedHelpPoint extends HelpPoint {
  /** The source that confirms its address, its phone where it has one, and where it is. */
  alsoSaidBy: string
}

/** The notice of the island's government, by Yonhap, on the eve of the holidays: six hospitals keep an emergency room open day and night. */
const EMERGENCY_ROOMS = {
  name: '제주특별자치도 비상진료 안내',
  url: 'https://e-health.go.kr/gh/heNws/selectBbsDtlViewInfo.do?bbsId=U00186&bbsNo=420075&menuId=200048',
} as const
/** The day of that notice. The six are named by KCTV, k218108 (2024-09); five of them also by 제주시, 12 February 2026. */
const SAID_ON = '2026-02-11'

/** The list of night and holiday emergency rooms on the island's tourism pages, of which copies are stored. */
const LIST = '응급실 운영(야간, 휴일) 안내표 (제주 관광 정보)'

const emergencyRoom = (
  name: string,
  address: string,
  phone: string,
  [lat, lng]: readonly [number, number],
  isRough = false,
): ShippedHelpPoint => ({
  kind: 'EMERGENCY_ROOM',
  name,
  address,
  phone,
  lat,
  lng,
  isRough,
  spot: null,
  hours: null,
  source: EMERGENCY_ROOMS,
  dataDate: SAID_ON,
  alsoSaidBy: LIST,
})

/**
 * The desks of the island's tourism association at the airport and in the port: Yonhap of 12 February 2026 has their phone, and so has the
 * same day's notice of the island's government. Where each terminal is, two public lists say within 60 m of each other.
 */
const touristInformation = (
  place: Pick<ShippedHelpPoint, 'name' | 'address' | 'spot' | 'lat' | 'lng'>,
): ShippedHelpPoint => ({
  ...place,
  kind: 'TOURIST_INFO',
  phone: '064-742-8866',
  isRough: false,
  hours: null,
  source: {
    name: '연합뉴스 (제주도 설 연휴 관광대책)',
    url: 'https://m.newspic.kr/view.html?cp=w3Hru72p&nid=2026021211011013772&pn=214',
  },
  dataDate: '2026-02-12',
  alsoSaidBy: '제주특별자치도 설 연휴 관광대책 종합상황실 알림 (2026-02-12)',
})

/** The centre of 제주올레 in 서귀포 has a desk for all travellers. 이슈제주 of July 2016 has its address too, 국민일보 of 2012-11-21 its phone. */
const WALKERS_CENTRE: ShippedHelpPoint = {
  kind: 'TOURIST_INFO',
  name: '제주올레 여행자센터',
  address: '제주특별자치도 서귀포시 중정로 22',
  phone: '064-762-2190',
  // Three courses begin or end at it by their official pages; a traveller's map of 2026 has it within 30 m of that.
  lat: 33.24751,
  lng: 126.55869,
  isRough: false,
  spot: null,
  hours: null,
  source: { name: '제주올레 코스 안내', url: 'https://www.jejuolle.org' },
  dataDate: '2026-09-21',
  alsoSaidBy: '한국일보 2016-07-13, 제주올레 여행자센터 안내소 개소',
}

/** The city's list of public toilets says where each is; the tourism organisation's list has the sight within 155 m of it. */
const TOILETS = '전국공중화장실표준데이터, 서귀포시 (사본)'
const CITY_TOILETS = {
  name: '한라일보, 서귀포시 공영관광지 화장실',
  url: 'https://m.ihalla.com/article.php?aid=1652938613726459048',
} as const
const BEACH_VISIT = {
  name: '표선해수욕장 편의시설을 적은 방문기',
  url: 'https://chunsungwook.com/entry/%EC%A0%9C%EC%A3%BC-%ED%91%9C%EC%84%A0-%EC%97%AC%ED%96%89-%ED%91%9C%EC%84%A0%ED%95%B4%EC%88%98%EC%9A%95%EC%9E%A5-%EC%A0%9C%EC%A3%BC%EB%AF%BC%EC%86%8D%EC%B4%8C-%ED%91%9C%EC%84%A0-%ED%95%B4%EB%B9%84%EC%B9%98%ED%98%B8%ED%85%94?category=1171637',
} as const

const toilet = (
  name: string,
  address: string,
  [lat, lng]: readonly [number, number],
  source: HelpPoint['source'] = CITY_TOILETS,
  dataDate = '2022-05-19',
): ShippedHelpPoint => ({
  kind: 'TOILET',
  name,
  address,
  phone: null,
  lat,
  lng,
  isRough: false,
  spot: null,
  hours: null,
  source,
  dataDate,
  alsoSaidBy: TOILETS,
})

/**
 * A small list that is true without any key. It has only what two sources say; positions are good to some 50 m but where they are rough. There is
 * nothing of the kinds that no two sources were found for.
 */
export const helpPoints: readonly ShippedHelpPoint[] = [
  emergencyRoom('제주대학교병원', '제주특별자치도 제주시 아란13길 15', '064-717-1900', [33.4671, 126.5456]),
  emergencyRoom('제주한라병원', '제주특별자치도 제주시 도령로 65', '064-740-5158', [33.49, 126.4849]),
  emergencyRoom('한마음병원', '제주특별자치도 제주시 연신로 52', '064-750-9119', [33.4966, 126.5464], true),
  emergencyRoom('중앙병원', '제주특별자치도 제주시 월랑로 91', '064-786-7000', [33.4922, 126.4707], true),
  emergencyRoom('한국병원', '제주특별자치도 제주시 서광로 193', '064-750-0119', [33.5003, 126.5169]),
  emergencyRoom('서귀포의료원', '제주특별자치도 서귀포시 장수로 47', '064-730-3001', [33.2553, 126.5642]),
  // The name has the spaces of the language's rules, so that it breaks between words on a narrow phone.
  touristInformation({
    name: '제주 종합관광 안내센터',
    address: '제주특별자치도 제주시 공항로 2',
    spot: '제주국제공항 안',
    lat: 33.5068,
    lng: 126.4928,
  }),
  touristInformation({
    name: '제주 종합관광 안내센터 제주항',
    address: '제주특별자치도 제주시 임항로 111',
    spot: '제주항 연안여객터미널 안',
    lat: 33.5196,
    lng: 126.5349,
  }),
  WALKERS_CENTRE,
  toilet('천지연폭포 매표소 화장실', '제주특별자치도 서귀포시 남성중로 2-15', [33.24471, 126.55955]),
  toilet('정방폭포 화장실', '제주특별자치도 서귀포시 칠십리로214번길 35-1', [33.24483, 126.57383]),
  toilet('주상절리대 화장실', '제주특별자치도 서귀포시 이어도로 36-30', [33.23778, 126.42556]),
  toilet(
    '표선해수욕장 주차장 화장실',
    '제주특별자치도 서귀포시 표선면 민속해안로 592',
    [33.32567, 126.84243],
    BEACH_VISIT,
    '2023-12-30',
  ),
]
