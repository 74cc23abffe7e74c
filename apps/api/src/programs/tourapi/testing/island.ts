import type { StandInPlace } from '../../../testing/tourapi-server.ts'

/** The fields of a list's row, most of them empty, as the service sends them. */
const EMPTY_ROW = {
  addr1: '',
  addr2: '',
  areacode: '',
  cat1: '',
  cat2: '',
  cat3: '',
  contentid: '',
  contenttypeid: '',
  cpyrhtDivCd: '',
  createdtime: '20100101090000',
  firstimage: '',
  firstimage2: '',
  lDongRegnCd: '50',
  lDongSignguCd: '110',
  lclsSystm1: '',
  lclsSystm2: '',
  lclsSystm3: '',
  mapx: '126.5312',
  mapy: '33.4996',
  mlevel: '',
  modifiedtime: '20200801090000',
  sigungucode: '',
  tel: '',
  title: '',
  zipcode: '',
}

export const placeRow = (contentid: number, title: string, fields: Record<string, string>) => ({
  ...EMPTY_ROW,
  contentid: String(contentid),
  title,
  contenttypeid: '12',
  addr1: '제주특별자치도 제주시 관덕로 19',
  ...fields,
})

export const photo = (name: string, scheme = 'https') => `${scheme}://tong.visitkorea.or.kr/cms/resource/${name}`

/** Ids of the sample; 정방폭포 is of our own catalogue too. */
export const JEONGBANG = 126_437
export const DOLBAT = 900_001
export const MUSEUM = 900_002
export const FESTIVAL = 900_003
export const ROUTE = 900_004
export const HOSTEL = 900_005
export const DRUGSTORE = 900_006
export const NOODLES = 900_007
export const KAYAK = 900_008
/** Its longitude has lost a digit in the service's data. */
export const SHIFTED = 2_704_351

/** Returns one or two places of each category, with the oddities that the service's data have. */
export const samplePlaces = (): StandInPlace[] => [
  {
    row: placeRow(JEONGBANG, '정방폭포 [유네스코 세계지질공원]', {
      addr1: '제주특별자치도 서귀포시 칠십리로214번길 37 (동홍동)',
      lDongSignguCd: '130',
      mapx: '126.5730501',
      mapy: '33.2447480',
      firstimage: photo('jeongbang.jpg', 'http'),
      cpyrhtDivCd: 'Type1',
      lclsSystm3: 'NA010300',
    }),
    common: {
      overview: 'The words of the service, not ours.',
      homepage: '<a href="javascript:alert(1)">정방폭포</a>',
      tel: '',
    },
    intro: {
      usetime: '09:00~17:50<br>입장 마감 17:20',
      restdate: '연중무휴',
      parking: '가능',
      infocenter: '정방폭포 관리사무소 064-733-1530<br>064-760-6341',
    },
    images: [
      { originimgurl: photo('a.jpg'), cpyrhtDivCd: 'Type3' },
      { originimgurl: photo('old.bmp'), cpyrhtDivCd: 'Type1' },
      { originimgurl: 'https://elsewhere.example/b.jpg', cpyrhtDivCd: 'Type1' },
      { originimgurl: photo('unknown.jpg'), cpyrhtDivCd: '' },
    ],
  },
  {
    row: placeRow(DOLBAT, '돌밭정원(제주)', {
      addr1: '제주특별자치도 제주시 구좌읍 비자림로 1',
      mapx: '126.8',
      mapy: '33.48',
      lclsSystm1: 'NA',
      lclsSystm2: 'NA04',
      lclsSystm3: 'NA040700',
    }),
    common: {
      overview: '돌과 나무의 <b>정원</b>이다.<br><br>봄에 좋다.<script>alert("x")</script>&lt;br&gt;끝 &amp; 시작',
      homepage: '<a href="https://dolbat.example/?a=1&amp;b=2" target="_blank">dolbat.example</a>',
      tel: '064)782-0001',
    },
    intro: { usetime: '', restdate: '', parking: '', infocenter: '' },
  },
  {
    row: placeRow(MUSEUM, '고요박물관', {
      contenttypeid: '14',
      lclsSystm1: 'VE',
      addr1: '제주특별자치도 제주시 옛북제주군길 3',
    }),
    common: { overview: '작은 박물관.', homepage: 'http://plain.example', tel: '1588-1234' },
    intro: { usetimeculture: '10:00~18:00', restdateculture: '월요일', parkingculture: '없음', usefee: '3,000원' },
  },
  {
    row: placeRow(FESTIVAL, '바람축제', {
      contenttypeid: '15',
      lclsSystm1: 'EV',
      addr1: '제주특별자치도 서귀포시 성산읍 고성리',
      lDongSignguCd: '130',
      mapx: '126.92',
      mapy: '33.45',
    }),
    festival: { eventstartdate: '20261003', eventenddate: '20261005', tel: '064-710-0000', progresstype: '' },
    common: { overview: '바람의 축제.', homepage: '', tel: '' },
    intro: { playtime: '10:00~20:00', usetimefestival: '무료', sponsor1tel: '064-710-3333' },
  },
  {
    row: placeRow(ROUTE, '바당길 1코스', {
      contenttypeid: '28',
      lclsSystm1: 'LS',
      lclsSystm2: 'LS01',
      lclsSystm3: 'LS011900',
    }),
    common: { overview: '바다를 따라 걷는다.', homepage: '', tel: '' },
    intro: { usetimeleports: '상시', usefeeleports: '무료', restdateleports: '', parkingleports: '' },
  },
  {
    row: placeRow(KAYAK, '물결카약', { contenttypeid: '28', lclsSystm1: 'LS' }),
    common: { overview: '카약을 탄다.', homepage: '', tel: '' },
    intro: { usetimeleports: '09:00~17:00' },
  },
  {
    row: placeRow(HOSTEL, '혼자 게스트하우스', {
      contenttypeid: '32',
      lclsSystm1: 'AC',
      lclsSystm2: 'AC06',
      addr1: '',
      lDongSignguCd: '50130',
    }),
    common: { overview: '조용한 숙소.', homepage: '', tel: '050-7123-4567' },
    intro: { checkintime: '16:00', checkouttime: '11:00', parkinglodging: '2대' },
  },
  {
    row: placeRow(DRUGSTORE, '약방 칠성점', {
      contenttypeid: '38',
      lclsSystm1: 'SH',
      lclsSystm2: 'SH04',
      lclsSystm3: 'SH040300',
    }),
    common: { overview: '', homepage: '', tel: '' },
    intro: { opentime: '', fairday: '매월 2, 7일', restdateshopping: '' },
  },
  {
    row: placeRow(NOODLES, '한 그릇 국수', {
      contenttypeid: '39',
      lclsSystm1: 'FD',
      firstimage: photo('noodles.png'),
      cpyrhtDivCd: 'Type3',
    }),
    common: { overview: '국수를 판다.', homepage: '', tel: '' },
    intro: { opentimefood: '11:00~15:00', restdatefood: '수요일', parkingfood: '가능', infocenterfood: '0647001234' },
    images: [],
  },
  { row: placeRow(SHIFTED, '영주산', { mapx: '12.7979', mapy: '33.4054' }) },
]
