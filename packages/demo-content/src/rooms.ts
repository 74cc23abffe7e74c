import type { GenderRestriction } from '@honjeo/contract/values/enums'
import { PLACES, type PlaceId } from './places.ts'

export interface DemoRoom {
  place: PlaceId
  title: string
  description: string
  /** Days from today, negative for rooms whose time has passed. */
  inDays: number
  time: string
  maxParticipants: number
  genderRestriction?: GenderRestriction
  /** True where the host closed it with the last line of its conversation. */
  closedByHost?: true
}

/** Its conversation says who hosts a room and who takes part in it. */
export const demoRooms = {
  bijarim: {
    place: PLACES.bijarim,
    title: '비자림 한 바퀴, 말없이 걸어도 괜찮아요',
    description:
      '사진 찍고 나무 올려다보면서 아주 천천히 걸을 거예요. 대화는 하고 싶을 때만 해요.\n\n' +
      '· 매표소 앞에서 만나요 (입장료 각자)\n· 긴 코스까지 1시간 반쯤 잡고 있어요\n· 끝나면 각자 헤어져도 되고, 세화까지 같이 나가도 좋아요',
    inDays: 1,
    time: '10:30',
    maxParticipants: 4,
  },
  hamdeok: {
    place: PLACES.hamdeokBeach,
    title: '함덕 서우봉 산책하고 커피 한잔',
    description:
      '서우봉 산책로 따라 올라가서 바다 내려다보고, 내려와서 커피 마실 분 한 분만 찾아요. 오르막이 짧아서 운동화면 충분해요.',
    inDays: 1,
    time: '15:00',
    maxParticipants: 2,
  },
  saebyeol: {
    place: PLACES.saebyeolOreum,
    title: '새별오름 같이 올라가요 (경사 주의)',
    description:
      '오르막이 짧고 굵어요. 쉬엄쉬엄 올라도 30분이면 정상이고, 내려올 때는 반대쪽 완만한 길로 내려와요.\n\n' +
      '바람이 정말 세니까 모자는 끈 있는 걸로, 겉옷 하나 꼭 챙겨주세요. 제 차에 세 분까지 탈 수 있어요.',
    inDays: 2,
    time: '14:30',
    maxParticipants: 6,
  },
  saryeoni: {
    place: PLACES.saryeoniForest,
    title: '사려니숲길 아침 걷기 (여성만)',
    description:
      '혼자 걷기엔 조금 긴 길이라 같이 걸을 분 찾아요. 붉은오름 입구에서 시작해서 한 시간 걷고 같은 길로 돌아올 예정이에요. 버스로 오셔도 시간 맞춰 기다릴게요.',
    inDays: 2,
    time: '09:30',
    maxParticipants: 3,
    genderRestriction: 'FEMALE',
  },
  dongmun: {
    place: PLACES.dongmunMarket,
    title: '동문 야시장, 여럿이 나눠 먹어요',
    description:
      '혼자 가면 두 개 먹고 배불러서 늘 아쉽더라고요. 다섯이서 하나씩 사서 나눠 먹어요! 먹은 값은 그 자리에서 똑같이 나눌게요. 술은 마시지 않는 모임이에요.',
    inDays: 3,
    time: '18:30',
    maxParticipants: 5,
  },
  udo: {
    place: PLACES.udo,
    title: '우도 자전거로 한 바퀴',
    description:
      '성산항에서 아침 배로 들어가서 자전거 빌려 한 바퀴 돌아요. 급하게 달리지 않고 해변마다 내려서 쉴 거예요.\n\n' +
      '승선할 때 신분증이 필요하니 꼭 챙겨주세요. 파도가 높아 배가 안 뜨면 취소하고 여기에 바로 알릴게요.',
    inDays: 4,
    time: '09:00',
    maxParticipants: 4,
  },
  osulloc: {
    place: PLACES.osulloc,
    title: '차밭 보면서 각자 책 읽는 오후',
    description:
      '따뜻한 차 한 잔씩 시켜놓고 각자 가져온 책 읽는 모임이에요. 한 시간은 조용히 읽고, 나머지 한 시간은 책 이야기 조금만 해요.',
    inDays: 5,
    time: '14:00',
    maxParticipants: 3,
  },
  yeongsil: {
    place: PLACES.hallasanYeongsil,
    title: '영실에서 윗세오름까지 (남성만)',
    description:
      '영실 탐방로 입구에서 출발해 윗세오름 대피소까지 다녀옵니다. 병풍바위 구간이 계단이라 무릎 보호대 있으면 챙기세요.\n\n' +
      '입산 통제 시간이 있어서 시간은 꼭 지켜주세요. 날씨가 나쁘면 전날 저녁에 취소 여부를 올리겠습니다.',
    inDays: 6,
    time: '08:30',
    maxParticipants: 4,
    genderRestriction: 'MALE',
  },
  olle10: {
    place: PLACES.olle10,
    title: '올레 10코스 끝까지, 천천히 완주',
    description:
      '화순금모래해수욕장에서 모슬포까지 15.6km, 쉬는 시간까지 여섯 시간쯤 걸립니다. 송악산에서 점심 먹고 갈 거예요.\n\n' +
      '빠르게 걷는 모임이 아니니 처음 완주하시는 분도 괜찮습니다. 물 두 병, 간식, 보조 배터리는 꼭 챙겨오세요.',
    inDays: 8,
    time: '09:00',
    maxParticipants: 8,
    closedByHost: true,
  },
  seopjikoji: {
    place: PLACES.seopjikoji,
    title: '섭지코지 아침 산책, 사진 서로 찍어줘요',
    description:
      '혼자 여행하면 내 사진만 없잖아요. 한 시간 걸으면서 서로 찍어주고, 찍은 사진은 그 자리에서 바로 보내드려요.',
    inDays: -4,
    time: '09:30',
    maxParticipants: 4,
  },
  donsadon: {
    place: PLACES.donsadon,
    title: '혼자 못 시키는 근고기, 넷이 먹어요',
    description: '고기 굽는 건 제가 자신 있습니다. 드시고 값은 넷이서 똑같이 나눠요. 늦으면 먼저 시켜놓을게요.',
    inDays: -13,
    time: '18:00',
    maxParticipants: 4,
  },
  darangswi: {
    place: PLACES.darangswi,
    title: '다랑쉬오름 분화구 한 바퀴',
    description:
      '오름의 여왕이라는 다랑쉬에 올라가서 분화구 둘레를 한 바퀴 돌아요. 올라가는 데 30분, 둘레길 30분 정도 생각하시면 됩니다. 시간 되면 건너편 아끈다랑쉬까지 가요.',
    inDays: -25,
    time: '10:00',
    maxParticipants: 5,
  },
  olle7: {
    place: PLACES.olle7,
    title: '올레 7코스 걷기, 외돌개에서 법환까지',
    description: '7코스 전체는 길어서 외돌개부터 법환포구까지만 걷습니다. 두 시간 반 정도, 중간에 한 번 길게 쉬어요.',
    inDays: -42,
    time: '09:30',
    maxParticipants: 6,
  },
} as const satisfies Record<string, DemoRoom>

export type RoomKey = keyof typeof demoRooms

/** Rooms in which the newest lines are still unread by the demo account, and how many. */
export const demoUnread: Partial<Record<RoomKey, number>> = { saebyeol: 4 }
