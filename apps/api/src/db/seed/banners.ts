import type { banners } from '../schema/places.ts'

export const HOME_BANNERS: (typeof banners.$inferInsert)[] = [
  {
    id: 1,
    title: '혼자여도 든든하게',
    subtitle: '떠나기 전 안전 체크 35가지',
    link: '/safety-check',
    scene: 'SAFETY',
    position: 1,
  },
  {
    id: 2,
    title: '오늘만 같이 걸을까요?',
    subtitle: '지금 열린 동행방 둘러보기',
    link: '/community?category=COMPANION_PROPOSAL',
    scene: 'COMPANION',
    position: 2,
  },
  {
    id: 3,
    title: '오름은 혼자가 제맛',
    subtitle: '바람 맞으며 걷기 좋은 곳',
    link: '/search?contentTypeId=12',
    scene: 'OREUM',
    position: 3,
  },
  {
    id: 4,
    title: '한 그릇도 눈치 없이',
    subtitle: '혼밥하기 편한 제주 밥집',
    link: '/search?contentTypeId=39',
    scene: 'MARKET',
    position: 4,
  },
]
