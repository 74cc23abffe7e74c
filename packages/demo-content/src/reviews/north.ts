import { exceptMondays } from '../days.ts'
import { PLACES } from '../places.ts'
import type { DemoReview } from '../review.ts'

export const northReviews: readonly DemoReview[] = [
  {
    place: PLACES.dodubong,
    by: '책방가는길',
    visited: { daysAgo: 46 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'BY_BUS'],
    content:
      '첫 비행기로 내려서 가장 먼저 간 곳이에요. 10분만 오르면 정상이고 활주로에서 비행기가 뜨는 게 바로 보여요. 캐리어는 공항에 맡기고 가세요.',
  },
  {
    place: PLACES.dodubong,
    by: '고래상어',
    visited: { daysAgo: 71 },
    rating: 3,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP'],
    content:
      '돌아가는 날 비행기 시간이 남아서 들렀습니다. 한쪽은 바다, 한쪽은 공항이라 심심하지 않아요. 사진 찍는 줄이 있는 자리도 있는데 저는 그냥 옆에서 구경만 했어요.',
  },
  {
    place: PLACES.jeolmulForest,
    by: '느린우체통',
    visited: { daysAgo: 55 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'QUIET'],
    content:
      '하늘로 곧게 뻗은 삼나무 아래 평상이 여럿 있어요. 신발 벗고 누워 있으니 바람 소리만 들립니다. 약수 한 모금 마시고 오름까지는 욕심내지 않았어요.',
  },
  {
    place: PLACES.jeolmulForest,
    by: '파도앞에서',
    visited: { daysAgo: 90 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['BY_BUS', 'QUIET'],
    content:
      '늘 바다만 보다가 숲이 궁금해서 갔어요. 시내에서 버스로 한 번에 가는데 자주 있지는 않아요. 혼자 온 분들이 책 읽고 계셔서 저도 한참 앉아 있었어요.',
  },
  {
    place: PLACES.jejuNationalMuseum,
    by: '책방가는길',
    visited: { daysAgo: 75, open: exceptMondays },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'GOOD_PRICE', 'BY_BUS'],
    content:
      '상설 전시가 무료인데 탐라의 역사를 차근차근 보여줘서 두 시간이 금방이에요. 비 오는 날 정원을 내다보는 창가가 특히 좋았어요. 짐 보관함도 있어요.',
  },
  {
    place: PLACES.tamnaFestival,
    by: '혼밥만렙',
    visited: { lastOn: '10-11' },
    rating: 3,
    difficulty: 'EASY',
    tags: ['SAFE_AT_NIGHT'],
    content:
      '저녁에 혼자 갔는데 동네 어르신부터 아이들까지 다 나와 있어서 외롭지 않았습니다. 먹거리 줄은 좀 길었지만 몸국 한 그릇에 다 풀렸어요.',
  },
  {
    place: PLACES.tamnaFestival,
    by: '느린우체통',
    visited: { lastOn: '10-12' },
    rating: 5,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP'],
    content:
      '마을마다 옷을 맞춰 입고 나온 행렬이 인상 깊었어요. 한 해에 한 번뿐이라 날짜 맞춰 온 보람이 있습니다. 원도심이라 걸어서 구경하고 시장까지 이어 갔어요.',
  },
  {
    place: PLACES.shillaStay,
    by: '새벽첫차',
    visited: { daysAgo: 37 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['BY_BUS', 'QUIET'],
    content:
      '공항에서 가깝고 정류장이 코앞이라 첫날 밤이랑 마지막 밤은 여기로 정했어요. 혼자 쓰기에 방이 딱 알맞아요. 아침은 근처 해장국집에서 해결했습니다.',
  },
  {
    place: PLACES.lotteCityHotel,
    by: '감귤한알',
    visited: { daysAgo: 62 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['KIND_STAFF', 'QUIET'],
    content:
      '높은 층으로 부탁드렸더니 바다랑 비행기가 같이 보이는 방을 주셨어요. 로비가 밝아서 밤늦게 들어와도 마음이 편했어요. 체크인 시간엔 조금 기다렸어요.',
  },
  {
    place: PLACES.lotteCityHotel,
    by: '파도앞에서',
    visited: { daysAgo: 112 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SAFE_AT_NIGHT', 'BY_BUS'],
    content: '큰길가라 밤에도 환하고 편의점이 가까워요. 버스 정류장이 가까워서 무거운 짐이 있어도 괜찮았어요.',
  },
  {
    place: PLACES.dongmunMarket,
    by: '혼밥만렙',
    visited: { daysAgo: 41 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'GOOD_PRICE'],
    receiptVerified: true,
    content:
      '야시장에서 혼자 두 가지 먹고 배가 불러서 다음엔 여럿이 오기로 했습니다. 서서 먹는 분위기라 혼자여도 눈치 볼 일이 없어요. 오메기떡은 꼭 사세요.',
  },
  {
    place: PLACES.dongmunMarket,
    by: '바람개비',
    visited: { daysAgo: 51 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['BY_BUS', 'SAFE_AT_NIGHT'],
    receiptVerified: true,
    content:
      '집에 보낼 귤이랑 은갈치를 사러 갔어요. 택배를 바로 부쳐주셔서 손이 가벼웠어요. 저녁에는 사람이 많으니 가방은 앞으로 메고 다니는 게 편해요.',
  },
  {
    place: PLACES.ollaeNoodles,
    by: '혼밥만렙',
    visited: { daysAgo: 7 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'SOLO_SEAT'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, SOLO_SEAT: true, NO_STARES: true, LONG_QUEUE: true },
    content:
      '한 명이라고 말씀드리니 금방 앉았습니다. 국물이 진한데 느끼하지 않고 고기가 두툼해요. 점심시간엔 웨이팅이 있으니 저처럼 2시쯤 가세요.',
  },
  {
    place: PLACES.ollaeNoodles,
    by: '새벽첫차',
    visited: { daysAgo: 36 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, SOLO_SEAT: true, NO_STARES: true, LONG_QUEUE: true },
    content:
      '도착하자마자 짐 들고 갔어요. 30분쯤 기다렸지만 혼자라 생각보다 빨리 들어갔습니다. 면이 부드럽고 양이 넉넉해서 저녁까지 든든했어요.',
  },
  {
    place: PLACES.ollaeNoodles,
    by: '느린우체통',
    visited: { daysAgo: 44 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'SOLO_SEAT'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, SOLO_SEAT: true, NO_STARES: true, LONG_QUEUE: true },
    content:
      '문 여는 시간에 맞춰 갔는데도 앞에 몇 분이 계셨어요. 안쪽 벽을 보는 자리에 앉아 천천히 먹고 나왔습니다. 혼자 온 손님이 저 말고도 둘 있었어요.',
  },
  {
    place: PLACES.ollaeNoodles,
    by: '감귤한알',
    visited: { daysAgo: 58 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL'],
    receiptVerified: true,
    soloFacts: { SINGLE_PORTION: true, SOLO_SEAT: false, NO_STARES: true, LONG_QUEUE: true },
    content:
      '비 오는 날 생각나는 맛이에요. 저는 네 명 자리에 혼자 앉았는데 아무도 눈치 주지 않았어요. 주차가 어려우니 버스로 오는 걸 추천해요.',
  },
  {
    place: PLACES.donsadon,
    by: '바람개비',
    visited: { daysAgo: 13 },
    rating: 5,
    difficulty: 'HARD',
    tags: ['KIND_STAFF'],
    receiptVerified: true,
    content:
      '근고기는 혼자 시키기엔 양이 많아서 동행방에서 네 명이 갔어요. 두툼한 고기를 멜젓에 찍어 먹는 맛을 이제야 알았네요. 저녁엔 대기가 있으니 일찍 가세요.',
  },
  {
    place: PLACES.donsadon,
    by: '텐트하나',
    visited: { daysAgo: 13 },
    rating: 4,
    difficulty: 'NORMAL',
    tags: ['KIND_STAFF'],
    content:
      '고기를 직접 구워주셔서 태울 걱정이 없습니다. 연탄불이라 냄새가 옷에 배니 겉옷은 따로 두는 게 좋아요. 여럿이 나눠 먹기 좋은 집.',
  },
  {
    place: PLACES.sunogineMyeongga,
    by: '느린우체통',
    visited: { daysAgo: 18 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['SOLO_MEAL', 'KIND_STAFF'],
    receiptVerified: true,
    content:
      '전복뚝배기 하나 시켰는데 국물이 시원하고 간이 세지 않아 좋았어요. 혼자라고 하니 창가로 안내해 주셨습니다. 점심 피크만 피하면 조용히 먹을 수 있어요.',
  },
  {
    place: PLACES.coffeeTemple,
    by: '감귤한알',
    visited: { daysAgo: 5 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_SEAT'],
    receiptVerified: true,
    content:
      '귤밭 옆 창고를 고친 카페라 창밖이 온통 초록이에요. 텐저린 카푸치노를 처음 마셔봤는데 귤 향이 은은해요. 혼자 온 손님이 많아서 오래 앉아 있었어요.',
  },
  {
    place: PLACES.coffeeTemple,
    by: '바람개비',
    visited: { daysAgo: 32 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_SEAT', 'KIND_STAFF'],
    receiptVerified: true,
    content:
      '커피 설명을 천천히 해주셔서 고르는 재미가 있었어요. 시내에서 버스로 가면 조금 걸어야 하지만 그 길도 좋았어요. 책 한 권 다 읽고 나왔습니다.',
  },
]
