// @ts-check
import { readFileSync } from 'node:fs'

/**
 * Knows the part of npm's ranges that `engines` uses: `^20.19.0 || >=24`. The packages that know all of them may not be
 * installed yet.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  const actual = numbers(version)
  return range.split('||').some((alternative) => {
    const [, operator, text = ''] = /^\s*(\^|>=)(\S+)\s*$/.exec(alternative) ?? []
    if (operator === undefined) throw new Error(`unknown kind of range: ${alternative}`)
    const least = numbers(text)
    return isAtLeast(actual, least) && (operator === '>=' || actual[0] === least[0])
  })
}

/** Ends the process with a clear line when this Node.js is too old. */
export function requireSupportedNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  if (satisfies(process.versions.node, engines.node)) return
  console.error(`Honjeo needs Node.js ${engines.node}; this is ${process.versions.node}.`)
  process.exit(1)
}

/** @param {string} version */
function numbers(version) {
  return version.split('.').map(Number)
}

/**
 * @param {number[]} actual
 * @param {number[]} least
 */
function isAtLeast(actual, least) {
  for (const [index, number] of actual.entries()) {
    const difference = number - (least[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
