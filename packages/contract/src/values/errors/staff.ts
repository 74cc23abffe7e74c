import type { Failures } from './failures.ts'

/** Failures of what staff do. */
export const STAFF_ERRORS = {
  WRONG_STAFF_PASSWORD: { status: 400, message: '비밀번호가 올바르지 않아요. 다시 입력해주세요.' },
  WRONG_AUTHENTICATOR_CODE: {
    status: 400,
    message: '인증 코드가 맞지 않거나 이미 쓴 코드예요. 인증 앱에 새 코드가 나오면 입력해주세요.',
  },
  ENROLMENT_EXPIRED: {
    status: 400,
    message: '등록할 시간이 지났어요. 비밀번호를 입력하고 처음부터 다시 등록해주세요.',
  },
  STAFF_ONLY: { status: 403, message: '운영자만 쓸 수 있어요.' },
  STAFF_PROOF_REQUIRED: {
    status: 403,
    message: '안전을 위해 비밀번호와 인증 코드를 다시 입력해주세요.',
  },
  SANCTIONED_STAFF: {
    status: 403,
    message: '운영자 계정은 제재할 수 없어요. 먼저 운영자 권한을 거둬주세요.',
  },
  AUTHENTICATOR_MISSING: {
    status: 403,
    message: '인증 앱이 아직 없어요. 먼저 인증 앱을 등록해주세요.',
  },
  STAFF_TARGET_NOT_FOUND: {
    status: 404,
    message: '대상을 찾을 수 없어요. 이미 지워졌을 수 있어요.',
  },
  DECIDED_BY_ANOTHER: {
    status: 409,
    message: '다른 운영자가 먼저 처리했어요. 새로고침해서 확인해주세요.',
  },
  ALREADY_SUSPENDED: { status: 409, message: '이미 정지된 회원이에요. 먼저 정지를 풀어주세요.' },
  NOT_SUSPENDED: { status: 409, message: '정지된 회원이 아니에요. 새로고침해서 확인해주세요.' },
  LIST_FULL: {
    status: 409,
    message: '더 만들 수 없어요. 쓰지 않는 것을 지운 뒤 다시 만들어주세요.',
  },
  RULE_CHANGED: {
    status: 409,
    message: '그 사이 이 규칙이 바뀌었거나 다른 제안이 있어요. 새로고침해서 확인해주세요.',
  },
  RULE_NEEDS_ANOTHER: {
    status: 403,
    message: '제안한 사람은 확인할 수 없어요. 다른 운영자에게 확인을 부탁해주세요.',
  },
  TOO_MANY_AUTHENTICATOR_CODES: {
    status: 429,
    message: '인증 코드를 여러 번 틀렸어요. 잠시 후 다시 입력해주세요.',
  },
} as const satisfies Failures
