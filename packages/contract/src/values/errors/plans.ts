import type { Failures } from './failures.ts'

/** Failures of plans. */
export const PLANS_ERRORS = {
  PLAN_ENDS_BEFORE_START: {
    status: 400,
    message: '끝나는 날은 시작하는 날과 같거나 그 뒤여야 해요. 날짜를 다시 골라주세요.',
  },
  PLAN_TOO_LONG: {
    status: 400,
    message: '일정은 14일까지 만들 수 있어요. 날짜를 줄이거나 두 번에 나눠주세요.',
  },
  TOO_MANY_STOPS: {
    status: 400,
    message: '하루에 30곳, 일정 하나에 100곳까지 넣을 수 있어요. 몇 곳을 빼고 다시 저장해주세요.',
  },
  PLAN_DATE_TOO_FAR: {
    status: 400,
    message: '너무 먼 날짜예요. 지난 1년에서 앞으로 2년 사이로 골라주세요.',
  },
  NOTHING_WITHIN_REACH: {
    status: 400,
    message: '이 교통수단으로 갈 수 있는 곳이 없어요. 교통수단이나 출발하는 곳을 바꿔주세요.',
  },
  JOURNEY_TOO_SHORT: {
    status: 400,
    message: '도착하고 떠나는 시간 사이가 너무 짧아요. 시간을 다시 골라주세요.',
  },
  PLAN_NOT_FOUND: { status: 404, message: '일정을 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  PLAN_LINK_NOT_FOUND: {
    status: 404,
    message: '공유가 끝났거나 잘못된 링크예요. 보낸 사람에게 다시 받아주세요.',
  },
  STOP_NOT_FOUND: {
    status: 404,
    message: '일정에서 이 장소를 찾을 수 없어요. 새로고침한 뒤 다시 시도해주세요.',
  },
  PLAN_CHANGED_ELSEWHERE: {
    status: 409,
    message: '다른 기기에서 먼저 바꾼 일정이에요. 어느 쪽을 남길지 골라주세요.',
  },
  WANTED_STOPS_DO_NOT_FIT: {
    status: 409,
    message: '꼭 가고 싶은 곳을 모두 넣을 수 없어요. 날짜를 늘리거나 몇 곳을 빼고 만들어주세요.',
  },
  TOO_MANY_PLANS: {
    status: 409,
    message: '일정은 200개까지 만들 수 있어요. 지난 일정을 지운 뒤 다시 만들어주세요.',
  },
  TOO_MANY_PLANS_TODAY: {
    status: 429,
    message: '오늘은 자동 일정을 더 만들 수 없어요. 내일 다시 만들거나 직접 짜주세요.',
  },
  PLANNER_BUSY: {
    status: 503,
    message: '지금은 일정을 짜는 사람이 많아요. 잠시 후 다시 시도해주세요.',
  },
  WISHES_UNREADABLE: {
    status: 503,
    message: '지금은 바라는 점을 읽을 수 없어요. 아래에서 직접 골라주세요.',
  },
} as const satisfies Failures
