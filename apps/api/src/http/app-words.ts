import { APP_NAMES, type Language } from '@honjeo/contract/values/enums'
import { HeadTags } from '../lib/head-tags.ts'

/** What the app says of itself where a page has no words of its own: the same in previews and on a phone's home screen. */
interface AppWords {
  /** The title of a preview, behind the app's name. */
  slogan: string
  description: string
  /** The text for a browser without JavaScript. */
  withoutScripts: string
  /** The link to the same page, where the app's files do not come. */
  late: string
}

/** The page itself is Korean. */
export const APP_WORDS: Readonly<Record<Exclude<Language, 'ko'>, AppWords>> = {
  en: {
    slogan: 'Jeju on your own',
    description: 'Jeju on your own, with Honjeo. Find places that are good alone, make a plan and meet companions.',
    withoutScripts: 'To use Honjeo, turn on JavaScript in your browser.',
    late: 'The connection is slow, and not all of the app has come. Load again',
  },
  ja: {
    slogan: 'ひとりで行く済州島',
    description:
      'ひとりで行く済州島を、ホンジョと一緒に。ひとりで行きやすい場所を探し、旅程を組み、同行する人に出会えます。',
    withoutScripts: 'ホンジョを使うには、ブラウザのJavaScriptをオンにしてください。',
    late: '通信が遅く、アプリを読み込みきれていません。もう一度読み込む',
  },
  zh: {
    slogan: '一个人的济州岛',
    description: '一个人的济州岛，有Honjeo同行。寻找适合独行的地点，安排行程，结识同伴。',
    withoutScripts: '要使用Honjeo，请在浏览器中开启JavaScript。',
    late: '网络较慢，应用尚未加载完成。重新加载',
  },
}

/** Languages with a country, as `og:locale` wants them. */
export const OG_LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US', ja: 'ja_JP', zh: 'zh_CN' }

const NOSCRIPT = /<noscript>[^<]*</
/** The words of the link in the page itself; a test holds that they are replaced. */
const LATE = '연결이 느려 앱을 다 불러오지 못했어요. 다시 불러오기'

/** Returns the app's page with what it says of the app in this language. */
export function wordsInLanguage(html: string, language: Language): string {
  if (language === 'ko') return html
  const name = APP_NAMES[language]
  const { slogan, description, withoutScripts, late } = APP_WORDS[language]
  const tags = new HeadTags()
  tags.setTitle(name)
  for (const meta of ['og:site_name', 'apple-mobile-web-app-title']) tags.setMeta(meta, name)
  for (const meta of ['description', 'og:description']) tags.setMeta(meta, description)
  tags.setMeta('og:title', `${name}: ${slogan}`)
  tags.setMeta('og:locale', OG_LOCALES[language])
  return tags.putInto(html).replace(NOSCRIPT, `<noscript>${withoutScripts}<`).replace(LATE, late)
}
