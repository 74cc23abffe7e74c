import type { Region } from '@honjeo/contract/values/enums'

/** The towns that made up the two counties before 2006, when the cities took them in. */
const BUKJEJU_TOWNS = ['한림읍', '애월읍', '구좌읍', '조천읍', '한경면', '추자면', '우도면']
const NAMJEJU_TOWNS = ['대정읍', '남원읍', '성산읍', '안덕면', '표선면']

/**
 * Returns the district an address lies in, which no field of the tourism service holds. Takes the full address, with or without the province, as in
 * '제주특별자치도 서귀포시 성산읍 일출로 284-12'; null when it is not one of the island.
 */
export function regionOfAddress(addr1: string): Region | null {
  const [, city, town] =
    /^(?:제주(?:특별자치도|도)? )?(제주시|서귀포시)(?: ([가-힣]+[읍면])(?=\s|$))?(?:\s|$)/.exec(addr1.trim()) ?? []
  if (city === '제주시') {
    if (!town) return 'JEJU_SI'
    return BUKJEJU_TOWNS.includes(town) ? 'BUKJEJU_GUN' : null
  }
  if (city === '서귀포시') {
    if (!town) return 'SEOGWIPO_SI'
    return NAMJEJU_TOWNS.includes(town) ? 'NAMJEJU_GUN' : null
  }
  return null
}
