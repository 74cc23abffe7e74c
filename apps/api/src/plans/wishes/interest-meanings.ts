import type { Interest } from '@honjeo/contract/values/enums'

/** What an interest is, in words for a language model. */
export const INTEREST_MEANINGS: Record<Interest, string> = {
  SEA: '바다, 해변, 해안 길',
  OREUM: '오름, 한라산',
  FOREST: '숲, 정원, 수목원',
  CULTURE: '박물관, 미술관, 역사, 전시',
  CAFE: '카페, 디저트',
  MARKET: '시장, 쇼핑',
  ACTIVITY: '체험, 레저, 배, 승마',
  VIEW: '전망, 일출, 일몰, 사진',
}
