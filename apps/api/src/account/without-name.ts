import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { FORMER_MEMBER } from '../db/former-member.ts'

/** A text that calls members by name, with one of them a former member; nicknames are letters and digits alone. */
export function withoutName(text: string, nickname: string, mentioned: readonly string[]): string {
  // The longest first: of two names one may begin with the other.
  const names = mentioned.toSorted((a, b) => b.length - a.length)
  const calls = new RegExp(`@(${names.join('|')})`, 'g')
  const without = text.replace(calls, (call, name) => (name === nickname ? `@${FORMER_MEMBER}` : call))
  return Array.from(without).slice(0, COMMENT_MAX).join('')
}
