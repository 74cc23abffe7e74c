import ts from 'typescript'
import { PRIVATE_WORDS } from './comment-words.ts'

export interface DeclaredName {
  /** From 1. */
  line: number
  name: string
}

/** What is stored or sent under its name: a field of a notice's draft, one of the audit log, and the id of a translated sentence. */
const SENT_OR_STORED: ReadonlySet<string> = new Set(['tellEveryone', 'toldEveryone', 'TIMER_OVERDUE_NOBODY'])
/** The private words, and what names alone make of them. */
const WORDS: readonly RegExp[] = [...Object.values(PRIVATE_WORDS), /\b(?:untold|tellings|tellable|teller)\b/i]

/** Turns `isToldAway`, `TOLD_MAX` and `told-list.tsx` into words with spaces between them. */
const wordsOf = (name: string) =>
  name
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
    .replaceAll(/\bstand in\b/gi, '')

/** Whether a name, of code or of a file, has one of the private words; a stand-in is the field's word for a fake. */
export const isPrivateName = (name: string): boolean => {
  const words = wordsOf(name)
  return WORDS.some((word) => word.test(words))
}

/** Returns what a TypeScript or JavaScript file declares under a name with a private word, whether it exports it or not. */
export function privateNames(fileName: string, source: string): DeclaredName[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest)
  const found: DeclaredName[] = []
  const visit = (node: ts.Node): void => {
    const name = declaredName(node)
    if (name !== undefined && !SENT_OR_STORED.has(name.text) && isPrivateName(name.text)) {
      found.push({ line: file.getLineAndCharacterOfPosition(name.getStart(file)).line + 1, name: name.text })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Leaves out names that another file gives, and attributes, which a component or the browser names. */
function declaredName(node: ts.Node): ts.Identifier | ts.PrivateIdentifier | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isImportSpecifier(node) || ts.isJsxAttribute(node)) return undefined
  if (!('name' in node)) return undefined
  const name = node.name as ts.Node | undefined
  return name && (ts.isIdentifier(name) || ts.isPrivateIdentifier(name)) ? name : undefined
}
