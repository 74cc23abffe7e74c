import { APP_NAMES, type Language } from '@honjeo/contract/values/enums'

/** What the home screen of a phone says of the app, by the addresses of its shortcuts. The file itself is Korean. */
interface Words {
  description: string
  shortcuts: Readonly<Record<string, string>>
}

const WORDS: Record<Exclude<Language, 'ko'>, Words> = {
  en: {
    description: 'Jeju on your own, with Honjeo. Find places that are good alone, make a plan and meet companions.',
    shortcuts: {
      '/safety-check/rescue': 'Rescue card',
      '/safety-check': 'Safety check',
      '/mypage/plans': 'My trip plans',
      '/mypage/rooms': 'Companion rooms',
    },
  },
  ja: {
    description:
      'ひとりで行く済州島を、ホンジョと一緒に。ひとりで行きやすい場所を探し、旅程を組み、同行する人に出会えます。',
    shortcuts: {
      '/safety-check/rescue': '救助カード',
      '/safety-check': '安全チェック',
      '/mypage/plans': 'マイ旅程',
      '/mypage/rooms': '同行ルーム',
    },
  },
  zh: {
    description: '一个人的济州岛，有Honjeo同行。寻找适合独行的地点，安排行程，结识同伴。',
    shortcuts: {
      '/safety-check/rescue': '求救卡',
      '/safety-check': '安全检查',
      '/mypage/plans': '我的行程',
      '/mypage/rooms': '同行房',
    },
  },
}

interface Shortcut {
  name: string
  url: string
}

/** The built manifest with its words in a language. Its `id` stays, so that it is the same app to a phone. */
export function manifestIn(built: string, language: Language): string {
  if (language === 'ko') return built
  const manifest = JSON.parse(built) as { shortcuts: Shortcut[] }
  const { description, shortcuts } = WORDS[language]
  const name = APP_NAMES[language]
  return JSON.stringify({
    ...manifest,
    name,
    short_name: name,
    description,
    lang: language,
    shortcuts: manifest.shortcuts.map((each) => ({ ...each, name: shortcuts[each.url] ?? each.name })),
  })
}
