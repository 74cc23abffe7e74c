/** What no text may hold: control characters but tab and line break, and the marks that turn the direction of text around. */
export const FORBIDDEN_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u

/** Pattern of a character that can be seen: fillers are letters to a computer and nothing to the eye (ㅤ). */
export const VISIBLE_PATTERN = String.raw`[^\s\u115f\u1160\u200b-\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]`
