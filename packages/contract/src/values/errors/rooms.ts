import type { Failures } from './failures.ts'

/** Failures of rooms and their conversations. */
export const ROOMS_ERRORS = {
  ROOM_FULL: { status: 409, message: '모집이 완료된 동행방이에요.' },
  ROOM_OF_OTHER_GENDER: { status: 403, message: '이 동행방은 정해진 성별만 참여할 수 있어요.' },
  ALREADY_MEMBER: { status: 409, message: '이미 참여 중인 동행방이에요.' },
  NOT_A_MEMBER: { status: 403, message: '참여 중인 동행방이 아니에요.' },
  ROOM_ENDED: { status: 409, message: '이미 종료된 동행방이에요.' },
  INVALID_FRAME: { status: 400, message: '보내는 형식이 올바르지 않아요.' },
  MEETING_IN_THE_PAST: { status: 400, message: '만나는 시간은 지금 이후로 정해주세요.' },
  HOST_ONLY: { status: 403, message: '방장만 할 수 있어요.' },
  HOST_NOT_REMOVABLE: { status: 409, message: '방장은 내보낼 수 없어요. 먼저 방장을 넘겨주세요.' },
  MESSAGE_OF_ANOTHER: { status: 403, message: '내가 보낸 메시지만 삭제할 수 있어요.' },
  MESSAGE_TOO_OLD: { status: 409, message: '보낸 지 5분이 지난 메시지는 삭제할 수 없어요.' },
  FEWER_SEATS_THAN_MEMBERS: { status: 409, message: '지금 참여한 인원보다 적게 줄일 수 없어요.' },
  UNDER_19: {
    status: 403,
    message: '동행방은 만 19세부터 함께할 수 있어요. 생년월일이 잘못됐다면 1:1 문의로 알려주세요.',
  },
  BLOCKED_MEMBER_INSIDE: {
    status: 409,
    message: '내가 차단한 사람이 있는 동행방이에요. 들어가려면 먼저 차단을 풀어야 해요.',
  },
  MEMBER_OUT_OF_REACH: {
    status: 409,
    message: '지금은 연락할 수 없는 참여자예요. 다른 사람에게 넘겨주세요.',
  },
  INSTANT_NOT_ALLOWED: {
    status: 400,
    message: '한 성별만 모이거나 차를 함께 타는 동행방은 방장이 받아들인 사람만 들어올 수 있어요.',
  },
  REQUEST_DECLINED: { status: 409, message: '이 동행방에는 이번에 함께하지 못해요.' },
  TOO_MANY_REQUESTS_OPEN: {
    status: 429,
    message: '답을 기다리는 입장 요청이 많아요. 하나를 거둔 뒤 다시 요청해주세요.',
  },
  REQUEST_NOT_FOUND: { status: 404, message: '입장 요청을 찾을 수 없어요. 이미 끝났을 수 있어요.' },
  MEETING_PROOF_NEEDED: {
    status: 403,
    message:
      '만남을 확인받은 사람만 함께하는 동행방이에요. 다른 동행에서 만난 두 사람이 ‘만났어요’라고 알려주면 들어올 수 있어요.',
  },
  KAKAO_PROOF_NEEDED: {
    status: 403,
    message:
      '카카오를 연결한 사람만 함께하는 동행방이에요. 로그아웃한 뒤 이메일이 같은 카카오 계정으로 로그인해 연결하면 들어올 수 있어요.',
  },
  IDENTITY_PROOF_NEEDED: {
    status: 403,
    message: '본인확인을 마친 사람만 함께하는 동행방이에요. 마이 페이지에서 본인확인을 마치면 들어올 수 있어요.',
  },
  HOST_LACKS_PROOF: {
    status: 403,
    message: '방을 여는 사람도 마친 확인만 조건으로 걸 수 있어요.',
  },
  PROOF_NOT_OFFERED: {
    status: 400,
    message: '지금은 쓸 수 없는 확인이에요. 다른 조건을 골라주세요.',
  },
  NEW_HOST_LACKS_PROOF: {
    status: 409,
    message: '이 방이 요구하는 확인을 마치지 않은 참여자예요. 다른 사람에게 넘겨주세요.',
  },
  ATTENDANCE_CLOSED: {
    status: 409,
    message: '누가 왔는지는 만나는 시간부터 7일 동안 알릴 수 있어요.',
  },
  ATTENDANCE_NOT_FOUND: {
    status: 404,
    message: '그날 함께한 사람이 아니에요. 목록을 다시 확인해주세요.',
  },
  MEETING_CODE_WRONG: {
    status: 409,
    message: '코드가 맞지 않아요. 코드는 1분마다 바뀌니 상대 화면을 다시 보고 입력해주세요.',
  },
  MEETING_CODE_OWN: { status: 409, message: '내 코드예요. 상대의 코드를 입력해주세요.' },
  MEETING_CODE_CLOSED: {
    status: 409,
    message: '만남 코드는 만나기 1시간 전부터 12시간 뒤까지 쓸 수 있어요.',
  },
  MEETING_ENTRY_LATE: {
    status: 409,
    message: '코드를 입력한 지 3일이 지나 확인할 수 없어요. 동행방에서 ‘만났어요’를 눌러주세요.',
  },
  MEETING_CLOCK_WRONG: {
    status: 409,
    message: '기기의 시계가 맞지 않아요. 날짜와 시간을 자동으로 맞춘 뒤 다시 입력해주세요.',
  },
  MEETING_KEY_UNKNOWN: {
    status: 409,
    message: '이 기기에서 입력한 코드인지 확인할 수 없어요. 만남 코드 화면을 다시 연 뒤 입력해주세요.',
  },
  WORDS_SENT: { status: 409, message: '이미 한마디를 남겼어요. 남긴 말은 고치거나 지울 수 없어요.' },
  WORDS_CLOSED: { status: 409, message: '한마디는 만난 뒤 14일 동안 남길 수 있어요.' },
  WORDS_NEED_MEETING: { status: 409, message: '먼저 동행방에서 ‘만났어요’를 눌러주세요.' },
  CLAIM_HAS_WORDS: {
    status: 409,
    message: '한마디를 남긴 사람은 ‘만났어요’를 바꿀 수 없어요. 불편한 일이 있었다면 신고해주세요.',
  },
  TOO_MANY_MEETING_CODES: {
    status: 429,
    message: '맞지 않는 코드를 여러 번 입력했어요. 잠시 후 상대 화면을 다시 보고 입력해주세요.',
  },
  MESSAGE_NOT_FOUND: { status: 404, message: '메시지를 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  ROOM_MEMBER_NOT_FOUND: { status: 404, message: '이 동행방에 없는 참여자예요.' },
  ROOM_NOT_FOUND: { status: 404, message: '동행방을 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  TOO_MANY_ROOMS_TODAY: {
    status: 429,
    message: '오늘은 동행방을 더 열 수 없어요. 내일 다시 열어주세요.',
  },
  TOO_MANY_MESSAGES: {
    status: 429,
    message: '메시지를 너무 빨리 보내고 있어요. 잠시 후 다시 보내주세요.',
  },
} as const satisfies Failures
