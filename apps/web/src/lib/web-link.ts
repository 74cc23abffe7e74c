import { LINK_MAX } from '@honjeo/contract/values/limits'
import { WEB_LINK_PATTERN } from '@honjeo/contract/values/web-link'

const pattern = new RegExp(WEB_LINK_PATTERN)

/** Whether the server takes it as an address: of the web, and nothing that would run here. */
export const isWebLink = (text: string) => text.length <= LINK_MAX && pattern.test(text)
