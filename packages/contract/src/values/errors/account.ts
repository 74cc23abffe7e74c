import type { Failures } from './failures.ts'

/** Failures of signing up, logging in and one's own account. */
export const ACCOUNT_ERRORS = {
  WRONG_EMAIL_CODE: { status: 400, message: '인증번호가 틀립니다.' },
  EMAIL_CODE_EXPIRED: { status: 400, message: '인증번호가 만료되었어요. 다시 받아주세요.' },
  EMAIL_PROOF_EXPIRED: {
    status: 400,
    message: '이메일 인증이 만료되었어요. 처음부터 다시 인증해주세요.',
  },
  CONSENT_MISSING: { status: 400, message: '필수 약관에 모두 동의해주세요.' },
  PASSWORD_NOT_ALLOWED: {
    status: 400,
    message: '사용할 수 없는 비밀번호예요. 다른 비밀번호를 입력해주세요.',
  },
  UNDER_14: { status: 400, message: '만 14세 이상만 가입할 수 있어요.' },
  NICKNAME_NOT_ALLOWED: {
    status: 400,
    message: '사용할 수 없는 닉네임이에요. 다른 닉네임을 입력해주세요.',
  },
  KAKAO_TICKET_EXPIRED: {
    status: 400,
    message: '카카오 로그인이 만료되었어요. 처음부터 다시 시도해주세요.',
  },
  FACTS_DIFFER_FROM_EARLIER_ACCOUNT: {
    status: 400,
    message:
      '얼마 전까지 쓰던 계정과 성별이나 생년월일이 달라요. 그때와 같게 입력하고, 잘못돼 있었다면 가입한 뒤 1:1 문의로 고쳐 달라고 해주세요.',
  },
  LOGIN_REQUIRED: { status: 401, message: '로그인이 필요해요.' },
  TOKEN_EXPIRED: { status: 401, message: '인증이 만료되었습니다. 다시 로그인해주세요.' },
  TOKEN_REUSED: {
    status: 401,
    message: '다른 곳에서 사용된 로그인 정보예요. 안전을 위해 로그아웃했어요. 다시 로그인해주세요.',
  },
  TOKEN_INVALID: { status: 401, message: '인증 정보가 올바르지 않아요. 다시 로그인해주세요.' },
  WRONG_LOGIN: { status: 401, message: '이메일 또는 비밀번호가 올바르지 않습니다.' },
  SESSION_ENDED: { status: 401, message: '이미 로그아웃된 상태입니다.' },
  EMAIL_TAKEN: { status: 409, message: '이미 가입된 이메일이에요. 로그인해주세요.' },
  NICKNAME_TAKEN: {
    status: 409,
    message: '이미 사용 중인 닉네임이에요. 다른 닉네임을 입력해주세요.',
  },
  KAKAO_TAKEN: { status: 409, message: '이미 다른 계정에 연결된 카카오 계정이에요.' },
  ACCOUNT_ALREADY_RENEWED: {
    status: 409,
    message: '얼마 전 탈퇴한 뒤 다시 만든 계정이 있어요. 그 계정으로 로그인해주세요.',
  },
  ALREADY_SIGNED_UP: { status: 409, message: '이미 가입한 계정이에요. 그대로 쓰시면 돼요.' },
  GUEST_STILL_WATCHED: {
    status: 409,
    message: '켜 둔 타이머나 위치 공유가 있어요. 먼저 끝낸 뒤에 지워주세요.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: '이용이 정지된 계정이에요. 정지 사유를 확인하고 1:1 문의를 남겨주세요.',
  },
  SIGN_UP_NEEDED: {
    status: 403,
    message: '가입하면 할 수 있어요. 연락처와 켜 둔 타이머는 가입해도 그대로 이어져요.',
  },
  DEMO_LOGIN_FROM_OUTSIDE: {
    status: 403,
    message: '누구나 아는 체험용 로그인이라 여기서는 쓸 수 없어요. 회원으로 가입해주세요.',
  },
  KAKAO_NOT_CONFIGURED: {
    status: 404,
    message: '카카오 로그인은 준비 중이에요. 이메일로 로그인해주세요.',
  },
  TOO_MANY_EMAIL_CODES: {
    status: 429,
    message: '인증번호를 너무 자주 요청했어요. 잠시 후 다시 시도해주세요.',
  },
  TOO_MANY_LOGINS: { status: 429, message: '로그인 시도가 너무 많아요. 잠시 후 다시 시도해주세요.' },
  TOO_MANY_TRIES_FROM_ADDRESS: {
    status: 429,
    message: '지금 쓰는 인터넷 연결에서 시도가 너무 많았어요. 다른 연결로 바꾸거나 잠시 후 다시 시도해주세요.',
  },
  WRONG_CURRENT_PASSWORD: {
    status: 400,
    message: '현재 비밀번호가 올바르지 않아요. 다시 입력해주세요.',
  },
  NO_PASSWORD: {
    status: 400,
    message: '아직 비밀번호가 없는 계정이에요. 로그인 화면의 비밀번호 찾기에서 새로 정해주세요.',
  },
  PROOF_REQUIRED: {
    status: 400,
    message: '되돌릴 수 없는 일이라 한 번 더 확인해요. 비밀번호나 메일로 받은 인증번호를 입력해주세요.',
  },
  SESSION_NOT_FOUND: {
    status: 404,
    message: '이미 끝났거나 내 것이 아닌 로그인이에요. 목록을 새로고침해주세요.',
  },
  LAST_STAFF: {
    status: 409,
    message: '하나뿐인 운영자 계정은 탈퇴할 수 없어요. 먼저 다른 운영자를 정해주세요.',
  },
  RENAMED_TOO_OFTEN: {
    status: 429,
    message: '오늘은 닉네임을 더 바꿀 수 없어요. 내일 다시 바꿔주세요.',
  },
  IDENTITY_NOT_OFFERED: { status: 404, message: '본인확인은 지금 쓸 수 없어요.' },
  IDENTITY_CHECK_EXPIRED: {
    status: 400,
    message: '본인확인 시간이 지났거나 다른 기기에서 시작한 본인확인이에요. 처음부터 다시 해주세요.',
  },
  IDENTITY_REFUSED: {
    status: 400,
    message: '본인확인이 끝나지 않았어요. 처음부터 다시 해주세요.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    message: '이미 다른 계정에서 본인확인을 마쳤어요. 한 사람이 한 계정만 확인할 수 있으니 그 계정으로 로그인해주세요.',
  },
  IDENTITY_DONE: { status: 409, message: '이미 본인확인을 마쳤어요.' },
  TOO_MANY_IDENTITY_CHECKS: {
    status: 429,
    message: '오늘은 본인확인을 더 시작할 수 없어요. 내일 다시 해주세요.',
  },
  IDENTITY_UNAVAILABLE: {
    status: 503,
    message: '본인확인 기관에서 답을 받지 못했어요. 잠시 후 다시 시도해주세요.',
  },
  EXPORTED_RECENTLY: {
    status: 429,
    message: '방금 내 정보를 내려받았어요. 잠시 후 다시 시도해주세요.',
  },
} as const satisfies Failures
