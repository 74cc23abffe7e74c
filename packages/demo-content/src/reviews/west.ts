import { PLACES } from '../places.ts'
import type { DemoReview } from '../review.ts'

export const westReviews: readonly DemoReview[] = [
  {
    place: PLACES.hyeopjaeBeach,
    by: '파도앞에서',
    visited: { daysAgo: 12 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'PHOTO_HELP'],
    content:
      '비양도가 손에 잡힐 듯 가까워요. 물이 얕고 맑아서 발만 담그고 한참 서 있었어요. 아침 9시쯤 가니 저 말고 산책하는 분 둘뿐이었어요.',
  },
  {
    place: PLACES.hyeopjaeBeach,
    by: '고래상어',
    visited: { daysAgo: 21 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['BY_BUS'],
    content:
      '정류장에서 바다까지 3분입니다. 금능 쪽으로 걸어가면 더 한적해요. 화장실이랑 매점이 가까워서 혼자 짐 두고 다니지만 않으면 불편한 게 없어요.',
  },
  {
    place: PLACES.saebyeolOreum,
    by: '텐트하나',
    visited: { daysAgo: 2 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '짧지만 숨이 찹니다. 정상에 서면 비양도부터 한라산까지 다 보여요. 바람이 정말 세서 삼각대가 넘어질 뻔했습니다.',
  },
  {
    place: PLACES.saebyeolOreum,
    by: '돌담길따라',
    visited: { lastOn: '10-30' },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '오름 전체가 억새로 은빛이었습니다. 해 지기 한 시간 전부터 올라가서 빛이 바뀌는 걸 다 봤어요. 내려올 때는 어두우니 손전등을 챙기세요.',
  },
  {
    place: PLACES.yongmeori,
    by: '필름한롤',
    visited: { daysAgo: 15 },
    rating: 4,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '물때랑 파도 때문에 두 번째 만에 들어갔어요. 출발하기 전에 꼭 전화로 확인하세요. 층층이 쌓인 바위 옆을 걷다 보면 다른 별에 온 것 같아요.',
  },
  {
    place: PLACES.camelliaHill,
    by: '필름한롤',
    visited: { lastOn: '01-12' },
    rating: 5,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP', 'EASY_WALK'],
    content:
      '떨어진 꽃잎까지 길을 만들어 놓았어요. 문 열자마자 들어가면 사람 없는 사진을 찍을 수 있어요. 천천히 돌면 두 시간 걸려요.',
  },
  {
    place: PLACES.camelliaHill,
    by: '감귤한알',
    visited: { lastOn: '12-20' },
    rating: 4,
    difficulty: 'EASY',
    tags: ['EASY_WALK'],
    content:
      '동백이 이렇게 종류가 많은 줄 처음 알았어요. 연인이나 가족이 많긴 한데 길이 여러 갈래라 혼자 걷기에도 괜찮아요. 온실 카페에서 몸을 녹였어요.',
  },
  {
    place: PLACES.gapado,
    by: '간세다리',
    visited: { lastOn: '04-24' },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'QUIET'],
    content:
      '청보리가 바람에 눕는 걸 보러 해마다 갑니다. 섬이 평평해서 두 시간이면 다 걷습니다. 이맘때는 배표가 일찍 떨어지니 예약하고 가세요.',
  },
  {
    place: PLACES.songaksan,
    by: '고래상어',
    visited: { daysAgo: 31 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK', 'PHOTO_HELP'],
    content:
      '둘레길만 한 바퀴 돌았는데 형제섬, 가파도, 마라도가 차례로 나옵니다. 절벽 아래 바다색이 끝내줘요. 말똥만 조심하면 운동화로 충분합니다.',
  },
  {
    place: PLACES.songaksan,
    by: '바람개비',
    visited: { daysAgo: 77 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['EASY_WALK'],
    content:
      '바람 맞으러 갔다가 바람한테 제대로 맞고 왔어요 ㅎㅎ 데크가 잘 되어 있어서 혼자 걸어도 안전해요. 해 지기 전에 버스 시간 확인하고 움직였어요.',
  },
  {
    place: PLACES.olle10,
    by: '간세다리',
    visited: { daysAgo: 120 },
    rating: 5,
    difficulty: 'NORMAL',
    tags: ['PHOTO_HELP'],
    content:
      '산방산을 뒤로하고 걷기 시작해서 송악산을 돌아 모슬포까지 갑니다. 볼거리가 가장 많은 코스라고 생각해요. 섯알오름을 지날 때는 잠시 걸음을 멈추게 됩니다.',
  },
  {
    place: PLACES.nine81Park,
    by: '고래상어',
    visited: { daysAgo: 26 },
    rating: 4,
    difficulty: 'NORMAL',
    tags: ['KIND_STAFF'],
    content:
      '혼자 세 번 탔습니다. 기록이 앱에 남아서 어제의 저와 경주하는 기분이에요. 주말에는 대기가 있으니 예약하고 가세요.',
  },
  {
    place: PLACES.nine81Park,
    by: '혼밥만렙',
    visited: { daysAgo: 66 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['PHOTO_HELP'],
    content:
      '혼자 타는 카트라 오히려 1인 손님한테 딱입니다. 내리막을 중력으로만 내려가는데 생각보다 빨라요. 노을 시간대는 예약이 먼저 찹니다.',
  },
  {
    place: PLACES.osulloc,
    by: '감귤한알',
    visited: { daysAgo: 10 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['SOLO_SEAT', 'PHOTO_HELP'],
    content:
      '녹차 아이스크림 들고 차밭을 걸었어요. 2층 창가에 앉으면 밭이 한눈에 들어와요. 점심 지나면 붐비니까 문 열 때 가는 걸 추천해요 :)',
  },
  {
    place: PLACES.osulloc,
    by: '바람개비',
    visited: { daysAgo: 58 },
    rating: 4,
    difficulty: 'EASY',
    tags: ['BY_BUS'],
    content:
      '버스가 바로 앞에 서서 뚜벅이도 편하게 다녀올 수 있어요. 관광객이 많은 시간에는 자리 잡기가 조금 어려워요. 길 건너 차밭은 한적해서 거기서 쉬었어요.',
  },
  {
    place: PLACES.sorisomunBooks,
    by: '책방가는길',
    visited: { daysAgo: 28 },
    rating: 5,
    difficulty: 'EASY',
    tags: ['QUIET', 'KIND_STAFF'],
    receiptVerified: true,
    content:
      '저지리 돌집 안에 책이 가득해요. 베껴 쓰기를 할 수 있는 책상이 있어서 좋아하는 문장을 한 페이지 적고 왔어요. 조용히 있고 싶은 날 다시 갈 거예요.',
  },
]
