import type { PostCategory } from '@honjeo/contract/values/enums'
import type { Nickname } from './members.ts'
import type { RoomKey } from './rooms.ts'

export interface DemoPost {
  category: Exclude<PostCategory, 'COMPANION_PROPOSAL'>
  by: Nickname
  daysAgo: number
  time: string
  title: string
  content: string
}

/** A post that the room's host writes right after opening it. */
export interface DemoProposal {
  category: 'COMPANION_PROPOSAL'
  room: RoomKey
  title: string
  content: string
}

const proposals: readonly DemoProposal[] = [
  {
    category: 'COMPANION_PROPOSAL',
    room: 'bijarim',
    title: '비자림 같이 걸으실 분, 느린 분 환영해요',
    content:
      '오전에 비자림 한 바퀴 걸으려고 해요. 저는 나무 하나하나 올려다보면서 걷는 편이라 남들보다 두 배는 걸리는 것 같아요.\n\n' +
      '말을 계속 이어가지 않아도 되는 동행이면 좋겠어요. 동행방에 만나는 곳이랑 시간 적어뒀으니 편하게 들어오세요 🌿',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'saebyeol',
    title: '새별오름 가실 분, 차 태워드립니다',
    content:
      '오후에 새별오름 올라갑니다. 혼자 가도 좋지만 정상에서 사진 찍어줄 사람이 있으면 더 좋더라고요.\n\n' +
      '제주시에서 출발하고 제 차에 세 분까지 탈 수 있습니다. 경사가 급하니 신발만 편한 걸로 신고 오세요.',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'dongmun',
    title: '동문 야시장에서 이것저것 나눠 먹을 사람',
    content:
      '야시장에서 혼자 먹으면 두 가지가 한계입니다. 다섯 명이 하나씩 사면 다섯 가지를 먹을 수 있어요. 단순한 산수죠.\n\n' +
      '값은 똑같이 나누고, 술은 없이 먹는 데만 집중합니다. 못 먹는 음식 있으면 동행방에서 알려주세요.',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'udo',
    title: '우도 자전거 여행 같이 가요',
    content:
      '아침 배로 들어가서 자전거로 한 바퀴 돌고 오후 배로 나옵니다. 산호해변, 하고수동, 검멀레 순서로 쉬어가며 달릴 거예요.\n\n' +
      '배가 못 뜨는 날이면 바로 취소 공지 올릴게요. 땅콩 아이스크림은 필수 코스입니다.',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'saryeoni',
    title: '사려니숲길 아침에 같이 걸으실 여자분',
    content:
      '작년에 혼자 걸었는데 길은 참 좋았지만 사람이 뜸한 구간이 조금 무섭더라고요. 이번엔 두 분 정도 같이 걷고 싶어요.\n\n' +
      '버스 여행하시는 분이면 타는 곳부터 같이 가요. 시간표는 제가 챙길게요.',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'osulloc',
    title: '차 마시면서 각자 책 읽어요',
    content:
      '같이 있지만 각자인 시간이 필요해서 열어봤어요. 차밭 보이는 자리에서 한 시간은 조용히 읽고, 그다음에 조금만 이야기해요.\n\n' +
      '책이 없으면 빌려드릴게요. 가방에 늘 두 권 들고 다녀요.',
  },
  {
    category: 'COMPANION_PROPOSAL',
    room: 'yeongsil',
    title: '영실 코스 같이 오르실 남자분 구합니다',
    content:
      '윗세오름까지 올라갔다가 같은 길로 내려옵니다. 쉬는 시간까지 왕복 네 시간 정도 보고 있고, 정상까지 가는 코스는 아닙니다.\n\n' +
      '보온병에 담아 간 물로 먹는 컵라면은 제가 준비할게요. 쓰레기는 다 가지고 내려옵니다.',
  },
]

const questions: readonly DemoPost[] = [
  {
    category: 'QUESTION',
    by: '한라봉두개',
    daysAgo: 1,
    time: '12:20',
    title: '차 없이 동쪽만 3박 4일, 일정 좀 봐주세요',
    content:
      '첫날 함덕, 둘째 날 세화랑 비자림, 셋째 날 성산이랑 섭지코지 생각하고 있어요. 숙소는 세화 한 곳에 쭉 잡았고요.\n\n' +
      '버스로만 다니는데 하루에 두 곳이 너무 빠듯할까요? 해 지면 버스가 뜸하다고 해서 저녁은 숙소 근처에서 먹으려고 해요.',
  },
  {
    category: 'QUESTION',
    by: '책방가는길',
    daysAgo: 2,
    time: '21:48',
    title: '아침 첫 비행기로 도착하면 어디부터 가세요?',
    content:
      '7시 조금 넘어 공항에 내리는데 숙소 체크인은 오후 3시예요. 큰 가방은 맡길 수 있다고 하더라고요.\n\n' +
      '지난번엔 도두봉에 올라가서 비행기 뜨는 걸 구경했는데 참 좋았어요. 이번엔 아침 일찍 여는 국숫집이나 해장국집에 가볼까 하는데 추천 부탁드려요.',
  },
  {
    category: 'QUESTION',
    by: '파도앞에서',
    daysAgo: 4,
    time: '09:10',
    title: '우도 배 결항은 어디서 확인하나요?',
    content:
      '바람이 세다는 예보가 있어서 걱정이에요. 전날 밤에 알 수 있는지, 아니면 당일 아침에 항에 전화해 보는 게 빠른지 궁금해요.\n\n' +
      '혹시 결항되면 성산에서 반나절 보낼 만한 곳도 알려주시면 감사하겠습니다.',
  },
  {
    category: 'QUESTION',
    by: '감귤한알',
    daysAgo: 7,
    time: '22:31',
    title: '혼자 첫 제주인데 게스트하우스랑 호텔 중에 고민이에요',
    content:
      '사람 만나는 건 좋아하는데 밤에는 조용히 쉬고 싶어요. 파티 없는 게스트하우스도 꽤 있는 것 같더라고요.\n\n' +
      '첫날만 제주시 호텔에서 자고 나머지는 동쪽으로 옮길까 하는데, 중간에 짐 옮기는 게 번거로울까요?',
  },
  {
    category: 'QUESTION',
    by: '필름한롤',
    daysAgo: 11,
    time: '18:05',
    title: '한라산 처음인데 영실이랑 어리목 중에 어디가 나을까요',
    content:
      '등산은 동네 뒷산 정도만 다녀봤어요. 백록담 욕심은 없고 윗세오름까지만 가서 사진 찍고 싶어요.\n\n' +
      '영실이 짧은 대신 계단이 많다고 들었는데, 올라갈 때 영실 내려올 때 어리목으로 가면 버스로 돌아올 수 있나요?',
  },
  {
    category: 'QUESTION',
    by: '고래상어',
    daysAgo: 16,
    time: '20:17',
    title: '비 오는 날 혼자 뭐 하세요?',
    content:
      '바다에 못 들어가는 날이면 할 일이 없습니다. 지난번엔 빨래방에서 두 시간 있었어요.\n\n' +
      '서쪽에 있는데 버스로 갈 만한 실내 있을까요? 박물관도 좋고 목욕탕도 좋아요.',
  },
]

const tips: readonly DemoPost[] = [
  {
    category: 'SOLO_TIP',
    by: '새벽첫차',
    daysAgo: 1,
    time: '07:40',
    title: '뚜벅이 7년 차가 지키는 버스 여행 규칙 다섯 가지',
    content:
      '1. 하루에 동네 하나만. 동쪽 찍고 서쪽 가면 길에서 하루가 끝나요.\n' +
      '2. 숙소는 급행버스가 서는 정류장 근처로 잡아요. 아침이 편해져요.\n' +
      '3. 내릴 때도 꼭 카드를 찍어요. 그래야 환승이 돼요.\n' +
      '4. 중산간은 배차가 한 시간에 한 대인 곳이 많으니 돌아오는 시간부터 확인해요.\n' +
      '5. 막차 한 대 전 차를 내 막차라고 생각해요.\n\n' +
      '다섯 번째만 지켜도 밤에 정류장에서 떨 일이 없어요.',
  },
  {
    category: 'SOLO_TIP',
    by: '혼밥만렙',
    daysAgo: 3,
    time: '13:55',
    title: '유명한 국숫집, 혼자라면 이 시간에 가세요',
    content:
      '점심은 11시 전이나 2시 이후, 저녁은 5시 반 전에 갑니다. 혼자면 바 자리나 합석 자리가 먼저 나는 경우도 많아서 직원분께 한 명이라고 꼭 말씀드려요.\n\n' +
      '재료가 떨어지면 일찍 닫는 집이 많으니 2시 이후에 갈 땐 전화 한 통 하고 가시고요.',
  },
  {
    category: 'SOLO_TIP',
    by: '오름수집가',
    daysAgo: 6,
    time: '21:12',
    title: '오름 혼자 갈 때 가방에 늘 넣는 것들',
    content:
      '물, 바람막이, 작은 손전등, 보조 배터리, 호루라기. 이 다섯 개는 30분짜리 오름에도 들고 갑니다.\n\n' +
      '들어가기 전에 가족에게 오름 이름이랑 내려올 시간을 문자로 남겨요. 방목하는 오름은 소나 말이 길에 있을 때가 있는데, 뒤로 돌아가지 말고 멀리 떨어져서 천천히 지나가면 됩니다. 울타리는 열었으면 꼭 닫아주세요.',
  },
  {
    category: 'SOLO_TIP',
    by: '돌담길따라',
    daysAgo: 9,
    time: '10:26',
    title: '혼자서도 내 사진 남기는 법',
    content:
      '제주는 돌담이 삼각대입니다. 돌담 위에 휴대폰을 세우고 타이머를 10초로 맞춘 다음 천천히 걸어보세요. 서 있는 사진보다 걷는 사진이 훨씬 자연스럽게 나와요.\n\n' +
      '다만 밭담은 쌓아만 둔 곳이 많으니 기대거나 올라서지 말아주세요. 밭 안으로 들어가는 것도 안 됩니다.',
  },
  {
    category: 'SOLO_TIP',
    by: '책방가는길',
    daysAgo: 13,
    time: '16:02',
    title: '비 오는 날에 더 좋았던 곳들',
    content:
      '빗소리 들으면서 걷기엔 비자림이 좋았어요. 나무가 빽빽해서 비가 조금 덜 떨어져요. 실내로는 국립제주박물관이 조용하고, 성산의 빛의 벙커는 날씨랑 아무 상관이 없어요.\n\n' +
      '오후엔 작은 책방 하나 골라서 오래 있다 와요. 책 한 권 사서 숙소에서 마저 읽으면 비가 고마워져요.',
  },
  {
    category: 'SOLO_TIP',
    by: '간세다리',
    daysAgo: 19,
    time: '06:48',
    title: '올레 혼자 걷는 분들께 드리는 부탁',
    content:
      '아침 9시 전에 시작해서 겨울엔 5시, 여름엔 6시 전에 마치는 게 좋습니다. 길을 잃으면 마지막으로 본 리본까지 되돌아가세요. 파란색과 주황색 리본이 번갈아 나옵니다.\n\n' +
      '숲이나 곶자왈 구간이 긴 코스는 혼자보다 동행과 걷는 걸 권합니다. 물은 생각보다 많이 마시게 되니 두 병 챙기시고요.',
  },
]

const challenges: readonly DemoPost[] = [
  {
    category: 'SOLO_CHALLENGE',
    by: '한라봉두개',
    daysAgo: 2,
    time: '20:35',
    title: '혼자 고깃집 들어가기, 성공했습니다',
    content:
      '문 앞에서 10분 서 있다가 들어갔는데 사장님이 아무렇지 않게 한 명이요? 하고 자리 안내해 주셨어요.\n\n' +
      '2인분 시켜서 다 먹었고요, 볶음밥까지 먹었어요. 다음 도전은 혼자 노래방입니다!',
  },
  {
    category: 'SOLO_CHALLENGE',
    by: '오름수집가',
    daysAgo: 5,
    time: '19:20',
    title: '오름 100곳 오르기, 68번째',
    content:
      '오늘로 예순여덟 번째입니다. 제주 오름이 368곳이라니 이 속도면 환갑 전에는 다 갈 수 있겠네요.\n\n' +
      '아직까지 1등은 다랑쉬, 2등은 따라비입니다. 여러분의 1등 오름은 어디인가요?',
  },
  {
    category: 'SOLO_CHALLENGE',
    by: '간세다리',
    daysAgo: 10,
    time: '17:44',
    title: '올레 세 번째 완주 도전, 열네 코스째',
    content:
      '첫 번째는 빨리 걷느라 바빴고 두 번째는 사진 찍느라 바빴습니다. 세 번째는 마을 분들께 인사하면서 걷는 게 목표입니다.\n\n' +
      '오늘은 밭일 하시던 어르신께 귤 한 봉지를 얻었습니다. 인사의 힘이 이렇게 큽니다.',
  },
  {
    category: 'SOLO_CHALLENGE',
    by: '필름한롤',
    daysAgo: 14,
    time: '21:58',
    title: '하루에 필름 한 롤, 서른여섯 장으로 제주 담기',
    content:
      '휴대폰은 가방에 넣고 필름 카메라만 들고 하루를 보냈어요. 서른여섯 장밖에 없으니까 셔터를 누르기 전에 오래 보게 되더라고요.\n\n' +
      '마지막 한 장은 버스 창가 자리에 남겨뒀어요. 현상하면 또 올릴게요.',
  },
  {
    category: 'SOLO_CHALLENGE',
    by: '책방가는길',
    daysAgo: 22,
    time: '15:15',
    title: '제주 동네 책방 열 곳 다니기, 여섯 번째',
    content:
      '종달리, 함덕, 저지까지 버스로 다녀왔어요. 책방마다 꼭 한 권은 사기로 해서 가방이 점점 무거워지고 있어요.\n\n' +
      '책방은 쉬는 날이 제각각이라 가기 전에 꼭 확인하세요. 저는 두 번이나 닫힌 문 앞에서 돌아섰어요 😂',
  },
]

export const demoPosts: readonly (DemoPost | DemoProposal)[] = [...proposals, ...questions, ...tips, ...challenges]
