/** What one of these is missing from has no link; nearly all texts end here. */
const PERHAPS_LINK = /[.\u3002\uff61\uff0e\u2024]|\/\/|www|dot|[닷점쩜]|[,\uff0c][a-z\uff21-\uff3a\uff41-\uff5a]/i
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu
/** The full stop of Chinese and Japanese, which browsers take for a dot, and dots in brackets (evil[.]com). */
const OTHER_DOTS = /\u3002|[([{] ?(?:\.|dot) ?[)\]}]/gi
/** A dot with space before it, as no sentence has it, and one before a domain that is no word. */
const APART = /(?<=[\p{L}\p{N}]) {1,3}\. {0,3}(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])\. {1,3}(?=(?:com|net)\b)/giu

/**
 * A comma or a word that replaces the dot (evil,com, evil dot com), before domains that are no words: sentences have
 * commas without a space after them, too.
 */
const WRITTEN_OUT =
  /(?<=[\p{L}\p{N}])(?:,| {1,3}dot {1,3}| {1,3}[닷점쩜] {0,3}|(?<=[a-z0-9])[닷점쩜] {0,3})(?=(?:(?:co|or|ne|go|ac|pe|re)[.,])?(?:com|net|org|kr|io|gg|ly|ru|cn|jp|xyz)(?![\p{L}\p{N}\p{M}-]))/giu

/**
 * A name as people type it, with what follows it up to the next link; or only a scheme, www. or the number of a computer.
 * A domain that may be a word counts only with a path. Labels are as long as they may be, so that no text takes long to
 * read.
 */
const LINK =
  /(?:h(?:tt|xx)ps?:\/\/)?(?<![\p{L}\p{N}\p{M}-])(?:[\p{L}\p{N}\p{M}-]{1,63}\.){1,9}(?:com|net|org|kr|io|me|co|gg|ly|be|app|shop|store|site|xyz|link|info|top|club|online|ru|su|cn|jp|tw|hk|uk|eu|de|fr|tk|ml|ga|cf|gq|cc|tv|ws|pw|ua|vn|ph|kz|ai|biz|dev|page|cyou|icu|buzz|sbs|cfd|zip|mov|kim|asia|mobi|blog|cloud|tech|website|한국|닷컴|닷넷|xn--[a-z0-9-]{2,59}|[a-z]{2,24}(?=[/?][^\s]|:\d))(?![\p{L}\p{N}\p{M}-])(?:[:/?#](?:(?!h(?:tt|xx)ps?:\/\/)[^\s,])*)?|h(?:tt|xx)ps?:\/\/|\bwww\.|\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}(?=[:/])/giu

/**
 * Returns how many web addresses a text has, however they are written: in letters of another width, with invisible ones
 * in between, with other dots, with dots set apart or written out, or with a scheme that is not meant to be tapped (hxxp).
 */
export function countLinks(text: string): number {
  if (!PERHAPS_LINK.test(text)) return 0
  const usual = text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(OTHER_DOTS, '.')
    .replace(APART, '.')
    .replace(WRITTEN_OUT, '.')
  return usual.match(LINK)?.length ?? 0
}
