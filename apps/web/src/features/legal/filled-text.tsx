import type { Settings } from '@honjeo/contract/operation'
import type { Locale } from '#lib/locales.ts'
import { isOperatorFact, missingFact } from './texts/operator-facts.ts'

/** Undefined while they are not known. */
type Operator = Settings['operator'] | undefined

/** What the gaps of a text are filled with, and its language. */
export interface Filling {
  operator: Operator
  language: Locale
}

/** A text with the operator's facts in their places, and a mark where the operator has yet to give one. */
export function FilledText({ text, filling: { operator, language } }: { text: string; filling: Filling }) {
  // Split by a pattern with a group, every other part is what stood between the braces.
  return text.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0 || !isOperatorFact(part)) return part
    if (operator === undefined) return '…'
    return (
      operator[part] ?? (
        // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
        <mark key={index} className="rounded-sm bg-normal-bg px-1 text-normal">
          {missingFact(part, language)}
        </mark>
      )
    )
  })
}
