import ts from 'typescript'

export interface CommentLine {
  /** From 1. */
  line: number
  /** Without the marks of a comment. */
  text: string
  /** Whether it begins a comment or a paragraph of one. */
  isOpening: boolean
}

/** Words that say something only to the one who wrote them, as `docs/glossary.md` lists them, and those of one root. */
export const PRIVATE_WORDS: Readonly<Record<string, RegExp>> = {
  'told, tell': /\b(?:told|tells?|telling)\b/i,
  'nobody, somebody, anybody': /\b(?:nobody|somebody|anybody)\b/i,
  stand: /\b(?:stands?|stood|standing)\b/i,
  whoever: /\bwhoever\b/i,
  anew: /\banew\b/i,
}

/** A sentence without a subject and a verb, which only the line below completes; the bar is that of a table in Markdown. */
const BARE_OPENING = /^(?:Of\b|(?:At|By|For|From|In|On|To|Under|With) (?:which|whom|whose)\b(?!.*\|))/
const BARE_SENTENCE = /[.:;|] Of\b/

/** Returns the lines of all comments of a TypeScript, JavaScript or CSS file that hold letters. */
export function commentLines(fileName: string, source: string): CommentLine[] {
  if (fileName.endsWith('.css')) return styleComments(fileName, source)
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, kind)
  const ranges = new Map<number, ts.CommentRange>()
  const shown: ts.TextRange[] = []
  const keep = (found: ts.CommentRange[] | undefined) => found?.forEach((range) => ranges.set(range.pos, range))
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) shown.push({ pos: node.pos, end: node.end })
    keep(ts.getLeadingCommentRanges(source, node.pos))
    keep(ts.getTrailingCommentRanges(source, node.end))
    for (const child of node.getChildren(file)) visit(child)
  }
  visit(file)
  return [...ranges.values()]
    .filter((range) => !shown.some(({ pos, end }) => pos <= range.pos && range.pos < end))
    .toSorted((a, b) => a.pos - b.pos)
    .flatMap((range) => linesOf(file, range))
}

/** The compiler gives the places of the lines alone, which are the same in every language. */
function styleComments(fileName: string, source: string): CommentLine[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest)
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ index, 0: comment }) =>
    linesOf(file, { pos: index, end: index + comment.length }),
  )
}

function linesOf(file: ts.SourceFile, { pos, end }: ts.TextRange): CommentLine[] {
  const { line: first, character } = file.getLineAndCharacterOfPosition(pos)
  const before = file.text.split('\n', first)[first - 1]?.trim() ?? ''
  // Lines of `//` below one another are one comment.
  const goesOn = before.startsWith('//') && file.text.slice(pos - character, pos).trim() === ''
  let isOpening = !goesOn
  return file.text
    .slice(pos, end)
    .replace(/\*\/$/, '')
    .split('\n')
    .flatMap((raw, index) => {
      const text = raw.trim().replace(/^(?:\/\*\*?|\/\/|\*)\s*/, '')
      const line = { line: first + index + 1, text, isOpening }
      isOpening = text === '' && (isOpening || index > 0)
      return /\p{L}/u.test(text) ? [line] : []
    })
}

/** Whether a line begins a sentence with "Of", or a comment with a word as "By which". */
export const isBare = ({ text, isOpening }: CommentLine) =>
  (isOpening && BARE_OPENING.test(text)) || BARE_SENTENCE.test(text)
