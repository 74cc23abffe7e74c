// @ts-check
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/**
 * The folders of the projects that a TypeScript project is built with: those it refers to, and those they do. The compiler
 * makes these and no others.
 * @param {string} root
 * @param {string} config relative to `root`, as the folders are that are returned
 * @returns {string[]}
 */
export function referencedProjects(root, config) {
  /** @type {Set<string>} */
  const found = new Set()
  /** @param {string} path */
  function visit(path) {
    const { references = [] } = /** @type {{ references?: { path: string }[] }} */ (
      JSON.parse(readFileSync(posix.join(root, path), 'utf8'))
    )
    for (const reference of references) {
      const folder = posix.join(posix.dirname(path), reference.path)
      if (found.has(folder)) continue
      found.add(folder)
      visit(posix.join(folder, 'tsconfig.json'))
    }
  }
  visit(config)
  return [...found].toSorted()
}
