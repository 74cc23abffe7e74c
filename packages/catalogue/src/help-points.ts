import type { HelpPoint } from '@honjeo/contract/help-points'

/** What ships, with who else says so. */
export interface ShippedHelpPoint extends HelpPoint {
  /** Who confirms address and phone. */
  alsoSaidBy: string
}

/** The island's government, by Yonhap, on the eve of the holidays: six hospitals keep an emergency room open day and night. */
const EMERGENCY_ROOMS = {
  name: '제주특별자치도 비상진료 안내',
  url: 'https://e-health.go.kr/gh/heNws/selectBbsDtlViewInfo.do?bbsId=U00186&bbsNo=420075&menuId=200048',
} as const
/** The day of that notice. Which six they are: KCTV, k218108 (2024-09); five of them also 제주시, 12 February 2026. */
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
  // With the spaces of the language's rules, so that they break between words on a narrow phone.
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
]
