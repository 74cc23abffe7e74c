/** What no text may hold: control characters but tab and line break, and the marks that turn the direction of text around. */
export const FORBIDDEN_CHARACTERS = /[\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/u
