import type { Language } from '@honjeo/contract/values/enums'
import type { LadderFacts } from './facts.ts'
import { ladderPush } from './push.ts'
import { WORDS } from './words/in-language.ts'

export interface LadderText {
  /** The line that a phone shows above a long text. */
  subject: string
  text: string
  /** The text for the approved template of 알림톡, which is Korean; null in other languages and for questions. */
  talk: { content: string; variables: Record<string, string> } | null
}

/** A name that breaks a line would be read as the server's own words. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** Fills the template as docs/operations.md has it; Kakao refuses what differs from it by a letter. */
const talkOf = (said: string, link: string) => ({
  content: `[혼저] 신뢰 연락처 알림\n\n${said}\n\n확인하기: ${link}`,
  variables: { '#{내용}': said, '#{링크}': link },
})

/** Returns what one message says by text to a phone, in its reader's language: as much as a push does, and where to read the rest. */
export function ladderText(language: Language, facts: LadderFacts, link: string): LadderText {
  const { subject, from, asked } = WORDS[language].texts
  if (facts.kind === 'PHONE') {
    const [first = '', ...rest] = asked(oneLine(facts.nickname), link)
    return { subject, text: [`${from} ${first}`, ...rest].join('\n'), talk: null }
  }
  const said = oneLine(ladderPush(language, facts))
  return { subject, text: `${from} ${said}\n${link}`, talk: language === 'ko' ? talkOf(said, link) : null }
}
