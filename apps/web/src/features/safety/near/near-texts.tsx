import type { HelpTopic } from '@honjeo/catalogue/help-words'
import type { HelpOpenState } from '@honjeo/contract/values/help-kinds'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  BellRing,
  Cross,
  HeartPulse,
  Hospital,
  Info,
  Landmark,
  LifeBuoy,
  Luggage,
  type LucideIcon,
  ShieldCheck,
  Store,
  Toilet,
} from 'lucide-react'

export const TOPIC_NAMES: Record<HelpTopic, MessageDescriptor> = {
  EMERGENCY_ROOM: msg`응급실`,
  PHARMACY: msg`약국`,
  POLICE: msg({ message: '경찰', context: 'place' }),
  EMERGENCY_BELL: msg`비상벨`,
  AED: msg`자동심장충격기(AED)`,
  LIFEBUOY: msg`인명구조함`,
  TOILET: msg`공중화장실`,
  TOURIST_INFO: msg`관광안내소`,
  LOCKER: msg`짐 보관함`,
  SHOP_24H: msg`24시간 가게`,
  ATM: msg`ATM`,
}

export const TOPIC_ICONS: Record<HelpTopic, LucideIcon> = {
  EMERGENCY_ROOM: Hospital,
  PHARMACY: Cross,
  POLICE: ShieldCheck,
  EMERGENCY_BELL: BellRing,
  AED: HeartPulse,
  LIFEBUOY: LifeBuoy,
  TOILET: Toilet,
  TOURIST_INFO: Info,
  LOCKER: Luggage,
  SHOP_24H: Store,
  ATM: Landmark,
}

/**
 * What one does where nothing is known. Who says so of pharmacies: 제주시, 12 February 2026 (jungbonews.co.kr, aid 11441551841); where those
 * that open at night are: 뉴스1 of 2025-12-29, and for each of the five also 제주교통복지신문 (2024-12-31), 서울신문 (2025-07-20) or 서귀포신문 (2025-02-03).
 */
export const TOPIC_ADVICE: Record<HelpTopic, MessageDescriptor> = {
  EMERGENCY_ROOM: msg`119에 전화하면 가까운 응급실을 알려주고, 구급차도 보내줘요.`,
  PHARMACY: msg`밤이나 휴일에 여는 약국은 119나 129에 전화하면 알려줘요. 밤에도 여는 공공심야약국은 한림, 조천, 구좌, 중문, 대정에 있어요(2025년 12월 기준).`,
  POLICE: msg`급하면 112에 전화하세요.`,
  EMERGENCY_BELL: msg`벨이 안 보이면 112에 전화하세요.`,
  AED: msg`119에 먼저 전화하세요. 쓰는 법도 전화로 도와줘요.`,
  LIFEBUOY: msg`물에 들어가지 말고 119에 먼저 전화하세요.`,
  TOILET: msg`관광지 매표소와 주차장, 항구 대합실, 읍·면사무소와 주민센터에서 찾아보세요.`,
  TOURIST_INFO: msg`관광통역안내 1330에 전화로 물어보세요.`,
  LOCKER: msg`묵는 곳에 맡길 수 있는지 먼저 물어보세요. 관광통역안내 1330에서도 도와줘요.`,
  SHOP_24H: msg`편의점도 밤에 닫는 곳이 있어요. 가기 전에 지도에서 여는 시간을 확인해주세요.`,
  ATM: msg`혼저에는 ATM 위치 자료가 없어요. 편의점과 은행, 우체국에서 찾아보세요.`,
}

export const OPEN_WORDS: Record<HelpOpenState, MessageDescriptor> = {
  OPEN: msg`지금 열려 있을 시간이에요`,
  CLOSED: msg`지금은 닫을 시간이에요`,
  UNKNOWN: msg`여는지 확인이 필요해요`,
}
