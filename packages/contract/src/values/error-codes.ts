/** Every failure of the API: its HTTP status and the sentence a person can act on. STOMP ERROR frames carry the same codes. */
export const ERRORS = {
  COMMON400: { status: 400, message: '입력한 내용을 다시 확인해주세요.' },
  COMMON403: { status: 403, message: '이 작업을 할 수 있는 권한이 없어요.' },
  COMMON404: { status: 404, message: '찾으시는 내용이 없어요.' },
  COMMON409: { status: 409, message: '같은 요청 번호로 다른 내용이 이미 접수됐어요. 새로고침한 뒤 다시 시도해주세요.' },
  COMMON413: { status: 413, message: '보내신 내용이 너무 커요. 줄여서 다시 보내주세요.' },
  COMMON415: { status: 415, message: '지원하지 않는 형식이에요. JSON으로 보내주세요.' },
  COMMON429: { status: 429, message: '요청이 너무 잦아요. 잠시 후 다시 시도해주세요.' },
  COMMON500: { status: 500, message: '서버 오류가 발생했습니다. 잠시 후 다시 시도해주세요.' },
  COMMON503: { status: 503, message: '지금은 서버가 바빠요. 잠시 후 다시 시도해주세요.' },

  AUTH4001: { status: 400, message: '인증번호가 틀립니다.' },
  AUTH4002: { status: 400, message: '인증번호가 만료되었어요. 다시 받아주세요.' },
  AUTH4003: { status: 400, message: '이메일 인증이 만료되었어요. 처음부터 다시 인증해주세요.' },
  AUTH4004: { status: 400, message: '필수 약관에 모두 동의해주세요.' },
  AUTH4005: { status: 400, message: '사용할 수 없는 비밀번호예요. 다른 비밀번호를 입력해주세요.' },
  AUTH4006: { status: 400, message: '만 14세 이상만 가입할 수 있어요.' },
  AUTH4007: { status: 400, message: '사용할 수 없는 닉네임이에요. 다른 닉네임을 입력해주세요.' },
  AUTH4010: { status: 401, message: '로그인이 필요해요.' },
  AUTH4011: { status: 401, message: '인증이 만료되었습니다. 다시 로그인해주세요.' },
  AUTH4012: {
    status: 401,
    message: '다른 곳에서 사용된 로그인 정보예요. 안전을 위해 로그아웃했어요. 다시 로그인해주세요.',
  },
  AUTH4013: { status: 401, message: '인증 정보가 올바르지 않아요. 다시 로그인해주세요.' },
  AUTH4014: { status: 401, message: '이메일 또는 비밀번호가 올바르지 않습니다.' },
  AUTH4015: { status: 401, message: '이미 로그아웃된 상태입니다.' },
  AUTH4090: { status: 409, message: '이미 가입된 이메일이에요. 로그인해주세요.' },
  AUTH4091: { status: 409, message: '이미 사용 중인 닉네임이에요. 다른 닉네임을 입력해주세요.' },
  AUTH4290: { status: 429, message: '인증번호를 너무 자주 요청했어요. 잠시 후 다시 시도해주세요.' },
  AUTH4291: { status: 429, message: '로그인 시도가 너무 많아요. 잠시 후 다시 시도해주세요.' },

  PLACE4040: { status: 404, message: '장소를 찾을 수 없어요. 없어졌거나 주소가 잘못됐어요.' },

  CHAT4001: { status: 409, message: '모집이 완료된 동행방이에요.' },
  CHAT4002: { status: 403, message: '이 동행방은 정해진 성별만 참여할 수 있어요.' },
  CHAT4004: { status: 409, message: '이미 참여 중인 동행방이에요.' },
  CHAT4005: { status: 403, message: '참여 중인 동행방이 아니에요.' },
  CHAT4006: { status: 409, message: '이미 종료된 동행방이에요.' },
  CHAT4007: { status: 400, message: '보내는 형식이 올바르지 않아요.' },
  CHAT4008: { status: 400, message: '만나는 시간은 지금 이후로 정해주세요.' },
  CHAT4040: { status: 404, message: '동행방을 찾을 수 없어요. 이미 삭제됐을 수 있어요.' },
  CHAT4290: { status: 429, message: '메시지를 너무 빨리 보내고 있어요. 잠시 후 다시 보내주세요.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof ERRORS
