import type { Gender } from '@honjeo/contract/values/enums'

interface DemoMember {
  nickname: string
  email: string
  name: string
  gender: Gender
  birthDate: string
  bio: string
  /** Chosen options of the five questions, in their order; they decide the traveller type. */
  answers: readonly [number, number, number, number, number]
  /** The days since they joined, more than a year, so that no member writes about a season they were not here for. */
  joinedDaysAgo: number
}

/** The published account for trying out Honjeo; the demo's other members share its password. */
export const DEMO_NICKNAME = '바람개비'
export const DEMO_LOGIN = { email: 'demo@honjeo.example', password: 'honjeo-jeju-2026' }

export const demoMembers = [
  {
    nickname: DEMO_NICKNAME,
    email: DEMO_LOGIN.email,
    name: '고은하',
    gender: 'FEMALE',
    birthDate: '1994-05-17',
    bio: '바람 부는 날 더 오래 걸어요',
    answers: [1, 2, 1, 1, 3],
    joinedDaysAgo: 540,
  },
  {
    nickname: '돌담길따라',
    email: 'doldam@honjeo.example',
    name: '강민재',
    gender: 'MALE',
    birthDate: '1988-09-02',
    bio: '돌담 사진만 이천 장째예요',
    answers: [3, 3, 4, 3, 2],
    joinedDaysAgo: 702,
  },
  {
    nickname: '감귤한알',
    email: 'gamgyul@honjeo.example',
    name: '오지윤',
    gender: 'FEMALE',
    birthDate: '1997-11-23',
    bio: '창가 자리가 있으면 세 시간',
    answers: [1, 3, 1, 1, 3],
    joinedDaysAgo: 418,
  },
  {
    nickname: '오름수집가',
    email: 'oreum@honjeo.example',
    name: '현동욱',
    gender: 'MALE',
    birthDate: '1985-03-30',
    bio: '오름 예순여덟 곳 다녀왔어요',
    answers: [2, 4, 3, 2, 4],
    joinedDaysAgo: 655,
  },
  {
    nickname: '새벽첫차',
    email: 'firstbus@honjeo.example',
    name: '문서영',
    gender: 'FEMALE',
    birthDate: '1991-01-08',
    bio: '뚜벅이 7년 차, 시간표를 외워요',
    answers: [4, 1, 2, 4, 1],
    joinedDaysAgo: 610,
  },
  {
    nickname: '고래상어',
    email: 'whaleshark@honjeo.example',
    name: '양태준',
    gender: 'MALE',
    birthDate: '1993-07-14',
    bio: '프리다이빙 배우는 중입니다',
    answers: [2, 2, 3, 2, 4],
    joinedDaysAgo: 433,
  },
  {
    nickname: '느린우체통',
    email: 'postcard@honjeo.example',
    name: '김선희',
    gender: 'FEMALE',
    birthDate: '1979-10-05',
    bio: '여행 마지막 날엔 엽서를 써요',
    answers: [3, 3, 1, 5, 2],
    joinedDaysAgo: 588,
  },
  {
    nickname: '혼밥만렙',
    email: 'tableforone@honjeo.example',
    name: '이현수',
    gender: 'MALE',
    birthDate: '1996-04-19',
    bio: '고깃집도 혼자 잘 갑니다',
    answers: [2, 4, 2, 2, 3],
    joinedDaysAgo: 467,
  },
  {
    nickname: '한라봉두개',
    email: 'hallabong@honjeo.example',
    name: '박소민',
    gender: 'FEMALE',
    birthDate: '1999-12-11',
    bio: '퇴사하고 제주 한 달 살이 중',
    answers: [1, 2, 3, 2, 3],
    joinedDaysAgo: 402,
  },
  {
    nickname: '파도앞에서',
    email: 'waves@honjeo.example',
    name: '정유진',
    gender: 'FEMALE',
    birthDate: '1986-06-27',
    bio: '바다 보면서 멍하니 있는 사람',
    answers: [1, 4, 1, 5, 3],
    joinedDaysAgo: 521,
  },
  {
    nickname: '간세다리',
    email: 'ganse@honjeo.example',
    name: '부성철',
    gender: 'MALE',
    birthDate: '1972-02-15',
    bio: '올레 완주 두 번, 세 번째 도전',
    answers: [4, 1, 2, 3, 1],
    joinedDaysAgo: 730,
  },
  {
    nickname: '필름한롤',
    email: 'filmroll@honjeo.example',
    name: '최아린',
    gender: 'FEMALE',
    birthDate: '1995-08-08',
    bio: '서른여섯 장만 찍고 돌아와요',
    answers: [3, 3, 4, 3, 3],
    joinedDaysAgo: 496,
  },
  {
    nickname: '텐트하나',
    email: 'onetent@honjeo.example',
    name: '송재훈',
    gender: 'MALE',
    birthDate: '1990-05-03',
    bio: '산에서 라면 먹으러 다녀요',
    answers: [2, 1, 3, 2, 1],
    joinedDaysAgo: 564,
  },
  {
    nickname: '책방가는길',
    email: 'bookshop@honjeo.example',
    name: '윤다혜',
    gender: 'FEMALE',
    birthDate: '1983-03-12',
    bio: '동네 책방 도장 깨기 중이에요',
    answers: [4, 3, 4, 4, 2],
    joinedDaysAgo: 639,
  },
] as const satisfies readonly DemoMember[]

export type Nickname = (typeof demoMembers)[number]['nickname']
