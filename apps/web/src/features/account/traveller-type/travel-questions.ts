import type { QuestionField } from '@honjeo/contract/values/traveller-type'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Backpack, CloudRainWind, type LucideIcon, MoonStar, Sunrise, Waves } from 'lucide-react'

interface TravelQuestion {
  icon: LucideIcon
  text: MessageDescriptor
  /** The sentences in the order of the score table: each one suits the types its row gives points to. */
  options: readonly MessageDescriptor[]
}

export const TRAVEL_QUESTIONS: Record<QuestionField, TravelQuestion> = {
  q1_expect: {
    icon: Sunrise,
    text: msg`이번 혼행에서 가장 기대하는 건요?`,
    options: [
      msg`아무것도 하지 않아도 되는 느긋한 시간`,
      msg`지도에 없는 길 끝에서 만나는 풍경`,
      msg`오래 꺼내 볼 사진 몇 장과 문장 몇 줄`,
      msg`가고 싶던 곳을 빠짐없이 도는 알찬 하루`,
    ],
  },
  q2_habit: {
    icon: MoonStar,
    text: msg`출발 전날 밤, 나는 무얼 하고 있을까요?`,
    options: [
      msg`예약과 버스 시간표를 한 번 더 확인해요`,
      msg`짐만 가볍게 싸고 자요. 나머지는 내일의 나에게!`,
      msg`카메라 배터리를 채우고 새 노트를 챙겨요`,
      msg`숙소만 정해두고 낯선 동네 이름을 찾아봐요`,
    ],
  },
  q3_avoid: {
    icon: CloudRainWind,
    text: msg`혼자라서 더 피하고 싶은 순간은요?`,
    options: [
      msg`쉴 틈 없이 다음 코스로 쫓기는 하루`,
      msg`찾아간 가게가 문을 닫아 꼬여버린 일정`,
      msg`남들 다 가는 곳만 돌다 온 것 같은 기분`,
      msg`좋았는데 남은 사진 한 장 없는 저녁`,
    ],
  },
  q4_feeling: {
    icon: Waves,
    text: msg`제주 바다 앞에 섰어요. 어떤 마음이 드나요?`,
    options: [
      msg`여기 앉아서 한참 멍하니 있고 싶다`,
      msg`저 해안선 끝까지 걸어가 보고 싶다`,
      msg`이 빛은 지금 담아야 해!`,
      msg`다음 장소까지 30분, 딱 계획대로야`,
      msg`좋아하는 노래를 틀고 몇 줄 적어두고 싶다`,
    ],
  },
  q5_necessity: {
    icon: Backpack,
    text: msg`가방에 딱 하나만 더 넣을 수 있다면요?`,
    options: [
      msg`시간까지 적어둔 나만의 일정표`,
      msg`순간을 남길 카메라나 일기장`,
      msg`읽다 만 책과 이어폰`,
      msg`어디든 걸을 수 있는 편한 운동화`,
    ],
  },
}
