import type { Banner } from '@honjeo/contract/home'
import { SOLO_MEAL_FACTS } from '@honjeo/contract/values/solo-facts'

/** The banners that ship with the app, in Korean with their other languages. */
export const homeBanners: readonly (Banner & { position: number })[] = [
  {
    id: 1,
    title: '혼자여도 든든하게',
    subtitle: '떠나기 전 안전 체크 35가지',
    link: '/safety-check',
    scene: 'SAFETY',
    position: 1,
    translations: {
      en: { title: 'Safe on your own', subtitle: '35 checks before you go' },
      ja: { title: 'ひとりでも心強く', subtitle: '出発前の安全チェック' },
      zh: { title: '一个人也安心', subtitle: '出发前的35项安全检查' },
    },
  },
  {
    id: 2,
    title: '오늘만 같이 걸을까요?',
    subtitle: '지금 열린 동행방 둘러보기',
    link: '/community?category=COMPANION_PROPOSAL',
    scene: 'COMPANION',
    position: 2,
    translations: {
      en: { title: 'Walk along today?', subtitle: 'Open companion rooms' },
      ja: { title: '今日、一緒に歩く？', subtitle: '募集中の同行ルームを見る' },
      zh: { title: '就今天，一起走走？', subtitle: '看看正在招募的同行房' },
    },
  },
  {
    id: 3,
    title: '오름은 혼자가 제맛',
    subtitle: '바람 맞으며 걷기 좋은 곳',
    link: '/search?contentTypeId=12',
    scene: 'OREUM',
    position: 3,
    translations: {
      en: { title: 'Oreums, best alone', subtitle: 'Walks in the wind' },
      ja: { title: 'オルムはひとりで', subtitle: '風を感じて歩きたい場所' },
      zh: { title: '小火山，一个人爬最好', subtitle: '适合吹着风散步的地方' },
    },
  },
  {
    id: 4,
    title: '한 그릇도 눈치 없이',
    subtitle: '혼밥하기 편한 제주 밥집',
    link: `/search?contentTypeId=39&facts=${SOLO_MEAL_FACTS.join(',')}`,
    scene: 'MARKET',
    position: 4,
    translations: {
      en: { title: 'A table for one', subtitle: 'Easy solo meals in Jeju' },
      ja: { title: '一杯でも気兼ねなく', subtitle: 'ひとりごはんの食堂' },
      zh: { title: '一碗饭也自在', subtitle: '适合一个人吃饭的济州餐馆' },
    },
  },
]
