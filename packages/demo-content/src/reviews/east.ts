import { exceptMondays, fiveDayMarket } from '../days.ts'
import { PLACES } from '../places.ts'
import type { DemoReview } from '../review.ts'

export const eastReviews: readonly DemoReview[] = [
  {
    place: PLACES.seongsan,
    by: '새벽첫차',
    visited: { daysAgo: 6, open: exceptMondays },
    rating: 5,
    difficulty: 'EASY',
    tags: ['BY_BUS', 'EASY_WALK'],
    content:
      '정류장에서 매표소까지 5분이면 걸어가요. 계단이 꽤 있지만 중간중간 쉴 자리가 있어서 제 속도로 올라갔어요. 혼자 온 분이 많아서 하나도 어색하지 않았습니다.',
  },
  {
    place: PLACES.seongsan,
    by: '바람개비',
    visited: { daysAgo: 9, open: exceptMondays },
    rating: 4,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '정상까지 25분쯤 걸렸는데 마지막 계단이 제법 가팔라요. 바람이 세서 모자는 아예 벗고 올랐어요. 내려와서 해안 쪽으로 조금 더 걸어가 보세요, 사람이 확 줄어서 훨씬 여유로워요.',
  },
  {
    place: PLACES.bijarim,
    by: '느린우체통',
    visited: { daysAgo: 8 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'QUIET'],
    content:
      '바닥에 깔린 붉은 화산송이가 걸을 때마다 사각사각 소리를 내요. 길이 평평해서 무릎이 약한 저도 편했습니다. 새천년 비자나무 앞 의자에 한참 앉아 있다 왔어요.',
  },
  {
    place: PLACES.bijarim,
    by: '간세다리',
    visited: { daysAgo: 33 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['EASY_WALK'],
    content:
      '문 여는 시간에 맞춰 들어가면 단체 손님이 오기 전이라 조용합니다. 돌멩이길까지 걸어도 한 시간 반이면 넉넉해요. 숲 안에는 화장실이 없으니 미리 다녀오세요.',
  },
  {
    place: PLACES.bijarim,
    by: '한라봉두개',
    visited: { daysAgo: 2 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['BY_BUS', 'PHOTO_HELP'],
    content:
      '버스로 갔는데 배차가 길어서 돌아오는 시간을 먼저 찍어두고 들어갔어요. 그것만 빼면 완벽! 비 온 다음 날이라 숲 냄새가 진짜 진했어요 🌿',
  },
  {
    place: PLACES.hamdeokBeach,
    by: '바람개비',
    visited: { daysAgo: 17 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'BY_BUS'],
    content:
      '버스에서 내리면 바로 바다예요. 물빛이 층층이 달라서 서우봉 중턱까지 올라가 내려다봤어요. 혼자 앉아 있기 좋은 정자도 있고 산책로가 넓어서 마음이 편했어요.',
  },
  {
    place: PLACES.hamdeokBeach,
    by: '감귤한알',
    visited: { daysAgo: 27 },
    rating: 3,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP'],
    content:
      '바다 보면서 빵이랑 커피 먹고 싶어서 갔어요. 주말 낮에는 사람이 많은 편이라 평일 오전을 추천해요. 해변 끝에서 끝까지 걸어도 20분 정도예요.',
  },
  {
    place: PLACES.darangswi,
    by: '바람개비',
    visited: { daysAgo: 25 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '처음 20분 계단이 고비예요. 그 뒤로는 성산일출봉이랑 우도까지 다 보여서 힘든 걸 잊었어요. 분화구 둘레를 한 바퀴 꼭 돌아보세요.',
  },
  {
    place: PLACES.darangswi,
    by: '느린우체통',
    visited: { daysAgo: 25 },
    rating: 5,
    difficulty: 'HARD',
    tags: ['PHOTO_HELP'],
    content:
      '혼자였다면 중간에 돌아섰을 거예요. 동행분들이 걸음을 맞춰주셔서 끝까지 올랐습니다. 분화구가 백록담만큼 깊다는 말이 실감 나요. 스틱이 있으면 내려올 때 도움이 됩니다.',
  },
  {
    place: PLACES.udo,
    by: '돌담길따라',
    visited: { daysAgo: 52 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '배에서 내려 안쪽 마을 길로 들어가니 밭담이 끝없이 이어집니다. 해안도로는 붐벼도 마을 길은 한적했어요. 걸어서 돌면 하루가 꼬박 걸리니 자전거를 권합니다.',
  },
  {
    place: PLACES.udo,
    by: '새벽첫차',
    visited: { daysAgo: 38 },
    rating: 4,
    difficulty: 'NORMAL',
    tags: ['BY_BUS'],
    content:
      '성산항에서 배로 15분이면 도착해요. 섬 안에도 순환버스가 있어서 걷기 힘들 때마다 탔습니다. 나오는 마지막 배 시간은 계절마다 다르니 들어갈 때 꼭 확인하세요.',
  },
  {
    place: PLACES.seopjikoji,
    by: '바람개비',
    visited: { daysAgo: 4 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'PHOTO_HELP'],
    content:
      '등대까지 길이 완만해서 한 시간이면 다녀와요. 동행분들이랑 사진을 서로 찍어줬는데 하늘이랑 바다밖에 없어서 어디서 찍어도 예뻐요. 바람은 각오하셔야 해요!',
  },
  {
    place: PLACES.seopjikoji,
    by: '필름한롤',
    visited: { daysAgo: 4 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP', 'EASY_WALK'],
    content:
      '필름 열두 장을 여기서 다 썼어요. 선돌바위 앞은 사람이 많고, 등대 지나서 돌아 나오는 길이 조용해요. 버스 정류장에서는 꽤 걸어야 해서 성산에서 택시를 탔어요.',
  },
  {
    place: PLACES.gwangchigiBeach,
    by: '파도앞에서',
    visited: { daysAgo: 29 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'PHOTO_HELP'],
    content:
      '물이 빠지면 초록 이끼 낀 바위가 드러나는데 그 뒤로 일출봉이 서 있어요. 물때표를 보고 썰물에 맞춰 가세요. 바위는 미끄러우니 발밑만 조심하면 돼요.',
  },
  {
    place: PLACES.canolaFestival,
    by: '돌담길따라',
    visited: { lastOn: '03-29' },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '녹산로를 따라 노란 유채밭이 끝없이 이어지고 운이 좋으면 벚꽃까지 같이 핍니다. 낮에는 차가 많이 밀려서 아침 일찍 들어가 걸었어요. 밭 안쪽은 정해진 길로만 다녀주세요.',
  },
  {
    place: PLACES.olle1,
    by: '느린우체통',
    visited: { daysAgo: 60 },
    rating: 4,
    difficulty: 'HARD',
    tags: ['EASY_WALK'],
    content:
      '올레의 첫 번째 길이라 일부러 골랐어요. 말미오름에 오르면 밭담이 조각보처럼 펼쳐집니다. 종달리 지나 바닷길이 길게 이어지니 모자는 꼭 챙기세요.',
  },
  {
    place: PLACES.saryeoniForest,
    by: '새벽첫차',
    visited: { daysAgo: 300 },
    rating: 3,
    difficulty: 'HARD',
    tags: ['BY_BUS', 'EASY_WALK'],
    content:
      '붉은오름 입구로 들어가면 삼나무 길이 바로 시작돼요. 평일 오후에는 사람이 뜸한 구간이 있어서 다음엔 아침에 동행이랑 걸으려고 해요. 길 자체는 넓고 평평합니다.',
  },
  {
    place: PLACES.saryeoniForest,
    by: '느린우체통',
    visited: { daysAgo: 40 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'QUIET'],
    content:
      '삼나무 사이로 난 나무 데크 길이 참 잘 되어 있어요. 끝까지 가지 않고 한 시간만 걷다 되돌아와도 충분합니다. 의자에 앉아 엽서 두 장을 썼어요.',
  },
  {
    place: PLACES.bunkerDeLumieres,
    by: '책방가는길',
    visited: { daysAgo: 30 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'SOLO_SEAT'],
    content:
      '벽이며 바닥이며 온통 그림이라 아무 데나 앉아서 봐도 좋아요. 혼자 온 사람들은 다들 기둥 옆에 기대앉아 있더라고요. 비 오는 날 하루를 구해준 곳이에요.',
  },
  {
    place: PLACES.bunkerDeLumieres,
    by: '필름한롤',
    visited: { daysAgo: 19 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP'],
    content:
      '두 번 돌려보고 나왔어요. 안이 어두워서 처음 들어갈 때 발밑을 조심해야 해요. 주말 오후는 조금 붐비니 오전이 좋아요.',
  },
  {
    place: PLACES.jejuStonePark,
    by: '돌담길따라',
    visited: { daysAgo: 24, open: exceptMondays },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'EASY_WALK'],
    content:
      '세 시간을 걸었는데 마주친 사람이 열 명도 안 됩니다. 하늘연못에 비친 하늘이 압권이에요. 넓어서 물 한 병은 들고 들어가세요.',
  },
  {
    place: PLACES.timidBookshop,
    by: '책방가는길',
    visited: { daysAgo: 22 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'KIND_STAFF'],
    content:
      '종달리 골목 안쪽에 있는 작은 책방이에요. 책마다 붙은 손글씨 메모를 읽다 보면 시간이 훌쩍 가요. 한 권 사서 마을 길을 걷다가 바다까지 내려갔어요.',
  },
  {
    place: PLACES.sehwaMarket,
    by: '필름한롤',
    visited: { daysAgo: 23, open: fiveDayMarket(5, 0) },
    rating: 4,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP', 'GOOD_PRICE'],
    content:
      '바다 바로 옆에 서는 오일장이에요. 호떡 하나 들고 방파제에 앉아 먹었어요. 점심 지나면 하나둘 정리하시니 오전에 가야 구경거리가 많아요.',
  },
]
