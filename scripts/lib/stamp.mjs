// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const MADE_BY_TOOLS = /^(node_modules|dist|dist-server|compiled|\.cache)$|\.tsbuildinfo$/

/**
 * One number for the names and contents of files and folders (with all that is in them, but for what tools make there).
 * @param {string} base
 * @param {string[]} paths relative to `base`
 */
export function hashSources(base, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((entry) => listFiles(base, entry))) {
    const content = readFileSync(join(base, path))
    hash.update(`${path}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} base
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(base, path) {
  if (!statSync(join(base, path)).isDirectory()) return [path]
  return readdirSync(join(base, path))
    .filter((name) => !MADE_BY_TOOLS.test(name))
    .toSorted()
    .flatMap((name) => listFiles(base, `${path}/${name}`))
}

/**
 * Does `make` unless the same sources made the same outputs before.
 * @param {{ stampFile: string, hash: string, outputs: string[] }} options
 * @param {(isAnyOutputMissing: boolean) => Promise<unknown>} make
 */
export async function makeOnce({ stampFile, hash, outputs }, make) {
  const isAnyOutputMissing = !outputs.every((output) => existsSync(output))
  if (!isAnyOutputMissing && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return
  // What is interrupted on its way must not pass for done.
  rmSync(stampFile, { force: true })
  await make(isAnyOutputMissing)
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, hash)
}
