import { FORBIDDEN_CHARACTERS } from '@honjeo/contract/values/text'
import { LINK_MAX } from '@honjeo/contract/values/limits'
import { WEB_LINK_PATTERN } from '@honjeo/contract/values/web-link'

const forbidden = new RegExp(FORBIDDEN_CHARACTERS, 'gu')

/**
 * What can be sent of a text: phones copy numbers together with invisible marks of writing direction, and other control
 * characters come along by accident; the server refuses them.
 */
export function sendableText(text: string): string {
  return text.replace(forbidden, '').trim()
}

const pattern = new RegExp(WEB_LINK_PATTERN)

/** Whether the server takes it as an address: of the web, and nothing that would run here. */
export const isWebLink = (text: string) => text.length <= LINK_MAX && pattern.test(text)
