import type { Failures } from './failures.ts'

/** Failures of any route. */
export const COMMON_ERRORS = {
  INVALID_INPUT: { status: 400, message: '입력한 내용을 다시 확인해주세요.' },
  FORBIDDEN: { status: 403, message: '이 작업을 할 수 있는 권한이 없어요.' },
  HTTPS_REQUIRED: {
    status: 403,
    message: '암호화되지 않은 연결로는 쓸 수 없어요. https 주소로 다시 시도해주세요.',
  },
  NOT_FOUND: { status: 404, message: '찾으시는 내용이 없어요.' },
  KEY_REUSED: {
    status: 409,
    message: '같은 요청 번호로 다른 내용이 이미 접수됐어요. 새로고침한 뒤 다시 시도해주세요.',
  },
  KEY_IN_USE: {
    status: 409,
    message: '같은 요청을 아직 처리하고 있어요. 잠시 후 다시 시도해주세요.',
  },
  BODY_TOO_LARGE: { status: 413, message: '보내신 내용이 너무 커요. 줄여서 다시 보내주세요.' },
  UNSUPPORTED_TYPE: { status: 415, message: '지원하지 않는 형식이에요. JSON으로 보내주세요.' },
  TOO_MANY_REQUESTS: { status: 429, message: '요청이 너무 잦아요. 잠시 후 다시 시도해주세요.' },
  INTERNAL: { status: 500, message: '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' },
  BUSY: { status: 503, message: '지금은 서버가 바빠요. 잠시 후 다시 시도해주세요.' },
} as const satisfies Failures
