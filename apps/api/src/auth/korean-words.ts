/**
 * Words that people in Korea choose for passwords first, the likeliest first: words, names, stars, places, numbers that
 * are read as words, and names in Latin letters. The keys each is typed with are tried as well.
 */
export const KOREAN_WORDS = [
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
  '1004 8282 7942 486 0486 1472 5252 01012345678 010 19880917 815 625',
].flatMap((line) => line.split(' '))
