import { i18n } from '@lingui/core'
import { SOURCE_LOCALE } from './locales.ts'

interface Sentences {
  /** Ids by the sentence as it stands. */
  whole: ReadonlyMap<string, string>
  /** Those with values in them, the most particular first. */
  patterns: readonly { pattern: RegExp; id: string }[]
}

let known: Sentences | null = null

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** `{0}님이 들어왔어요.` as a pattern whose groups are the values in their order. */
function patternOf(sentence: string): RegExp {
  const parts = sentence.split(/\{\d+\}/)
  return new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 's')
}

const literalLength = (sentence: string) => sentence.replace(/\{\d+\}/g, '').length

/** Learns the sentences of the server; needed before one is said in another language than Korean. */
export function learnServerSentences(sentences: readonly (readonly [sentence: string, id: string])[]): void {
  const hasValues = ([sentence]: readonly [string, string]) => sentence.includes('{0}')
  known = {
    whole: new Map(sentences.filter((each) => !hasValues(each))),
    patterns: sentences
      .filter(hasValues)
      .toSorted(([a], [b]) => literalLength(b) - literalLength(a))
      .map(([sentence, id]) => ({ pattern: patternOf(sentence), id })),
  }
}

/**
 * A sentence of the server in the language of the interface. The server speaks Korean, as the specification wants it;
 * what is none of its sentences, such as what members wrote, stays as it is.
 */
export function serverText(text: string): string {
  if (known === null || i18n.locale === SOURCE_LOCALE) return text
  const id = known.whole.get(text)
  if (id !== undefined) return translated(id, {}) ?? text
  for (const { pattern, id: patternId } of known.patterns) {
    const values = pattern.exec(text)?.slice(1)
    // A value may be a sentence itself, such as a time.
    if (values)
      return translated(patternId, Object.fromEntries(values.map((value, i) => [i, serverText(value)]))) ?? text
  }
  return text
}

function translated(id: string, values: Record<string, string>): string | undefined {
  return Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : undefined
}
