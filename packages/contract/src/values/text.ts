/** What no text may hold: control characters but tab and line break, and the marks that turn the direction of text around. */
export const FORBIDDEN_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

/**
 * Fillers (ㅤ), selectors and tags are characters to a computer and nothing to the eye, nor are the empty pattern of Braille, the null
 * note and what has no shape. To be read with the flag u.
 */
const UNSEEN = String.raw`\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2800\u{1D159}\u{16FE4}`

/** Pattern of a character that can be seen. */
export const VISIBLE_PATTERN = `[^${UNSEEN}]`

/**
 * Pattern of one line with something to see in it. What cannot be seen, the first character that can, the rest: there is one
 * way to read any text by it, where two repetitions that meet would take quadratic time.
 */
export const VISIBLE_LINE_PATTERN = String.raw`^(?:(?![\r\n])[${UNSEEN}])*${VISIBLE_PATTERN}[^\r\n]*$`
