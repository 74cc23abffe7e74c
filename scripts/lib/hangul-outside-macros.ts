import ts from 'typescript'

export interface Finding {
  line: number
  column: number
  text: string
}

const HANGUL = /\p{Script=Hangul}/u
/** What may be Hangul once it is read: an escaped letter, or an entity in JSX. */
const ESCAPE = /\\u|&#/
const MACRO_MODULES = new Set(['@lingui/core/macro', '@lingui/react/macro'])
const TAGS = new Set(['t', 'msg', 'defineMessage'])
const CALLS = new Set([...TAGS, 'plural', 'select', 'selectOrdinal'])
const TEXT_ELEMENTS = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal'])
const CHOICE_ELEMENTS = new Set(['Plural', 'Select', 'SelectOrdinal'])

/** Hangul that people would read and no translator would see: in literals, templates and JSX text outside Lingui's macros. */
export function hangulOutsideMacros(fileName: string, source: string): Finding[] {
  // Half of all files need not be read any further.
  if (!HANGUL.test(source) && !ESCAPE.test(source)) return []
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, scriptKind(fileName))
  const macroName = macroResolver(file)
  const findings: Finding[] = []

  function visit(node: ts.Node): void {
    if (isText(node) && HANGUL.test(node.text) && !isErased(node) && !isInsideMacro(node, macroName)) {
      const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file))
      findings.push({ line: line + 1, column: character + 1, text: node.text.trim() })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return findings
}

function scriptKind(fileName: string): ts.ScriptKind {
  return fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}

type Text = ts.StringLiteralLike | ts.TemplateLiteralLikeNode | ts.JsxText

function isText(node: ts.Node): node is Text {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node) ||
    ts.isJsxText(node)
  )
}

/** Types are gone before anyone could read them. */
function isErased(node: ts.Node): boolean {
  return (
    ts.isLiteralTypeNode(node.parent) ||
    ts.isTemplateLiteralTypeNode(node.parent) ||
    ts.isTemplateLiteralTypeSpan(node.parent)
  )
}

type MacroName = (identifier: ts.Node) => string | undefined

/** Which macro an identifier means, by where its name was bound and not by how it reads. */
function macroResolver(file: ts.SourceFile): MacroName {
  const program = ts.createProgram({
    rootNames: [file.fileName],
    options: { noLib: true, noResolve: true, types: [], jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest },
    host: {
      ...ts.createCompilerHost({}),
      getSourceFile: (name) => (name === file.fileName ? file : undefined),
      fileExists: (name) => name === file.fileName,
    },
  })
  const checker = program.getTypeChecker()

  /** `const { t } = useLingui()` and `const { t: translate } = useLingui()`. */
  function hookMacro(declaration: ts.Declaration): string | undefined {
    if (!ts.isBindingElement(declaration) || !ts.isVariableDeclaration(declaration.parent.parent)) return undefined
    const { initializer } = declaration.parent.parent
    if (initializer === undefined || !ts.isCallExpression(initializer)) return undefined
    if (macroOf(initializer.expression) !== 'useLingui') return undefined
    const bound = declaration.propertyName ?? declaration.name
    return ts.isIdentifier(bound) && bound.text === 't' ? 't' : undefined
  }

  function macroOf(identifier: ts.Node): string | undefined {
    if (!ts.isIdentifier(identifier)) return undefined
    const declaration = checker.getSymbolAtLocation(identifier)?.declarations?.[0]
    return declaration && (importedMacro(declaration) ?? hookMacro(declaration))
  }
  return macroOf
}

function importedMacro(declaration: ts.Declaration): string | undefined {
  if (!ts.isImportSpecifier(declaration)) return undefined
  const { moduleSpecifier } = declaration.parent.parent.parent
  if (!ts.isStringLiteral(moduleSpecifier) || !MACRO_MODULES.has(moduleSpecifier.text)) return undefined
  return (declaration.propertyName ?? declaration.name).text
}

/** Climbs from a text to the macro that takes it, through what Lingui reads as parts of one message and nothing else. */
function isInsideMacro(text: Text, macroName: MacroName): boolean {
  const isOneOf = (names: Set<string>, node: ts.Node) => names.has(macroName(node) ?? '')

  let node: ts.Node = text
  for (;;) {
    const parent: ts.Node = node.parent
    if (ts.isTaggedTemplateExpression(parent)) return parent.template === node && isOneOf(TAGS, parent.tag)
    if (ts.isCallExpression(parent)) return parent.expression !== node && isOneOf(CALLS, parent.expression)
    if (ts.isJsxAttribute(parent)) return isOneOf(CHOICE_ELEMENTS, parent.parent.parent.tagName)
    if (ts.isJsxElement(parent) && isOneOf(TEXT_ELEMENTS, parent.openingElement.tagName)) return true
    if (!isPartOfMessage(parent, node)) return false
    node = parent
  }
}

function isPartOfMessage(parent: ts.Node, child: ts.Node): boolean {
  if (ts.isPropertyAssignment(parent)) return parent.initializer === child
  if (ts.isTemplateSpan(parent)) return parent.literal === child
  if (ts.isTemplateExpression(parent)) return parent.head === child || ts.isTemplateSpan(child)
  return (
    ts.isObjectLiteralExpression(parent) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isJsxElement(parent) ||
    ts.isJsxFragment(parent)
  )
}
