/**
 * Pattern of a web address with a dot in its host and no delimiter in it. There is one way to match any text up to the
 * first dot; with several, a long text would take quadratic time.
 */
export const WEB_LINK_PATTERN = String.raw`^https?://[^\s/?#][^\s/?#.]*\.\S+$`

/** The pattern of such an address that is reached encrypted only. */
export const SECURE_LINK_PATTERN = WEB_LINK_PATTERN.replace('https?', 'https')
