import type { CommentLine } from './comment-words.ts'

const FENCE = /^([ \t]*)(`{3,}|~{3,}).*\n(?:[^\n]*\n)*?[ \t]*\2[`~]*[ \t]*$/gm
/** Code may begin on a line and end on the next, but not in another paragraph. */
const INLINE_CODE = /(`+)(?:(?!\n\s*\n)[^`])+\1(?!`)/g
const LINK_TARGET = /\]\([^)\s]*\)/g
const HTML_COMMENT = /<!--[\s\S]*?-->/g
const MARKS = /^\s*(?:>\s*)*(?:#{1,6}\s+|[-*+]\s+|\d+[.)]\s+|\|\s*)?/
const BLOCK = /^\s*(?:>\s*)*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\|)/

/** What is cut out leaves its line breaks, so that every line keeps its number. */
const cutTo = (mark: string) => (found: string) => mark + found.replaceAll(/[^\n]/g, '') + mark

/**
 * Returns the lines of prose of a page in Markdown: headings, paragraphs, items of lists and rows of tables, without their marks, code, the
 * targets of links and comments. An empty pair of marks takes the place of code, so that the words after it do not seem to begin the line.
 */
export function markdownLines(source: string): CommentLine[] {
  let isOpening = true
  return source
    .replaceAll(FENCE, cutTo(''))
    .replaceAll(HTML_COMMENT, cutTo(''))
    .replaceAll(INLINE_CODE, cutTo('`'))
    .replaceAll(LINK_TARGET, ']')
    .split('\n')
    .flatMap((raw, index) => {
      const text = raw.replace(MARKS, '').replaceAll('**', '').trim()
      const line = { line: index + 1, text, isOpening: isOpening || BLOCK.test(raw) }
      isOpening = text === '' || /^\s*(?:#|\|)/.test(raw)
      return /\p{L}/u.test(text) ? [line] : []
    })
}
