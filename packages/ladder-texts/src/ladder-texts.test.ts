import { LANGUAGES } from '@honjeo/contract/values/enums'
import { describe, expect, it } from 'vitest'
import { happeningOf, type LadderFacts } from './facts.ts'
import { ladderMail } from './mail.ts'
import { ladderPush } from './push.ts'
import { ladderText } from './text.ts'

const NOW = new Date('2026-11-28T08:00:00.000Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000).toISOString()
const LINKS = {
  page: 'https://honjeo.example/alert/5.x',
  contact: 'https://honjeo.example/contact/3.x',
  neverAgain: 'https://honjeo.example/no-mail/y.x',
}

/** Names are Latin here, so that no Hangul in a text can be theirs. */
const ALERT: LadderFacts = {
  kind: 'ALERT',
  stage: 'OVERDUE_1',
  nickname: 'Windmill',
  travellerName: 'Eunha Ko (Windmill)',
  checkInId: 1,
  title: 'Olle 7',
  note: 'from the rock\nto the village',
  startedAt: ago(240),
  plannedAt: ago(15),
  isDuress: false,
  isCall: false,
  ending: null,
  acknowledgedBy: null,
  // 백록담, as the plates there have it.
  lat: 33.36167,
  lng: 126.52917,
  accuracyM: 34,
  fixAt: ago(42),
  batteryPct: 18,
  wantedAt: ago(0),
  shareEndsAt: ago(-60),
}

/** Every kind of message, in each way that it can come. */
const MESSAGES: readonly Partial<LadderFacts>[] = [
  { kind: 'INVITATION', stage: null, checkInId: null },
  { kind: 'DRILL', stage: null, checkInId: null },
  { kind: 'SHARE', stage: null, checkInId: null },
  { kind: 'ACKNOWLEDGED', stage: null, acknowledgedBy: 'TYPED' },
  { kind: 'ACKNOWLEDGED', stage: null, acknowledgedBy: 'TYPED', isDuress: true },
  {},
  { title: '혼자 다녀오기' },
  { isCall: true, title: '도움을 청했어요' },
  { isDuress: true, wantedAt: ago(90) },
  { stage: 'EXHAUSTED' },
  { stage: 'EXHAUSTED', acknowledgedBy: 'TYPED', batteryPct: null },
  { stage: 'EXHAUSTED', isCall: true, fixAt: ago(1500), accuracyM: 2300 },
  { lat: null, lng: null, accuracyM: null, fixAt: null, batteryPct: null },
  ...(['SAFE', 'CANCELLED', 'CONTACT_OK', 'CLOSED'] as const).map((ending) => ({
    kind: 'ENDED' as const,
    stage: null,
    ending,
  })),
]
const CASES = LANGUAGES.flatMap((language) =>
  MESSAGES.map((more) => ({ language, facts: { ...ALERT, ...more }, happening: happeningOf({ ...ALERT, ...more }) })),
)

/** The letters of the national grid are Hangul in every language. */
const withoutGrid = (text: string) => text.replaceAll(/[가-사][가-아] \d{4} \d{4}/g, '')

describe.each(CASES)('$happening in $language', ({ language, facts, happening }) => {
  const { subject, text } = ladderMail(language, facts, LINKS, NOW)
  const push = ladderPush(language, facts)

  it('is written in that language and no other', () => {
    const isKorean = language === 'ko'
    for (const each of [subject, text, push]) expect(/[가-힣]/.test(withoutGrid(each))).toBe(isKorean)
    expect(subject + text + push).not.toMatch(/undefined|null|NaN/)
  })

  it('names the fire brigade before the police where a line has both', () => {
    const lines = [subject, push, ...text.split('\n'), ladderText(language, facts, LINKS.page).text]
    const turned = lines.filter((line) => line.includes('119') && line.indexOf('112') < line.indexOf('119'))
    expect(turned.filter((line) => line.includes('112'))).toEqual([])
  })

  it('names in its subject and push nothing that was typed but the name, and has its links', () => {
    const typed = { title: 'TYPED', note: 'TYPED', acknowledgedBy: facts.acknowledgedBy && 'TYPED' }
    const asked = { ...facts, ...typed }
    expect(ladderMail(language, asked, LINKS, NOW).subject).not.toContain('TYPED')
    expect(ladderPush(language, asked)).not.toContain('TYPED')
    const isAsking = happening === 'invited'
    // Mail programs show subjects to those who open nothing, and twelve letters are enough for a threat.
    expect(subject.includes('Windmill')).toBe(!isAsking)
    expect((text + push).includes('Eunha')).toBe(!isAsking)
    expect(push).toContain('Windmill')
    expect(text.includes(LINKS.page)).toBe(facts.kind !== 'ENDED')
    expect(text).toContain(isAsking ? LINKS.neverAgain : LINKS.contact)
  })

  it('has a subject of one line, whatever a name is', () => {
    const evil = { ...facts, travellerName: 'a\r\nBcc: b\u2028c', nickname: 'a\r\nBcc: b' }
    expect(ladderMail(language, evil, LINKS, NOW).subject).not.toMatch(/[\r\n\u2028]/)
  })
})

const mail = (more: Partial<LadderFacts> = {}, language: (typeof LANGUAGES)[number] = 'ko') =>
  ladderMail(language, { ...ALERT, ...more }, LINKS, NOW).text

describe('the mail of an alert', () => {
  it('begins with who, what and what to do, and goes on with all that helps to find them', () => {
    expect(mail().split('\n').slice(0, 3)).toEqual([
      'Eunha Ko (Windmill)님이 돌아오겠다고 한 시간이 지났는데 무사하다고 알리지 않았어요.',
      '먼저 Eunha Ko (Windmill)님에게 전화해 보세요. 휴대폰이 꺼졌거나 알리는 걸 잊었을 수도 있어요.',
      '연락이 안 되면 119(구조·구급)나 112(경찰)에 신고해주세요.',
    ])
    expect(mail()).toContain('from the rock\nto the village')
    expect(mail()).toContain('마지막 위치: 42분 전 (11월 28일(토) 오후 4:18), 오차 약 34m')
    expect(mail()).toContain('https://map.kakao.com/link/map/33.36167,126.52917')
  })

  it('gives times as those of Korea, and the number of the grid as it sounds, to those who read no Hangul', () => {
    expect(mail({}, 'en')).toContain('Last location: 42 min ago (Sat, Nov 28, 4:18 PM (Korea time)), accurate')
    expect(mail({}, 'ja')).toContain('最後の位置: 42分前（11月28日(土) 16:18（韓国時間））、誤差 約34m')
    expect(mail({}, 'zh')).toMatch(/国家地点编号：다나 \d{4} \d{4}（读法：Da Na \d{4} \d{4}）/)
  })

  it('says that it is late when it is', () => {
    expect(mail({ wantedAt: ago(4) })).not.toContain('늦어졌어요')
    expect(mail({ wantedAt: ago(5) }).split('\n')[1]).toBe(
      '발송이 늦어졌어요. 원래 11월 28일(토) 오후 4:55에 보냈어야 해요.',
    )
  })

  it('of help that was asked for in secret lets no one call', () => {
    expect(mail({ isDuress: true })).not.toContain('전화해 보세요')
    expect(mail({ isDuress: true }, 'en')).not.toMatch(/^Call /m)
  })
})

it('an end of which no one knows how it went does not sound as if all were well', () => {
  const closed = { kind: 'ENDED', stage: null, ending: 'CLOSED' } as const
  expect(mail(closed)).toContain('안전하다는 뜻이 아니에요')
  expect(mail(closed)).not.toContain('더 하실 일은 없어요')
})

describe.each(LANGUAGES)('a text to a phone in %s', (language) => {
  const link = `${LINKS.page}?lang=${language}#0123456789abcdef`
  const asking = { ...ALERT, kind: 'PHONE', stage: null, checkInId: null } as const

  it('says who it is from, what a push says, and where to read the rest', () => {
    for (const more of MESSAGES.filter(({ kind }) => kind !== 'INVITATION')) {
      const { text, subject } = ladderText(language, { ...ALERT, ...more }, link)
      expect(text).toContain(ladderPush(language, { ...ALERT, ...more }))
      expect(text.endsWith(`\n${link}`)).toBe(true)
      expect(text).toMatch(/^\[(혼저|Honjeo|ホンジョ)\] /)
      expect(/[가-힣]/.test(text + subject)).toBe(language === 'ko')
    }
  })

  it('asks a number with nothing that was typed but the judged nickname', () => {
    const { text, talk } = ladderText(language, asking, link)
    expect(text).toContain('Windmill')
    expect(text).toContain(link)
    expect(text).not.toContain('Eunha')
    expect(talk).toBeNull()
  })

  it('is as long as a long text may be, whatever the name is', () => {
    const long = { ...asking, nickname: '바'.repeat(12), travellerName: '가'.repeat(60) }
    for (const facts of [long, { ...long, kind: 'ALERT' as const }]) {
      const { text } = ladderText(language, facts, `https://a-rather-long-name-of-a-host.example${'x'.repeat(80)}`)
      expect(Array.from(text).reduce((bytes, char) => bytes + (char < '\u0080' ? 1 : 2), 0)).toBeLessThan(2000)
    }
  })
})

it('is an 알림톡 for those who read Korean, word for word as the template has it', () => {
  const { talk } = ladderText('ko', { ...ALERT, travellerName: 'a\r\nb' }, LINKS.page)
  const said = talk?.variables['#{내용}'] ?? ''
  expect(said).toContain('a b님이')
  expect(talk?.content).toBe(`[혼저] 신뢰 연락처 알림\n\n${said}\n\n확인하기: ${LINKS.page}`)
  expect(ladderText('en', ALERT, LINKS.page).talk).toBeNull()
})
