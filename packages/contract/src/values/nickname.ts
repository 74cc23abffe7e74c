import { NICKNAME_MAX, NICKNAME_MIN } from './limits.ts'

/** Hangul syllables, Latin letters, digits; half syllables such as ㅋ are not names. */
export const NICKNAME_PATTERN = `^[가-힣A-Za-z0-9]{${NICKNAME_MIN},${NICKNAME_MAX}}$`

const RESERVED = [
  '운영자',
  '관리자',
  '혼저',
  '고객센터',
  '탈퇴한사용자',
  '익명',
  'admin',
  'administrator',
  'honjeo',
  'system',
  'root',
  'staff',
]

export type NicknameProblem = 'FORMAT' | 'RESERVED'

/** What is wrong with a nickname by its own text; whether it is taken only the server knows. */
export function nicknameProblem(nickName: string): NicknameProblem | null {
  if (!new RegExp(NICKNAME_PATTERN, 'u').test(nickName)) return 'FORMAT'
  const lower = nickName.toLowerCase()
  return RESERVED.some((word) => lower.includes(word)) ? 'RESERVED' : null
}
