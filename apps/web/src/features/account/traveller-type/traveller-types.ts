import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface TravellerTypeText {
  name: MessageDescriptor
  /** The type in one line. */
  motto: MessageDescriptor
  description: MessageDescriptor
  /** What such a traveller likes on Jeju. */
  likes: readonly MessageDescriptor[]
}

export const TRAVELLER_TYPE_TEXTS: Record<TravellerType, TravellerTypeText> = {
  여유형: {
    name: msg`여유형`,
    motto: msg`바람의 속도로 쉬어가는 사람`,
    description: msg`서두르지 않아도 하루가 꽉 차는 여행자예요. 파도 소리가 들리는 창가 한 자리면 충분하죠. 오늘은 하나만 보고, 오래 머물러 보세요.`,
    likes: [msg`조용한 바닷가`, msg`늦은 아침`, msg`동네 책방`],
  },
  탐험형: {
    name: msg`탐험형`,
    motto: msg`모르는 길이 반가운 사람`,
    description: msg`지도에 없는 골목에서 가장 신나는 여행자예요. 길을 조금 잃어도 그게 이야기가 되죠. 해 지는 시간만 확인하고 마음껏 걸어보세요.`,
    likes: [msg`이름 없는 오름`, msg`올레길`, msg`첫차 타는 아침`],
  },
  기록형: {
    name: msg`기록형`,
    motto: msg`순간을 오래 간직하는 사람`,
    description: msg`같은 바다도 다르게 담아내는 여행자예요. 사진 한 장, 문장 한 줄이 여행을 두 번 하게 하죠. 빛이 고운 시간을 비워두고 천천히 담아보세요.`,
    likes: [msg`해 질 녘 바다`, msg`필름 사진관`, msg`창 넓은 카페`],
  },
  계획형: {
    name: msg`계획형`,
    motto: msg`하루를 알차게 그리는 사람`,
    description: msg`떠나기 전부터 이미 여행을 시작하는 여행자예요. 잘 짠 동선 덕분에 혼자여도 든든하죠. 일정 사이에 한 시간쯤 빈칸을 남겨두면 더 완벽해요.`,
    likes: [msg`버스 시간표`, msg`예약한 맛집`, msg`빈틈없는 동선`],
  },
}
