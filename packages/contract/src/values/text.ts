/** What no text may hold: control characters but tab and line break, and the marks that turn the direction of text around. */
export const FORBIDDEN_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

/** Fillers are letters to a computer and nothing to the eye (ㅤ). */
const UNSEEN = String.raw`\s\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0`

/** Pattern of a character that can be seen. */
export const VISIBLE_PATTERN = `[^${UNSEEN}]`

/**
 * Pattern of one line with something to see in it. What cannot be seen, the first character that can, the rest: there is one
 * way to read any text by it, where two repetitions that meet would take quadratic time.
 */
export const VISIBLE_LINE_PATTERN = String.raw`^(?:(?![\r\n])[${UNSEEN}])*${VISIBLE_PATTERN}[^\r\n]*$`
