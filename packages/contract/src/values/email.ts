import { EMAIL_MAX } from './limits.ts'

/** Non-space text, an at sign, a domain with a dot, nothing that could break out of a mail header. Mail servers decide the rest. */
export const EMAIL_PATTERN = String.raw`^[^\s@<>"'(),:;\\\[\]]{1,64}@[A-Za-z0-9가-힣](?:[A-Za-z0-9가-힣.-]*[A-Za-z0-9가-힣])?\.[A-Za-z가-힣]+$`

export const looksLikeEmail = (text: string) => text.length <= EMAIL_MAX && new RegExp(EMAIL_PATTERN, 'u').test(text)
