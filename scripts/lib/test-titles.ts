import ts from 'typescript'
import type { CommentLine } from './comment-words.ts'

const NAMING = new Set(['it', 'test', 'describe', 'step'])

/** Whether a call is of `it`, `test.describe`, `it.runIf(…)`, `it.each(…)` or the like. */
function isNaming(called: ts.Expression): boolean {
  if (ts.isIdentifier(called)) return NAMING.has(called.text)
  if (ts.isPropertyAccessExpression(called)) return isNaming(called.expression)
  if (ts.isCallExpression(called)) return isNaming(called.expression)
  return ts.isTaggedTemplateExpression(called) && isNaming(called.tag)
}

/** Returns the titles that a file gives to its tests, their groups and steps; of one that is put together, the words between. */
export function testTitles(fileName: string, source: string): CommentLine[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind)
  const found: CommentLine[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isNaming(node.expression)) {
      const [title] = node.arguments
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const line = file.getLineAndCharacterOfPosition(title.getStart(file)).line + 1
        found.push({
          line,
          text: title
            .getText(file)
            .slice(1, -1)
            .replaceAll(/\$\{[^}]*\}/g, '…'),
          isOpening: true,
        })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
