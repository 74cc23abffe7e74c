import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExtractorType } from '@lingui/conf'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import ts from 'typescript'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What the server says to people: its own sentences, and those of the contract. */
export const SENTENCE_FOLDERS = ['apps/api/src', 'packages/contract/src']
/** Korean that no member reads on a screen in another language, or that is data. */
const NOT_SAID =
  /\.test\.ts$|\/(?:testing|faults|demo|tourapi|mail|mails|wishes|search|schema|programs|page-head|openapi)\/|\/(?:auth-mails|ai-wording|plan-gpx|plan-files\.routes|plan-calendar|plan-title|affinity|docs|service|tourism-service|profane-text|texts-notice|image-type|logger|corrections\.queries|visit-lines)\.ts$|\/(?:account\/export|admin\/export)/
/** Words of the API's documentation, and of rules. */
const NOT_READ = new Set([
  'summary',
  'tags',
  'ADMIN_TAGS',
  'examples',
  'RESERVED',
  'RESERVED_NICKNAMES',
  'CONTEXT_WORDS',
  'KOREAN_WORDS',
  'JEJU_WORDS',
  'SUCCESS',
  'beginning',
])
/** Syllables, so that a set of letters is no sentence; nor is a pattern. */
const isSentence = (text: string) => /[가-힣]/.test(text) && !text.includes('가-힣')

const nameOf = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && ts.isIdentifier(node.name) ? node.name.text : ''

/** A template's text with its values numbered, as a message has them: `{0}님이 들어왔어요.` */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const [left, right] = [textOf(node.left), textOf(node.right)]
    return left === undefined || right === undefined ? undefined : left + right
  }
  if (!ts.isTemplateExpression(node)) return undefined
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`).join('')
}

function sentencesIn(fileName: string, source: string): string[] {
  const found: string[] = []
  function visit(node: ts.Node): void {
    if (NOT_READ.has(nameOf(node)) || ts.isTaggedTemplateExpression(node)) return
    const text = textOf(node)
    if (text !== undefined && isSentence(text)) found.push(text)
    if (!ts.isBinaryExpression(node) || text === undefined) ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true))
  return found
}

const isSaid = (path: string) => path.endsWith('.ts') && !NOT_SAID.test(path)

/** Finds the server's sentences for the catalogues, beside the messages of the web. */
export const sentenceExtractor: ExtractorType = {
  match: (fileName) => SENTENCE_FOLDERS.some((folder) => fileName.includes(folder)) && isSaid(fileName),
  extract(fileName, code, onMessageExtracted) {
    for (const message of sentencesIn(fileName, code)) {
      onMessageExtracted({ id: generateMessageId(message), message, origin: [fileName, 1], placeholders: {} })
    }
  },
}

/** Every sentence with its id in the catalogues, which hold no Korean. */
function serverSentences(): [sentence: string, id: string][] {
  const sentences = SENTENCE_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter(isSaid)
      .flatMap((path) => sentencesIn(path, readFileSync(join(root, path), 'utf8'))),
  )
  return [...new Set(sentences)].toSorted().map((sentence) => [sentence, generateMessageId(sentence)])
}

const MODULE = 'virtual:server-sentences'

/** Gives the app the server's sentences, so that it can say them in another language; loaded with one. */
export function serverSentencesModule(): Plugin {
  return {
    name: 'server-sentences',
    resolveId: { filter: { id: /^virtual:server-sentences$/ }, handler: () => `\0${MODULE}` },
    load: {
      filter: { id: /^\0virtual:server-sentences$/ },
      handler: () => `export default ${JSON.stringify(serverSentences())}`,
    },
  }
}
