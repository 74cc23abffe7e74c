import type { InquiryCategory, InquiryPriority, InquiryStatus, ReportStatus } from '@honjeo/contract/values/enums'
import type { ReportReasonCode } from '@honjeo/contract/values/report-reasons'
import type { Nickname } from './members.ts'
import { PLACES } from './places.ts'
import type { RoomKey } from './rooms.ts'

/**
 * The published account for trying out the staff console, with its password and the secret (base32) of its
 * authenticator.
 */
export const STAFF_LOGIN = {
  email: 'staff@honjeo.example',
  password: 'honjeo-staff-2026',
  authenticator: 'HONJEOHONJEOHONJEOHONJEOHONJEO22',
}

export const demoStaff = {
  nickname: '혼저지기',
  email: STAFF_LOGIN.email,
  name: '문지선',
  gender: 'FEMALE',
  birthDate: '1990-02-20',
  bio: '무엇이든 편하게 물어봐주세요',
  joinedDaysAgo: 760,
} as const

/** A time of day, so many days ago. */
export type When = readonly [daysAgo: number, time: string]

/** A comment that is out of sight; what became of it is below. */
export const hiddenComment = {
  below: '하루에 필름 한 롤, 서른여섯 장으로 제주 담기',
  by: '고래상어',
  at: [12, '21:05'],
  content: '프리다이빙 강습 할인 중이에요! 이번 주까지 반값이니 프로필 링크로 신청해주세요.',
} as const satisfies { below: string; by: Nickname; at: When; content: string }

/** The first thing that was said in a room. */
export type DemoTarget =
  | { post: string }
  | { review: number; by: Nickname }
  | { member: Nickname }
  | { room: RoomKey; saidBy: Nickname }
  | 'hiddenComment'

export interface DemoReport {
  by: Nickname
  about: DemoTarget
  reason: ReportReasonCode
  detail: string
  at: When
  decided?: { status: Exclude<ReportStatus, 'PENDING'>; note: string; at: When }
}

const NOODLES = '유명한 국숫집, 혼자라면 이 시간에 가세요'

/** The reports, one or more in every status, some of them of the demo account. */
export const demoReports: readonly DemoReport[] = [
  {
    by: '바람개비',
    about: 'hiddenComment',
    reason: 'SPAM',
    detail: '사진 이야기 중인데 강습 광고를 올렸어요.',
    at: [11, '08:40'],
    decided: {
      status: 'ACTION_TAKEN',
      note: '알려주셔서 고마워요. 운영정책에 어긋나는 광고라 댓글을 숨기고, 쓴 분께 주의를 드렸어요.',
      at: [11, '10:20'],
    },
  },
  {
    by: '느린우체통',
    about: { member: '고래상어' },
    reason: 'SPAM',
    detail: '소개에도 강습 이야기가 있어서 광고처럼 보여요.',
    at: [10, '19:02'],
    decided: {
      status: 'REVIEWED',
      note: '알려주셔서 고마워요. 지금 소개는 괜찮지만, 같은 일이 되풀이되는지 지켜볼게요.',
      at: [9, '09:30'],
    },
  },
  {
    by: '바람개비',
    about: { post: '올레 혼자 걷는 분들께 드리는 부탁' },
    reason: 'MISLEADING',
    detail: '올레 표식 색이 제가 본 것과 달라서요.',
    at: [8, '14:11'],
    decided: {
      status: 'REJECTED',
      note: '알려주셔서 고마워요. 표식은 방향마다 색이 달라서 글에 틀린 점은 없었어요.',
      at: [7, '11:05'],
    },
  },
  {
    by: '책방가는길',
    about: { review: PLACES.seongsan, by: '새벽첫차' },
    reason: 'MISLEADING',
    detail: '요즘은 매표소 앞 정류장이 옮겨져서 5분보다 더 걸려요.',
    at: [3, '18:47'],
  },
  {
    by: '텐트하나',
    about: { post: NOODLES },
    reason: 'SPAM',
    detail: '가게를 홍보하는 글 같아요. 확인해주세요.',
    at: [2, '12:30'],
  },
  {
    by: '파도앞에서',
    about: { post: NOODLES },
    reason: 'SPAM',
    detail: '같은 가게 이야기를 자주 하시는 것 같아요.',
    at: [2, '20:15'],
  },
  {
    by: '돌담길따라',
    about: { room: 'dongmun', saidBy: '혼밥만렙' },
    reason: 'MISLEADING',
    detail: '야시장은 여섯 시가 아니라 일곱 시에 여는 날도 있대요.',
    at: [1, '13:20'],
  },
  {
    by: '바람개비',
    about: { review: PLACES.bijarim, by: '간세다리' },
    reason: 'MISLEADING',
    detail: '숲 안에 화장실이 새로 생겼더라고요.',
    at: [1, '19:12'],
  },
]

/** The notification to the author of the hidden comment. */
export const demoWarning = {
  to: '고래상어',
  reason: '동행과 여행 이야기를 나누는 곳이에요. 강습 광고는 올리지 말아주세요.',
} as const satisfies { to: Nickname; reason: string }

export interface DemoInquiry {
  by: Nickname
  category: InquiryCategory
  title: string
  content: string
  status: InquiryStatus
  priority?: InquiryPriority
  place?: number
  attachmentUrls?: string[]
  at: When
  reply?: { words: string; at: When }
  closedAt?: When
}

export const demoInquiries: readonly DemoInquiry[] = [
  {
    by: '한라봉두개',
    category: 'ACCOUNT',
    title: '휴대폰을 바꿨는데 예전 기기에서 로그아웃하고 싶어요',
    content: '예전 휴대폰을 중고로 팔았어요. 거기 로그인된 걸 지금 끊을 수 있을까요?',
    status: 'CLOSED',
    at: [15, '10:03'],
    reply: {
      words: '마이의 로그인한 기기에서 예전 기기를 골라 로그아웃할 수 있어요. 비밀번호도 함께 바꾸시면 더 안전해요.',
      at: [15, '11:20'],
    },
    closedAt: [12, '09:00'],
  },
  {
    by: '바람개비',
    category: 'GENERAL',
    title: '밤에는 채팅 알림을 안 받고 싶어요',
    content: '잘 때 동행방 알림이 와서 자꾸 깨요. 시간을 정해서 끌 수 있나요?',
    status: 'REPLIED',
    at: [6, '22:48'],
    reply: {
      words:
        '문의해주셔서 고마워요. 마이의 알림 설정에서 방해 금지 시간을 정하면 그동안은 알림이 울리지 않아요. 푹 주무세요!',
      at: [5, '09:35'],
    },
  },
  {
    by: '새벽첫차',
    category: 'SUGGESTION',
    title: '버스 시간표도 함께 보고 싶어요',
    content: '일정에서 다음 장소까지 갈 때 막차 시간이 같이 보이면 좋겠어요. 참고하실 만한 주소를 넣어둘게요.',
    status: 'IN_PROGRESS',
    priority: 'HIGH',
    attachmentUrls: ['https://bus.jeju.go.kr'],
    at: [4, '07:15'],
  },
  {
    by: '느린우체통',
    category: 'SUGGESTION',
    title: '[장소 정보] 비자림: 정보가 달라요',
    content: '주차장 입구가 공사로 막혀서 옆길로 들어가야 해요.',
    status: 'PENDING',
    priority: 'LOW',
    place: PLACES.bijarim,
    at: [2, '16:40'],
  },
  {
    by: '바람개비',
    category: 'TECHNICAL',
    title: '지도에서 내 위치가 조금 밀려 보여요',
    content: '바닷가에 서 있는데 지도에는 바다 위로 나와요. 새로고침하면 돌아오긴 해요.',
    status: 'PENDING',
    at: [1, '13:26'],
  },
]

export const demoNotice = {
  title: '비가 많이 오는 날엔 이렇게 해주세요',
  content:
    '호우 특보가 내려진 날에는 한라산과 계곡, 바닷가 산책로가 갑자기 닫힐 수 있어요.\n\n' +
    '나서기 전에 통제 여부를 확인하고, 동행방의 만나는 곳은 실내로 바꿔주세요. 혼자 걷는 중이라면 안전 점검에서 오늘의 체크리스트를 한 번 더 살펴봐주세요.\n\n' +
    '모두 무사히 다녀오시길 바라요.',
  at: [3, '08:00'],
} as const satisfies { title: string; content: string; at: When }
