import { FORBIDDEN_CHARACTERS } from '@honjeo/contract/values/text'

const forbidden = new RegExp(FORBIDDEN_CHARACTERS, 'gu')

/**
 * What can be sent of a text: phones copy numbers together with invisible marks of writing direction, and other control
 * characters come along by accident; the server refuses them.
 */
export function sendableText(text: string): string {
  return text.replace(forbidden, '').trim()
}
