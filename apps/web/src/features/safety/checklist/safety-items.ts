import type { SafetyCategory } from '@honjeo/contract/values/safety'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Backpack, Bed, Bus, HeartPulse, MessageCircle, Mountain, Smile, type LucideIcon } from 'lucide-react'

interface CategoryText {
  name: MessageDescriptor
  /** The name of the icon in the stored list. */
  icon: string
  Icon: LucideIcon
  /** The items in the order of their ids. */
  items: readonly MessageDescriptor[]
}

/** What to have thought of before a day alone on Jeju. */
export const SAFETY_TEXTS: Record<SafetyCategory, CategoryText> = {
  accommodation: {
    name: msg`숙소`,
    icon: 'bed',
    Icon: Bed,
    items: [
      msg`숙소 주소와 전화번호를 휴대폰에 저장했어요`,
      msg`방문과 창문이 잘 잠기는지 확인했어요`,
      msg`비상구와 소화기가 어디 있는지 봐뒀어요`,
      msg`늦게 들어가는 날은 숙소에 도착 시간을 미리 알렸어요`,
      msg`묵는 곳과 방 번호는 SNS에 바로 올리지 않기로 했어요`,
    ],
  },
  transportation: {
    name: msg`이동`,
    icon: 'bus',
    Icon: Bus,
    items: [
      msg`돌아오는 막차 시간과 정류장을 확인했어요`,
      msg`비행기와 배가 바람 때문에 늦거나 못 뜨는지 확인했어요`,
      msg`한라산을 넘는 길의 안개와 통제 소식을 확인했어요`,
      msg`차를 빌렸다면 보험과 사고 때 연락할 번호를 확인했어요`,
      msg`어두운 길을 걷지 않게 택시 부르는 방법을 알아뒀어요`,
    ],
  },
  equipment: {
    name: msg`준비물`,
    icon: 'backpack',
    Icon: Backpack,
    items: [
      msg`휴대폰을 충전하고 보조 배터리를 챙겼어요`,
      msg`바람막이와 비옷을 챙겼어요`,
      msg`현금 조금과 신분증을 지갑과 따로 챙겼어요`,
      msg`손전등이 켜지는지 확인했어요`,
      msg`마실 물과 간식, 작은 구급약을 챙겼어요`,
    ],
  },
  activity: {
    name: msg`활동`,
    icon: 'mountain',
    Icon: Mountain,
    items: [
      msg`강풍, 호우, 풍랑 특보가 있는지 확인했어요`,
      msg`오름과 숲길에서는 해 지기 한 시간 전에 내려오기로 했어요`,
      msg`바다에 들어가기 전에 이안류 소식과 안전요원을 확인하기로 했어요`,
      msg`갯바위와 방파제, 막아둔 절벽에는 가지 않기로 했어요`,
      msg`무리다 싶으면 언제든 돌아오기로 했어요`,
    ],
  },
  health: {
    name: msg`건강`,
    icon: 'heart-pulse',
    Icon: HeartPulse,
    items: [
      msg`푹 잤고 오늘 몸 상태가 괜찮아요`,
      msg`먹는 약과 알레르기 정보를 바로 꺼낼 수 있어요`,
      msg`가까운 병원과 약국, 밤에 여는 곳을 찾아뒀어요`,
      msg`햇볕과 추위를 막을 모자와 겉옷을 챙겼어요`,
      msg`풀숲에서 진드기를 막을 긴 옷을 챙겼어요`,
    ],
  },
  communication: {
    name: msg`연락`,
    icon: 'message-circle',
    Icon: MessageCircle,
    items: [
      msg`오늘 갈 길과 돌아올 시간을 믿는 사람에게 알렸어요`,
      msg`119(구조·구급)와 112(경찰)를 바로 걸 수 있게 저장했어요`,
      msg`몇 시까지 연락이 없으면 찾아달라고 부탁해뒀어요`,
      msg`내 위치를 보내는 방법을 한 번 해봤어요`,
      msg`전화가 안 터질 때를 위해 지도와 일정을 저장했어요`,
    ],
  },
  mental: {
    name: msg`마음`,
    icon: 'smile',
    Icon: Smile,
    items: [
      msg`불안할 때 전화할 사람을 한 명 떠올렸어요`,
      msg`계획대로 되지 않아도 괜찮다고 생각해요`,
      msg`불편한 제안은 망설이지 않고 거절하기로 했어요`,
      msg`놀라면 숨부터 고르고 사람 있는 곳으로 가기로 했어요`,
      msg`오늘 하루를 천천히 즐길 마음이 들어요`,
    ],
  },
}
