/** An address on the web, with a dot in its host and nothing in it that ends one. */
export const WEB_LINK_PATTERN = String.raw`^https?://[^\s/?#]+\.[^\s]+$`
