import type { ContentTypeId, Region } from '@honjeo/contract/values/enums'

type Words = readonly [string, ...string[]]

/** A word that is in the text several times is picked as much more often. */
const words = (text: string) => text.split(' ') as unknown as Words

interface Town {
  region: Region
  /** What an address says before the village. */
  name: string
  lat: number
  lng: number
  villages: Words
}

const town = (region: Region, name: string, lat: number, lng: number, villages: string): Town => ({
  region,
  name,
  lat,
  lng,
  villages: words(villages),
})

/** The towns where generated places lie; the cities are three towns and two. */
export const TOWNS: readonly [Town, ...Town[]] = [
  town('JEJU_SI', '제주시', 33.505, 126.53, '연동 노형동 이도이동 삼도이동 용담삼동 오라이동'),
  town('JEJU_SI', '제주시', 33.49, 126.49, '외도일동 도두일동 이호일동 해안동 노형동'),
  town('JEJU_SI', '제주시', 33.51, 126.57, '건입동 화북일동 삼양이동 아라일동 봉개동'),
  town('BUKJEJU_GUN', '제주시 애월읍', 33.46, 126.34, '애월리 곽지리 하귀리 고내리 신엄리 봉성리'),
  town('BUKJEJU_GUN', '제주시 한림읍', 33.395, 126.26, '협재리 금능리 귀덕리 월령리 한림리'),
  town('BUKJEJU_GUN', '제주시 한경면', 33.33, 126.2, '저지리 고산리 판포리 신창리'),
  town('BUKJEJU_GUN', '제주시 조천읍', 33.52, 126.66, '함덕리 신촌리 교래리 선흘리 북촌리'),
  town('BUKJEJU_GUN', '제주시 구좌읍', 33.53, 126.82, '월정리 김녕리 세화리 평대리 종달리 하도리'),
  town('SEOGWIPO_SI', '서귀포시', 33.253, 126.56, '서귀동 서홍동 동홍동 토평동 법환동 보목동'),
  town('SEOGWIPO_SI', '서귀포시', 33.255, 126.42, '중문동 색달동 대포동 강정동 하예동'),
  town('NAMJEJU_GUN', '서귀포시 성산읍', 33.42, 126.9, '성산리 고성리 신양리 온평리 삼달리'),
  town('NAMJEJU_GUN', '서귀포시 표선면', 33.34, 126.81, '표선리 가시리 성읍리 세화리'),
  town('NAMJEJU_GUN', '서귀포시 남원읍', 33.28, 126.7, '남원리 위미리 태흥리 수망리'),
  town('NAMJEJU_GUN', '서귀포시 안덕면', 33.26, 126.34, '사계리 화순리 상창리 대평리'),
  town('NAMJEJU_GUN', '서귀포시 대정읍', 33.23, 126.26, '하모리 상모리 인성리 구억리 무릉리'),
]

/** What names begin with. */
export const FIRST_WORDS = words(
  '제주 제주 제주 제주 제주 제주 제주 서귀포 서귀포 한라산 한라 바다 바다 돌담 감귤 귤밭 혼저 올레 올레 탐라 섬 푸른 하얀 작은 ' +
    '그린 블루 오늘 애월 애월 협재 함덕 성산 월정 월정리 중문 중문 표선 김녕 세화 한림 우도 모슬포 위미 남원 저지 곽지 구좌 종달 ' +
    '사계 산방산 동백 수국 노을 달빛 별빛',
)

/** What coined names are made of: the syllables that Korean names use most. */
export const SYLLABLES: Words = Array.from(
  '가강거경고곶광구금기길김나난남내너노누눌느늘다달담대덕도돌동두드들등라람랑래로루르름리린마만말망머메모목무문물미밀바박반' +
    '발방밭배백벌별보봄봉부분붉비빌사산살상새서석선설섬성세소솔송수숨숲쉬스시신아안애야양어언여연열영예오온올옥완왕외용우운원' +
    '월위유윤은을이인일임자작잔장재저전정제조종주중지진차찬창채천철청초촌추춘치칠카코콩큰타탐태토통파판평포표푸풀품풍필하학한' +
    '함해행향헌현협형혜호홍화환활황회효후훈흑흥희흰',
) as unknown as Words

/** What names say a place is, by category, and how many of a hundred places belong to it. */
export const KINDS: readonly { contentTypeId: ContentTypeId; share: number; words: Words }[] = [
  {
    contentTypeId: 39,
    share: 38,
    words: words(
      '카페 카페 카페 카페 카페 커피 베이커리 식당 식당 국수 고기국수 횟집 흑돼지 해장국 김밥 갈치조림 해물라면 초밥 분식 브런치 디저트 밥상',
    ),
  },
  {
    contentTypeId: 32,
    share: 22,
    words: words(
      '펜션 펜션 펜션 호텔 호텔 게스트하우스 게스트하우스 스테이 민박 리조트 하우스 독채 한옥 글램핑 풀빌라',
    ),
  },
  {
    contentTypeId: 12,
    share: 18,
    words: words(
      '오름 오름 오름 해변 해수욕장 폭포 숲길 공원 수목원 포구 동굴 전망대 해안도로 마을 사찰 용천수 곶자왈 등대 습지 정원',
    ),
  },
  { contentTypeId: 38, share: 7, words: words('시장 소품샵 기념품 서점 책방 상점 마트 공방 편집샵') },
  { contentTypeId: 14, share: 6, words: words('박물관 미술관 갤러리 전시관 도서관 문화센터 기념관') },
  { contentTypeId: 28, share: 5, words: words('승마장 서핑 카약 다이빙 캠핑장 골프장 레이싱 요트') },
  { contentTypeId: 25, share: 2, words: words('올레길 산책길 둘레길 자전거길 드라이브코스') },
  { contentTypeId: 15, share: 2, words: words('축제 음악제 유채꽃축제 벚꽃축제 해녀축제') },
]

export const KEYWORDS = words(
  '바다 바다전망 노을 혼밥 브런치 조용한 산책 일출 유채꽃 수국 동백 감귤 야경 주차 반려견 빵 한라산 돌담 돌고래 갈치 전복 해녀 와이파이 노트북 책',
)
