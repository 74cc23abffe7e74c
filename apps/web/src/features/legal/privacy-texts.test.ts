import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Block, Part } from './legal-text.ts'
import { PRIVACY_PARTS } from './privacy-texts.ts'
import { PRIVACY_PARTS as EN } from './texts/en/privacy.ts'
import { PRIVACY_PARTS as JA } from './texts/ja/privacy.ts'
import { PRIVACY_PARTS as ZH } from './texts/zh/privacy.ts'

const LANGUAGES = { ko: PRIVACY_PARTS, en: EN, ja: JA, zh: ZH }
const TRANSLATIONS = { en: EN, ja: JA, zh: ZH }

/** Returns all texts of a block, in their order. */
function textsOf(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('items' in block) return [...block.items]
  return [block.title, ...block.facts.flat()]
}
const allTexts = (parts: readonly Part[]) =>
  parts.flatMap(({ title, intro, sections }) => [
    title,
    intro,
    ...sections.flatMap((section) => [section.title, ...section.blocks.flatMap(textsOf)]),
  ])

/** What a text has whatever its language: which sections, of which blocks, and where it names the operator's facts. */
const shapeOf = (parts: readonly Part[]) =>
  parts.map(({ id, sections }) => ({
    id,
    sections: sections.map((section) => ({
      id: section.id,
      blocks: section.blocks.map((block) => ({
        texts: textsOf(block).length,
        kind: typeof block === 'string' ? 'paragraph' : 'items' in block ? 'list' : (block.onlyWith ?? 'card'),
      })),
    })),
  }))

/** Numbers and gaps, in any order: languages put them elsewhere. Names with a number in them are neither. */
const figuresOf = (text: string) =>
  (text.replaceAll(/1(?::|对)1|제3자/g, '').match(/\d+|\{\w+\}|EXIF|SOS|PIN/g) ?? []).toSorted()

describe.each(Object.entries(TRANSLATIONS))('the privacy text in %s', (_, parts) => {
  it('has the sections, cards and rows of the Korean one', () => {
    expect(shapeOf(parts)).toEqual(shapeOf(PRIVACY_PARTS))
  })

  it('says of each row the same figures, and leaves the same gaps for the operator', () => {
    const korean = allTexts(PRIVACY_PARTS).map((text) => [text, figuresOf(text)])
    const texts = allTexts(parts)
    expect(korean.map(([text], n) => [text, figuresOf(texts[n]!)])).toEqual(korean)
  })

  it('is translated whole', () => {
    expect(allTexts(parts).filter((text) => /[\uac00-\ud7a3]/.test(text) || text.trim() === '')).toEqual([])
  })
})

/** The passages where members read of a table of docs/retention.md, by the beginning of a card's title in Korean, or a section's number. */
const PASSAGES: Record<string, readonly string[]> = {
  users: ['가입과 프로필', '가입 없이 쓰기', '처음 필요할 때 (선택)', '프로필 (선택)'],
  former_nicknames: ['가입과 프로필'],
  consents: ['가입과 프로필'],
  email_codes: ['이메일 인증'],
  sessions: ['로그인 기록'],
  refresh_tokens: ['로그인 기록'],
  login_failures: ['로그인 기록', '쿠키와 주소'],
  kakao_tickets: ['카카오 로그인'],
  identity_proofs: ['본인확인'],
  identity_checks: ['본인확인'],
  authenticators: ['운영자가 한 일의 기록'],
  former_members: ['탈퇴하고'],
  blocks: ['신고, 문의'],
  posts: ['글, 댓글'],
  comments: ['글, 댓글'],
  scraps: ['글, 댓글'],
  reviews: ['글, 댓글'],
  solo_fact_answers: ['글, 댓글'],
  receipts: ['영수증 인증', '누구인지 알 수 없게'],
  point_events: ['영수증 인증'],
  chat_rooms: ['동행방과 대화'],
  room_requests: ['동행방과 대화'],
  attendances: ['동행방과 대화'],
  meeting_proofs: ['동행방과 대화'],
  meeting_words: ['동행방과 대화'],
  rings: ['동행방과 대화'],
  voices: ['동행방과 대화'],
  room_stays: ['동행방과 대화'],
  messages: ['동행방과 대화'],
  deleted_messages: ['동행방과 대화'],
  notifications: ['알림'],
  notification_settings: ['알림'],
  push_subscriptions: ['알림'],
  plans: ['여행 일정'],
  saved_places: ['여행 일정'],
  safety_items: ['혼행 체크'],
  safety_pins: ['신뢰 연락처'],
  trusted_contacts: ['신뢰 연락처'],
  contact_browsers: ['신뢰 연락처'],
  check_ins: ['신뢰 연락처'],
  location_shares: ['신뢰 연락처'],
  location_provisions: ['신뢰 연락처'],
  safety_messages: ['신뢰 연락처'],
  contact_phones: ['신뢰 연락처의 휴대폰'],
  text_sendings: ['신뢰 연락처의 휴대폰'],
  text_budgets: ['신뢰 연락처의 휴대폰'],
  text_numbers: ['신뢰 연락처의 휴대폰'],
  text_refusals: ['신뢰 연락처의 휴대폰'],
  mails: ['이메일 인증'],
  mail_refusals: ['신뢰 연락처'],
  images: ['글, 댓글'],
  reports: ['신고, 문의', '누구인지 알 수 없게'],
  inquiries: ['신고, 문의', '누구인지 알 수 없게'],
  hours_doubts: ['신고, 문의'],
  sanctions: ['신고, 문의'],
  audit_log: ['운영자가 한 일의 기록'],
  island_rules: ['운영자가 한 일의 기록'],
  withdrawals: ['누구인지 알 수 없게'],
  idempotency_keys: ['쿠키와 주소'],
}
/** Paragraphs at the end of the first section, which have no title. */
const UNTITLED = '쿠키와 주소'

const WORDS: Record<string, number> = { a: 1, an: 1, three: 3, four: 4 }
const UNITS: Record<keyof typeof LANGUAGES, Record<string, string>> = {
  ko: { hour: '시간', day: '일', year: '년' },
  en: { hour: ' hour', day: ' day', year: ' year' },
  ja: { hour: '時間', day: '日', year: '年' },
  zh: { hour: ' 小时', day: ' 天', year: ' 年' },
}

interface Row {
  table: string
  kept: string
  periods: { count: number; unit: string }[]
}
function rowsOfThePage(): Row[] {
  const page = readFileSync(new URL('../../../../../docs/retention.md', import.meta.url), 'utf8')
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, tables = '', ofWhat = '', kept = ''] = line.split('|').map((cell) => cell.trim())
      const found = kept.matchAll(/\b(\d+|a|an|three|four) (hour|day|year)s?\b/g)
      const periods = [...found].map(([, count = '', unit = '']) => ({ count: WORDS[count] ?? Number(count), unit }))
      return { table: /`(\w+)`/.exec(tables)?.[1] ?? '', kept: ofWhat === 'no one' ? '' : kept, periods }
    })
    .filter(({ kept }) => kept !== '')
}

describe('every period of docs/retention.md', () => {
  let rows: Row[]
  beforeAll(() => {
    rows = rowsOfThePage()
  })

  it('is of a table that the privacy text describes', () => {
    expect(rows.map(({ table }) => table).toSorted()).toEqual(Object.keys(PASSAGES).toSorted())
    expect(rows.flatMap(({ periods }) => periods).length).toBeGreaterThan(30)
  })

  it.each(Object.entries(LANGUAGES))('is where members read of it, in %s', (name, parts) => {
    const language = name as keyof typeof LANGUAGES
    const blocksOf = (of: readonly Part[]) => of.flatMap(({ sections }) => sections.flatMap(({ blocks }) => blocks))
    const korean = blocksOf(PRIVACY_PARTS)
    const own = blocksOf(parts)
    const isOf = (block: Block, title: string) =>
      typeof block === 'string' ? title === UNTITLED : 'title' in block && block.title.startsWith(title)
    const textOf = (table: string) =>
      own
        .filter((_, n) => PASSAGES[table]!.some((title) => isOf(korean[n]!, title)))
        .flatMap(textsOf)
        .join(' ')
    const missing = rows.flatMap(({ table, periods }) => {
      const text = textOf(table)
      return periods.filter(({ count, unit }) => !RegExp(`(?<!\\d)${count}${UNITS[language][unit]}`).test(text))
    })
    expect(missing).toEqual([])
  })
})

/** Each kind of what is held after a withdrawal, by a word for it, in the order of the languages. */
const HELD: readonly Record<keyof typeof LANGUAGES, RegExp>[] = [
  { ko: /성별/, en: /gender/i, ja: /性別/, zh: /性别/ },
  { ko: /태어난 해/, en: /birth year/, ja: /生まれた年/, zh: /出生年份/ },
  { ko: /차단/, en: /blocks/i, ja: /ブロック/, zh: /拉黑/ },
  { ko: /내보내거나/, en: /removed from/, ja: /退出させられた/, zh: /移出/ },
  { ko: /들이지 않은/, en: /not let into/, ja: /断られた/, zh: /被拒绝加入/ },
  { ko: /주의/, en: /warnings/, ja: /注意/, zh: /警告/ },
  { ko: /정지/, en: /suspensions/, ja: /利用停止/, zh: /停用/ },
  { ko: /처리되지 않은 신고/, en: /open reports/, ja: /未処理の通報/, zh: /未处理的举报/ },
]

it.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'the summaries of the privacy screen and of the farewell name all that is held after a withdrawal, in %s',
  (language) => {
    const catalogue = readFileSync(new URL(`../../locales/${language}.po`, import.meta.url), 'utf8')
    const summaries = catalogue
      .split('\n\n')
      .filter((entry) => /(?:privacy|goodbye)-screen/.test(entry) && entry.includes('{FORMER_MEMBER_DAYS}'))
      .map((entry) => entry.slice(entry.indexOf('msgstr')))
    expect(summaries).toHaveLength(2)
    for (const summary of summaries) for (const word of HELD) expect(summary).toMatch(word[language])
  },
)
