/**
 * An address on the web, with a dot in its host and nothing in it that ends one. There is one way to read any text by it, up to
 * the first dot: with several, a long text would take quadratic time.
 */
export const WEB_LINK_PATTERN = String.raw`^https?://[^\s/?#][^\s/?#.]*\.\S+$`
