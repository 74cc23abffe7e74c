import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './root.mjs'

export interface RegularExpression {
  /** From the root of the checkout, with the line. */
  place: string
  source: string
  flags: string
}

/** What only tests read. */
const TESTS = /(\.test\.tsx?$|\/testing\/|\/faults\/)/

/**
 * Returns every literal of the product as its code has it; patterns and composed expressions are found where they are
 * used.
 */
export function listRegularExpressions(): RegularExpression[] {
  return ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((name) => inFolder(join(folder, name, 'src'))),
  )
}

function inFolder(folder: string): RegularExpression[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .flatMap(inFile)
}

function inFile(path: string): RegularExpression[] {
  const file = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest)
  const found: RegularExpression[] = []
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    found.push({ place: `${path}:${line + 1}`, source, flags })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      add(node, node.text.slice(1, end), node.text.slice(end + 1))
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
