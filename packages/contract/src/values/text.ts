/** The characters that no text may hold: control characters but tab and line break, and the marks that turn the direction of text around. */
export const FORBIDDEN_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

/**
 * Invisible characters: fillers (ㅤ), selectors, tags, the empty pattern of Braille, the null note and what has no
 * shape. The pattern needs the flag u.
 */
const UNSEEN = String.raw`\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2800\u{1D159}\u{16FE4}`

/** Pattern of a character that can be seen. */
export const VISIBLE_PATTERN = `[^${UNSEEN}]`

/**
 * Pattern of one line with a visible character. It reads invisible characters, the first visible one, and the rest, so
 * there is one way to match any text; two adjacent repetitions would take quadratic time.
 */
export const VISIBLE_LINE_PATTERN = String.raw`^(?:(?![\r\n])[${UNSEEN}])*${VISIBLE_PATTERN}[^\r\n]*$`
