import type { Failures } from './failures.ts'

/** Failures of contacts, timers and location sharing. */
export const SAFETY_ERRORS = {
  CONTACT_IS_SELF: {
    status: 400,
    message: '나를 신뢰 연락처로 둘 수는 없어요. 다른 사람을 골라주세요.',
  },
  CONTACT_WITHOUT_ADDRESS: { status: 400, message: '이메일 주소나 닉네임을 입력해주세요.' },
  CONTACT_ORDER_INCOMPLETE: {
    status: 400,
    message: '연락처를 모두 한 번씩 넣어 순서를 정해주세요. 새로고침한 뒤 다시 시도해주세요.',
  },
  CONTACT_NOT_FOUND: {
    status: 404,
    message: '신뢰 연락처를 찾을 수 없어요. 이미 지워졌을 수 있어요.',
  },
  CONTACT_LINK_NOT_FOUND: {
    status: 404,
    message: '더 이상 쓰지 않는 링크예요. 걱정되는 일이 있다면 직접 연락하거나 112에 신고해주세요.',
  },
  CONTACT_NICKNAME_NOT_FOUND: {
    status: 404,
    message: '이 닉네임을 쓰는 회원을 찾을 수 없어요. 닉네임을 다시 확인해주세요.',
  },
  ALREADY_CONTACT: { status: 409, message: '이미 신뢰 연락처에 있는 사람이에요.' },
  TOO_MANY_CONTACTS: {
    status: 409,
    message: '신뢰 연락처는 5명까지 둘 수 있어요. 한 명을 지운 뒤 다시 추가해주세요.',
  },
  CONTACT_NOT_AGREED: {
    status: 409,
    message: '아직 동의하지 않은 연락처예요. 동의를 받은 뒤 연습해주세요.',
  },
  CONTACT_ALREADY_ANSWERED: {
    status: 409,
    message: '이미 답을 받은 연락처예요. 새로고침해서 확인해주세요.',
  },
  CONTACT_LINK_TAKEN: {
    status: 409,
    message: '다른 브라우저가 먼저 답한 링크예요. 이 기기로 옮기려면 보낸 사람에게 물어봐 주세요.',
  },
  CONTACT_HEARD_NOTHING: {
    status: 409,
    message: '아직 연습 알림이 나가지 않았어요. 잠시 뒤 알림이 오면 다시 눌러주세요.',
  },
  TOO_MANY_CONTACTS_OF_BROWSER: {
    status: 409,
    message: '이 브라우저로는 더 많은 사람의 연락처가 될 수 없어요. 다른 기기에서 열어주세요.',
  },
  TOO_MANY_CONTACT_LINKS_TODAY: {
    status: 429,
    message: '오늘은 링크를 더 만들 수 없어요. 이미 보낸 링크를 쓰거나 내일 다시 만들어주세요.',
  },
  TOO_MANY_CONTACT_MESSAGES_TODAY: {
    status: 429,
    message: '오늘은 부탁이나 연습 알림을 더 보낼 수 없어요. 내일 다시 보내주세요.',
  },
  PHONE_NOT_ACCEPTED: {
    status: 400,
    message: '문자를 보낼 수 있는 휴대폰 번호가 아니에요. 010으로 시작하는 번호를 확인해주세요.',
  },
  PHONE_REFUSED: {
    status: 409,
    message: '이 번호는 혼저의 문자를 받지 않기로 했어요. 그 사람에게는 다른 방법으로 알려주세요.',
  },
  TOO_MANY_TEXTS_TODAY: {
    status: 429,
    message: '오늘은 문자를 더 보낼 수 없어요. 내일 다시 보내주세요.',
  },
  TEXTS_UNAVAILABLE: {
    status: 503,
    message: '이 기능은 지금 쓸 수 없어요. 다른 방법으로 알려주세요.',
  },
  CONTACT_MAIL_UNAVAILABLE: {
    status: 503,
    message: '지금은 메일을 보낼 수 없어요. 혼저 회원을 닉네임으로 추가하거나 나중에 다시 시도해주세요.',
  },
  INVALID_RETURN_TIME: {
    status: 400,
    message: '돌아올 시간은 지금부터 5분 뒤에서 24시간 뒤 사이로 골라주세요.',
  },
  PIN_NOT_ALLOWED: { status: 400, message: '두 PIN은 서로 다르게, 알아채기 어렵게 정해주세요.' },
  WRONG_PIN: { status: 403, message: 'PIN이 올바르지 않아요. 다시 입력해주세요.' },
  TIMER_NOT_FOUND: { status: 404, message: '귀가 타이머를 찾을 수 없어요.' },
  ALERT_LINK_NOT_FOUND: {
    status: 404,
    message: '더 이상 쓰지 않는 링크예요. 걱정되는 일이 있다면 직접 연락하거나 112에 신고해주세요.',
  },
  TIMER_ALREADY_RUNS: {
    status: 409,
    message: '이미 도는 귀가 타이머가 있어요. 그 타이머를 마친 뒤 새로 켜주세요.',
  },
  CONTACTS_ALREADY_ALERTED: {
    status: 409,
    message: '이미 신뢰 연락처에 알렸어요. 안전하다면 무사하다고 알려주세요.',
  },
  TIMER_ENDED: { status: 409, message: '이미 끝난 귀가 타이머예요.' },
  NO_AGREED_CONTACT: {
    status: 409,
    message: '알림이 닿는 신뢰 연락처가 없어요. 링크로 부탁해 동의와 알림 확인을 받거나, 나만의 타이머로 켜주세요.',
  },
  TOO_MANY_PINS: { status: 429, message: 'PIN을 여러 번 틀렸어요. 15분 뒤에 다시 입력해주세요.' },
  TOO_MANY_TIMERS_TODAY: {
    status: 429,
    message: '오늘은 귀가 타이머를 더 켤 수 없어요. 급하면 119나 112에 연락해주세요.',
  },
  LOCATION_CONSENT_REQUIRED: {
    status: 403,
    message: '위치기반 서비스 이용에 동의해야 쓸 수 있어요. 동의 내역에서 동의해주세요.',
  },
  SHARE_NOT_FOUND: { status: 404, message: '위치 공유가 끝났거나 잘못된 링크예요.' },
  SHARE_ALREADY_RUNS: {
    status: 409,
    message: '이미 위치를 공유하고 있어요. 먼저 끝낸 뒤 다시 시작해주세요.',
  },
  TOO_MANY_SHARES_TODAY: {
    status: 429,
    message: '오늘은 위치 공유를 더 시작할 수 없어요. 내일 다시 시작해주세요.',
  },
} as const satisfies Failures
