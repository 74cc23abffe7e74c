import { NICKNAME_MAX, NICKNAME_MIN } from './limits.ts'

/** Characters that names cannot have: half syllables (ㅋ), the fillers among them, and what is invisible. */
const NO_LETTERS = String.raw`[\u1100-\u11ff\u3130-\u318f\ua960-\ua97f\ud7b0-\ud7ff\uffa0-\uffdc\p{Default_Ignorable_Code_Point}]`

/** Letters of any script with their marks, and digits; `nicknameProblem` says which scripts can be mixed. */
export const NICKNAME_PATTERN = String.raw`^(?=.{${NICKNAME_MIN},${NICKNAME_MAX}}$)(?:(?!${NO_LETTERS})[\p{L}0-9](?:(?!${NO_LETTERS})\p{M}){0,2})+$`

/** The scripts in use today (UAX #31, table 5), without those that are written together. */
const ALONE =
  'Latin Cyrillic Greek Arabic Armenian Bengali Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam ' +
  'Mongolian Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'

/** Scripts that are written together: Japanese mixes kana and kanji, Korean mixes Hangul and Hanja. */
const WRITING_SYSTEMS = [
  ...ALONE.split(' ').map((script) => [script]),
  ['Hangul', 'Han'],
  ['Hiragana', 'Katakana', 'Han'],
  ['Bopomofo', 'Han'],
].map(
  (scripts) =>
    new RegExp(`^[0-9${scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join('')}]+$`, 'u'),
)

/** Small capitals and other letters of phonetics, which no language writes: ᴛ passes for T. */
const PHONETIC =
  /[\u0262\u026a\u0274\u0276\u0280\u0281\u0299\u029b\u029c\u029f\u028f\u1d00-\u1dbf\ua730\ua731\ua7ae\ua7af]/

/**
 * Names that seem to speak for Honjeo, for the police or for rescuers, and names of members who have left, in the
 * languages of its people. The server also refuses names that look like them.
 */
export const RESERVED_NICKNAMES = [
  '운영',
  '관리자',
  '관리쟈',
  '관리짜',
  '매니저',
  '메니저',
  '어드민',
  '스태프',
  '스탭',
  '혼저',
  '혼져',
  '고객센터',
  '상담원',
  '고객지원',
  '상담사',
  '시스템',
  '관리팀',
  '공지사항',
  '경찰',
  '해경',
  '소방서',
  '소방청',
  '구조대',
  '탈퇴한',
  '탈퇴회원',
  '탈퇴사용자',
  '익명',
  'admin',
  'manager',
  'honjeo',
  'system',
  'root',
  'staff',
  'operator',
  'official',
  'moderator',
  'support',
  'police',
  'formermember',
  'formeruser',
  'deleteduser',
  '運営',
  '警察',
  '消防',
  '退会',
  '注销',
  '註銷',
  '管理者',
  '管理人',
  'スタッフ',
  'マネージャー',
  '经理',
  '經理',
  '管理员',
  '客服',
  '官方',
  '公式',
  'サポート',
  '運營',
  '营运',
  '管理員',
  '客戶',
  'админ',
  'оператор',
  'модератор',
]

/** The numbers of the police and of the rescue service, by themselves or beside words. */
const EMERGENCY_NUMBER = /(?<![0-9])11[29](?![0-9])/

/** SCRIPT: letters of several scripts, or letters in another form than they are usually typed in. */
export type NicknameProblem = 'FORMAT' | 'SCRIPT' | 'RESERVED'

/**
 * Returns what is wrong with a nickname's own text; only the server knows whether it is taken, or looks like another.
 */
export function nicknameProblem(nickName: string): NicknameProblem | null {
  if (!new RegExp(NICKNAME_PATTERN, 'u').test(nickName)) return 'FORMAT'
  const isUsual = nickName === nickName.normalize('NFKC') && !PHONETIC.test(nickName)
  if (!isUsual || !WRITING_SYSTEMS.some((system) => system.test(nickName))) return 'SCRIPT'
  const lower = nickName.toLowerCase()
  const isReserved = EMERGENCY_NUMBER.test(nickName) || RESERVED_NICKNAMES.some((word) => lower.includes(word))
  return isReserved ? 'RESERVED' : null
}
