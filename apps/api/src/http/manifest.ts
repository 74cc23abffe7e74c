import { APP_NAMES, type Language } from '@honjeo/contract/values/enums'
import { APP_WORDS } from './app-words.ts'

/** The app's shortcuts on a phone's home screen, by their addresses. The file itself is Korean. */
const SHORTCUTS: Record<Exclude<Language, 'ko'>, Readonly<Record<string, string>>> = {
  en: {
    '/safety-check/rescue': 'Rescue card',
    '/safety-check': 'Safety check',
    '/mypage/plans': 'My trip plans',
    '/mypage/rooms': 'Companion rooms',
  },
  ja: {
    '/safety-check/rescue': '救助カード',
    '/safety-check': '安全チェック',
    '/mypage/plans': 'マイ旅程',
    '/mypage/rooms': '同行ルーム',
  },
  zh: {
    '/safety-check/rescue': '求救卡',
    '/safety-check': '安全检查',
    '/mypage/plans': '我的行程',
    '/mypage/rooms': '同行房',
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
  const shortcuts = SHORTCUTS[language]
  const name = APP_NAMES[language]
  return JSON.stringify({
    ...manifest,
    name,
    short_name: name,
    description: APP_WORDS[language].description,
    lang: language,
    shortcuts: manifest.shortcuts.map((each) => ({ ...each, name: shortcuts[each.url] ?? each.name })),
  })
}
