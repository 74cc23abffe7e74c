import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { convertHangulToQwerty, romanize } from 'es-hangul'

/**
 * Words that people in Korea choose for passwords first, the likeliest first: words, names, stars, places, numbers that
 * are read as words, and names in Latin letters. The keys each is typed with, and how it is written in Latin letters, are
 * tried as well.
 */
const KOREAN_WORDS = [
  '비밀번호 사랑해 안녕하세요 안녕 대한민국 천사 행복 가족 엄마 아빠 우리집 바보',
  '한국 서울 부산 제주도 제주 강남 홍대 대구 대전 광주 인천 울산 한라산 성산일출봉',
  '사랑 사랑해요 사랑합니다 보고싶어 고마워 감사합니다 축하해 화이팅 파이팅 아자아자',
  '친구 학교 학생 선생님 회사 공부 생일 이름 나나나 우리 공주 왕자 여행 혼자',
  '강아지 고양이 토끼 호랑이 곰돌이 멍멍이 야옹이 뽀로로 짱구 도라에몽 피카츄 라면',
  '하나님 예수님 할렐루야 아멘 주님 부처님 관세음보살 만세 대박 로또 부자 행운',
  '축구 야구 농구 손흥민 박지성 김연아 이강인 한화이글스 기아타이거즈 두산베어스',
  '방탄소년단 아이유 뉴진스 블랙핑크 임영웅 소녀시대 빅뱅 엑소 세븐틴 아이브 에스파',
  '삼성 현대 엘지 카카오 네이버 쿠팡 배달의민족 올레 감귤 한라봉 돌하르방 혼저옵서예',
  '김민수 이지은 박지훈 최수진 정민준 홍길동 김지영 이영희 김철수 김영수 이민호',
  '민수 지훈 지은 수진 민준 서연 서준 하준 지우 민지 유진 영희 철수 길동 현우',
  'minsu jihoon jieun sujin minjun seoyeon seojun jiwoo minji yujin gildong hyunwoo',
  'korea seoul busan jeju saranghae annyeong daehan minguk hallasan hallabong honjeo',
  'kim lee park choi jung kang cho yoon jang hong samsung hyundai kakao naver',
  '사람 시간 오늘 내일 어제 하늘 바다 나무 꽃 별 달 햇살 봄 여름 가을 겨울 아침 저녁 새벽 밤하늘 은하수 무지개',
  '커피 맥주 소주 치킨 피자 김치 김밥 떡볶이 삼겹살 불고기 비빔밥 딸기 사과 수박 초코 초콜릿 아이스크림 우유 빵',
  '자동차 기차 버스 지하철 자전거 컴퓨터 노트북 핸드폰 휴대폰 전화 인터넷 게임 영화 음악 노래 사진 카메라 책 가방',
  '나비 사자 곰 여우 늑대 코끼리 원숭이 거북이 고래 상어 돌고래 펭귄 병아리 오리 돼지 소 말 양 용 뱀 쥐 참새 까치',
  '아버지 어머니 할머니 할아버지 언니 오빠 누나 동생 형 남편 아내 여보 자기 자기야 아들 딸 아기 애기 여친 남친',
  '희망 평화 자유 기쁨 웃음 미소 소망 믿음 은혜 축복 건강 성공 최고 최강 천재 영원 영원히 인생 청춘 추억 기억 약속',
  '군대 육군 해병대 특전사 충성 태권도 독도 통일 태극기 무궁화 백두산 금강산 지리산 설악산 남산 한강 경복궁 수원',
  '전주 경주 포항 창원 여수 강릉 속초 춘천 청주 천안 성남 용인 일산 분당 송도 해운대 광안리 이태원 명동 신촌',
  '로그인 아이디 암호 열쇠 자물쇠 관리자 사용자 테스트 시작 끝 처음 마지막 하나 둘셋 일이삼사 가나다라 아이고 몰라',
  '싫어 좋아 좋아해 미안해 괜찮아 가자 하자 열공 합격 취업 퇴사 월급 돈 부동산 주식 비트코인 강아지똥 멍청이 똥개',
  '1004 8282 7942 486 0486 1472 5252 01012345678 010 19880917 815 625',
].flatMap((line) => line.split(' '))

/** Places of Jeju and what the island is known for, which its visitors choose for passwords. */
const JEJU_WORDS = [
  '서귀포 서귀포시 제주시 제주공항 오름 애월 한림 협재 성산 우도 중문 함덕 표선 남원 조천 구좌 한경 대정 안덕 추자도',
  '성산포 모슬포 가파도 마라도 비양도 차귀도 섭지코지 월정리 세화 김녕 하도리 종달리 곽지 금능 이호테우 용두암 용연',
  '산방산 송악산 백록담 윗세오름 영실 어리목 관음사 성판악 돈내코 사라봉 별도봉 수월봉 군산오름 다랑쉬 다랑쉬오름',
  '새별오름 용눈이오름 금오름 거문오름 따라비오름 백약이오름 아부오름 물영아리 비자림 사려니숲 절물 곶자왈 만장굴',
  '천지연 천지연폭포 천제연 정방폭포 쇠소깍 외돌개 주상절리 용머리해안 오설록 카멜리아힐 에코랜드 동문시장 올레시장',
  '올레길 둘레길 해녀 돌담 현무암 화산 귤밭 감귤밭 유채꽃 동백꽃 수국 억새 바다 파도 바람 구름 노을 해변 해수욕장 섬',
  '삼다도 삼다수 흑돼지 고기국수 갈치 옥돔 전복 보말 몸국 천혜향 레드향 한치 오메기떡 조랑말 말 목장 하르방 탐라',
  '한라 혼저 혼행 혼행러 제주살이 한달살기 게스트하우스 렌터카 비행기 여행자 제주여행 제주사랑 한라봉 서귀포바다',
].flatMap((line) => line.split(' '))

const COMMON = new Set(dictionary['passwords-common'])

/** Whether it is on the list of passwords that were seen most often, which takes no time. */
export const isCommonPassword = (password: string) => COMMON.has(password.toLowerCase())

/** The reason why a password is easy to guess. */
export type Weakness = 'OWN_WORDS' | 'KEY_PATTERN' | 'REPEAT' | 'SEQUENCE' | 'DATE' | 'KNOWN_WORDS' | 'GUESSABLE'

/** The lowest accepted score of zxcvbn (0 to 4): at least a hundred million guesses. */
const SCORE_MIN = 3
/** The number of keys that are judged: the estimate's time grows with their square, up to 12 ms of one core for 32. */
const KEYS_MAX = 32
const WORD_MIN = 2
const WORDS = 'words-ko'

/**
 * Returns the keys that a password is typed with. Hangul is judged by its keys, since they show keyboard walks, and
 * each of them is one of few, unlike each syllable.
 */
const keysOf = (text: string) => convertHangulToQwerty(text)
const withKeys = (words: readonly string[]) => [...new Set(words.flatMap((word) => [word, keysOf(word)]))]
const withLatin = (words: readonly string[]) => words.flatMap((word) => [word, romanize(word)])

const KNOWN = withKeys(withLatin([...KOREAN_WORDS, ...JEJU_WORDS]))
const ALONE = new Set(KNOWN.map((word) => word.toLowerCase()))
/** More digits and symbols than this around a word are no number that comes to mind. */
const AROUND_MAX = 8
/** As many around two words multiply the guesses by a thousand only. */
const AROUND_TWO_MAX = 3

const isKnown = (letters: string) => letters.length >= WORD_MIN && ALONE.has(letters)

/**
 * Whether a password is one known word, perhaps twice or beside the island's name, with digits and symbols around it, or
 * two such words with hardly any. The estimate takes three parts, however short, for a hundred million guesses.
 */
function isFewWords(keys: string): boolean {
  const letters = keys.toLowerCase().replaceAll(/[^a-z]/g, '')
  const around = keys.length - letters.length
  if (around > AROUND_MAX) return false
  const half = letters.slice(0, letters.length / 2)
  const words = [letters, letters.replace(/^jeju|jeju$/, ''), half + half === letters ? half : letters]
  if (words.some(isKnown)) return true
  const splits = Array.from(letters, (_, i) => [letters.slice(0, i), letters.slice(i)] as const)
  return around <= AROUND_TWO_MAX && splits.some(([first, second]) => isKnown(first) && isKnown(second))
}

/** A part of a password that the estimate has found, as `owner`, `1234` and `!` in `owner1234!`. */
interface Part {
  pattern: string
  token: string
}

/** Whether a password is one word of any dictionary with a sequence (1234), a repetition (!!) or one character beside it. */
function isWordAndHabit(parts: readonly Part[]): boolean {
  const isHabit = ({ pattern, token }: Part) =>
    !/[a-z]/i.test(token) && (pattern !== 'bruteforce' || token.length === 1)
  const others = parts.filter((part) => !isHabit(part))
  return others.length === 1 && others[0]?.pattern === 'dictionary'
}

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, [WORDS]: KNOWN },
  graphs: adjacencyGraphs,
  maxLength: KEYS_MAX,
  // By default zxcvbn tries a hundred readings of `4` as a and `$` as s, which takes half a second.
  l33tMaxSubstitutions: 8,
})

const BY_WARNING: Partial<Record<string, Weakness>> = {
  straightRow: 'KEY_PATTERN',
  keyPattern: 'KEY_PATTERN',
  simpleRepeat: 'REPEAT',
  extendedRepeat: 'REPEAT',
  sequences: 'SEQUENCE',
  recentYears: 'DATE',
  dates: 'DATE',
  topTen: 'KNOWN_WORDS',
  topHundred: 'KNOWN_WORDS',
  common: 'KNOWN_WORDS',
  similarToCommon: 'KNOWN_WORDS',
  wordByItself: 'KNOWN_WORDS',
}

/** Returns the member's names and their parts, which a person who knows the member guesses first. */
function wordsOf(texts: readonly string[]): string[] {
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{N}]+/u)])
  const given = texts.filter((text) => /^[가-힣]{3,4}$/.test(text)).map((text) => text.slice(1))
  return withKeys(withLatin([...parts, ...given]).map((word) => word.toLowerCase())).filter(
    (word) => word.length >= WORD_MIN,
  )
}

/** Returns why a password is too easy to guess, by an estimate of the number of guesses; null for a good one. */
export function passwordWeakness(password: string, ownTexts: readonly string[]): Weakness | null {
  const keys = keysOf(password).slice(0, KEYS_MAX)
  if (isFewWords(keys)) return 'KNOWN_WORDS'
  const { score, sequence, feedback } = estimator.check(keys, wordsOf(ownTexts))
  if (score >= SCORE_MIN) return isWordAndHabit(sequence) ? 'KNOWN_WORDS' : null
  const dictionaries = new Set(sequence.map((match) => match['dictionaryName'] as unknown))
  if (dictionaries.has('userInputs')) return 'OWN_WORDS'
  if (dictionaries.has(WORDS)) return 'KNOWN_WORDS'
  return BY_WARNING[feedback.warning ?? ''] ?? 'GUESSABLE'
}
