import { PLACES } from '../places.ts'
import type { DemoReview } from '../review.ts'

export const southReviews: readonly DemoReview[] = [
  {
    place: PLACES.cheonjiyeonFalls,
    by: '책방가는길',
    visited: { daysAgo: 20 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SAFE_AT_NIGHT', 'EASY_WALK'],
    content:
      '밤에도 문을 열어서 저녁 먹고 산책 삼아 갔어요. 길이 평평하고 불이 켜져 있어서 혼자여도 걱정이 없었어요. 낮보다 물소리가 더 크게 들려요.',
  },
  {
    place: PLACES.cheonjiyeonFalls,
    by: '고래상어',
    visited: { daysAgo: 34 },
    rating: 3,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'GOOD_PRICE'],
    content:
      '주차장에서 10분 걸으면 폭포입니다. 관광버스가 오면 잠깐 붐비는데 조금만 기다리면 다시 조용해져요. 올레시장 들렀다 오기 좋은 거리예요.',
  },
  {
    place: PLACES.soesokkak,
    by: '감귤한알',
    visited: { daysAgo: 22 },
    rating: 3,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP', 'EASY_WALK'],
    content:
      '물색이 정말 에메랄드예요. 테우는 예약이 차서 못 탔지만 위에서 내려다보는 데크 길만 걸어도 좋았어요. 근처 하효 마을 골목에 귤 창고가 많아요.',
  },
  {
    place: PLACES.soesokkak,
    by: '파도앞에서',
    visited: { daysAgo: 44 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['EASY_WALK'],
    content:
      '민물이랑 바닷물이 만나는 곳이라 볼 때마다 물빛이 달라요. 검은 모래 해변에 앉아서 한 시간을 보냈어요. 버스에서 내려 조금 걸어야 해요.',
  },
  {
    place: PLACES.hallasanYeongsil,
    by: '텐트하나',
    visited: { daysAgo: 35 },
    rating: 5,
    difficulty: 'HARD',
    tags: ['PHOTO_HELP'],
    content:
      '병풍바위까지 계단이 쉴 새 없이 나옵니다. 그 구간만 넘으면 평평한 고원이라 딴 세상이에요. 입산 통제 시간이 있으니 아침 일찍 시작하세요.',
  },
  {
    place: PLACES.hallasanYeongsil,
    by: '오름수집가',
    visited: { daysAgo: 70 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['QUIET', 'PHOTO_HELP'],
    content:
      '아침 7시에 올라가니 윗세오름까지 만난 사람이 다섯 명이었습니다. 오백나한 위로 구름이 넘어가는 걸 봤어요. 휴대폰이 안 터지는 곳이 있으니 일정은 꼭 남기고 가세요.',
  },
  {
    place: PLACES.hallasanYeongsil,
    by: '간세다리',
    visited: { daysAgo: 96 },
    rating: 4,
    difficulty: 'HARD',
    tags: ['BY_BUS'],
    content:
      '버스로 영실 매표소까지 가서 탐방로 입구까지 더 걸어 올라갔습니다. 그 길이 제법 길어요. 내려올 때는 어리목으로 넘어가서 다시 버스를 탔습니다.',
  },
  {
    place: PLACES.jusangjeolli,
    by: '돌담길따라',
    visited: { daysAgo: 64 },
    rating: 3,
    difficulty: 'EASY',
    tags: ['EASY_WALK'],
    content:
      '육각기둥이 신기하긴 한데 정해진 전망 데크에서만 볼 수 있어서 20분이면 다 봅니다. 파도가 높은 날이 훨씬 볼만해요. 근처 대포포구까지 이어 걷는 걸 권합니다.',
  },
  {
    place: PLACES.jusangjeolli,
    by: '필름한롤',
    visited: { daysAgo: 86 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP', 'BY_BUS'],
    content:
      '바위가 너무 반듯해서 누가 깎아놓은 것 같아요. 오후에는 빛이 옆에서 들어와서 사진이 잘 나와요. 관람로가 짧아서 혼자 잠깐 들르기 좋아요.',
  },
  {
    place: PLACES.olle7,
    by: '바람개비',
    visited: { daysAgo: 42 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '인생 첫 올레! 외돌개에서 법환포구까지만 걸었는데 바다가 계속 따라와요. 돌길이 조금 있어서 밑창 두꺼운 신발이 좋아요. 동행분들 덕분에 쉬는 시간도 즐거웠어요.',
  },
  {
    place: PLACES.olle7,
    by: '간세다리',
    visited: { daysAgo: 80 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP', 'BY_BUS'],
    content:
      '올레에서 사람이 가장 많은 길이지만 그만한 이유가 있습니다. 속골에서 바다 쪽으로 내려가는 구간이 제일 좋아요. 완주하려면 다섯 시간은 잡으세요.',
  },
  {
    place: PLACES.olle6,
    by: '책방가는길',
    visited: { daysAgo: 48 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'BY_BUS'],
    content:
      '쇠소깍에서 시작해 서귀포 시내로 들어오는 길이라 버스도 밥집도 걱정이 없어요. 보목포구에서 자리 잡고 앉아 섶섬을 오래 봤어요. 처음 걷는 분께 추천해요.',
  },
  {
    place: PLACES.olleMarket,
    by: '한라봉두개',
    visited: { daysAgo: 14 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'GOOD_PRICE'],
    receiptVerified: true,
    content:
      '가운데 긴 의자가 쭉 있어서 혼자 앉아 먹기 편해요! 꽁치김밥이랑 한라봉 주스 사 먹고 저녁까지 해결했어요. 시장이 커서 길 잃을 뻔한 건 비밀.',
  },
  {
    place: PLACES.olleMarket,
    by: '고래상어',
    visited: { daysAgo: 34 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL'],
    content:
      '천지연 다녀와서 저녁으로 회 한 접시 포장했습니다. 1인분도 담아주셔서 숙소에서 혼자 먹기 좋았어요. 주말 저녁은 통로가 꽤 붐벼요.',
  },
  {
    place: PLACES.dajeongineGimbap,
    by: '한라봉두개',
    visited: { daysAgo: 14 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'GOOD_PRICE'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, NO_STARES: true, LONG_QUEUE: false },
    content:
      '올레시장 구경 가는 길에 포장했어요. 계란이 두툼해서 하나만 먹어도 든든해요. 줄이 있어도 빨리 빠지는 편이고 미리 전화해 두면 더 편해요.',
  },
  {
    place: PLACES.dajeongineGimbap,
    by: '필름한롤',
    visited: { daysAgo: 30 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, NO_STARES: true, LONG_QUEUE: false },
    content:
      '한 줄만 사도 반갑게 싸주셨어요. 새연교 쪽으로 걸어가 바다 보면서 먹었습니다. 자리보다는 포장이 편한 집이에요.',
  },
  {
    place: PLACES.dajeongineGimbap,
    by: '책방가는길',
    visited: { daysAgo: 47 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'GOOD_PRICE'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, NO_STARES: true, LONG_QUEUE: true },
    content:
      '아침 일찍 들러 점심까지 두 줄 샀어요. 속이 꽉 차서 한 줄로도 충분했어요. 계산대 앞이 좁아서 짐은 앞으로 메는 게 편해요.',
  },
  {
    place: PLACES.dajeongineGimbap,
    by: '바람개비',
    visited: { daysAgo: 61 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['GOOD_PRICE'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, NO_STARES: true, LONG_QUEUE: false },
    content:
      '올레길 걷기 전에 간단히 챙기기 좋아요. 미리 전화해 두니 바로 받을 수 있었어요. 다음에는 다른 맛도 먹어보려고요.',
  },
  {
    place: PLACES.suduriNoodles,
    by: '파도앞에서',
    visited: { daysAgo: 50 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL'],
    receiptVerified: true,
    content:
      '보말이 듬뿍 들어가서 국물이 진한 초록빛이에요. 혼자 온 손님도 꽤 있었어요. 점심때는 웨이팅이 있어서 이름 적어두고 근처를 한 바퀴 돌았어요.',
  },
  {
    place: PLACES.houseOfSeoyeon,
    by: '필름한롤',
    visited: { daysAgo: 45 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_SEAT'],
    receiptVerified: true,
    content:
      '영화에서 본 큰 창이 그대로 있어요. 위미 바다를 보면서 필름을 갈아 끼웠습니다. 사람이 많은 시간엔 2층 자리가 조금 더 조용해요.',
  },
]
