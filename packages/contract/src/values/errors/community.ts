import type { Failures } from './failures.ts'

/** Failures of posts, members, notifications, reports and inquiries. */
export const COMMUNITY_ERRORS = {
  POST_NOT_FOUND: { status: 404, message: '게시글을 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  COMMENT_NOT_FOUND: { status: 404, message: '댓글을 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  REPLY_TO_REPLY: { status: 400, message: '답글에는 답글을 달 수 없어요. 댓글에 답글을 달아주세요.' },
  ROOM_OF_ANOTHER_HOST: { status: 400, message: '내가 연 동행방만 글에 연결할 수 있어요.' },
  UNDER_19_FOR_COMPANIONS: {
    status: 403,
    message: '동행제안은 만 19세부터 함께할 수 있어요. 생년월일이 잘못됐다면 1:1 문의로 알려주세요.',
  },
  TOO_MANY_POSTS_TODAY: { status: 429, message: '오늘은 글을 더 쓸 수 없어요. 내일 다시 써주세요.' },
  TOO_MANY_COMMENTS_TODAY: { status: 429, message: '댓글을 너무 많이 썼어요. 내일 다시 써주세요.' },
  PROFANITY: {
    status: 400,
    message: '다른 여행자에게 상처가 될 수 있는 표현이 있어요. 고쳐서 다시 올려주세요.',
  },
  TOO_MANY_LINKS: { status: 400, message: '가입 첫날에는 링크를 2개까지만 넣을 수 있어요.' },
  SAME_TEXT_AGAIN: {
    status: 409,
    message: '방금 같은 내용을 올렸어요. 조금 뒤에 다시 시도해주세요.',
  },
  MEMBER_NOT_FOUND: { status: 404, message: '회원을 찾을 수 없어요. 탈퇴했을 수 있어요.' },
  BIRTHDAY_FIXED: {
    status: 403,
    message: '생년월일은 스스로 바꿀 수 없어요. 잘못됐다면 1:1 문의로 알려주세요.',
  },
  FACTS_NEEDED: {
    status: 403,
    message: '함께 만나는 일은 만 19세부터예요. 먼저 생년월일과 성별을 알려주세요.',
  },
  FACTS_FIXED: {
    status: 409,
    message: '생년월일과 성별은 이미 알려주셨고 스스로 바꿀 수 없어요. 잘못됐다면 1:1 문의로 알려주세요.',
  },
  BLOCKED_SELF: { status: 400, message: '나를 차단할 수는 없어요.' },
  TOO_MANY_BLOCKS: { status: 409, message: '더 차단할 수 없어요. 차단 목록을 정리해주세요.' },
  BLOCKED_ROOMMATE: {
    status: 409,
    message: '같은 동행방에 함께 있는 사람이에요. 함께 있는 방을 정리하면서 차단할지 골라주세요.',
  },
  PUSH_SERVICE_UNSUPPORTED: {
    status: 400,
    message: '이 브라우저의 알림은 받을 수 없어요. 다른 브라우저에서 켜주세요.',
  },
  PUSH_NOT_ENABLED: { status: 404, message: '켜진 알림이 없어요. 이 기기에서 알림을 먼저 켜주세요.' },
  PUSH_TRIED_RECENTLY: {
    status: 429,
    message: '방금 시험 알림을 보냈어요. 잠시 후 다시 시도해주세요.',
  },
  NOTIFICATION_NOT_FOUND: { status: 404, message: '알림을 찾을 수 없어요.' },
  REPORT_TARGET_NOT_FOUND: {
    status: 404,
    message: '신고할 내용을 찾을 수 없어요. 이미 삭제됐을 수 있어요.',
  },
  ALREADY_REPORTED: { status: 409, message: '이미 신고한 내용이에요. 처리 결과를 기다려주세요.' },
  REPORTED_SELF: { status: 400, message: '내가 쓴 내용은 신고할 수 없어요.' },
  REPORT_NOT_FOUND: { status: 404, message: '신고 정보를 찾을 수 없어요. 취소했을 수 있어요.' },
  REPORT_ALREADY_DECIDED: { status: 409, message: '이미 처리된 신고는 취소할 수 없어요.' },
  TOO_MANY_REPORTS_TODAY: {
    status: 429,
    message: '오늘은 신고를 더 보낼 수 없어요. 내일 다시 알려주세요.',
  },
  INQUIRY_NOT_FOUND: { status: 404, message: '문의를 찾을 수 없어요. 주소를 다시 확인해주세요.' },
  TOO_MANY_INQUIRIES_TODAY: {
    status: 429,
    message: '오늘은 문의를 더 남길 수 없어요. 내일 다시 남기고, 위험하거나 다쳤다면 119나 112에 연락해주세요.',
  },
  NOTICE_NOT_FOUND: { status: 404, message: '공지를 찾을 수 없어요. 내려간 공지일 수 있어요.' },
} as const satisfies Failures
