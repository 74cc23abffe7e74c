/**
 * Words are read by strangers. In each part of the project this counts the words and openings that docs/style.md rules out in comments, in
 * titles of tests and in pages, and the names of code and files that have one of these words; for the server and for the web, each with the
 * packages, the exported types that share a name; and in all three the numbers of errors outside their table. It fails where a part has more
 * of them than its limit. With the paths of folders, it counts only in these.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { bareCodes, exportedTypes, mayNameCodes } from './lib/code-words.ts'
import { commentLines, isBare, PRIVATE_WORDS } from './lib/comment-words.ts'
import { markdownLines } from './lib/markdown-lines.ts'
import { isPrivateName, privateNames } from './lib/private-names.ts'
import { root } from './lib/root.mjs'
import { testTitles } from './lib/test-titles.ts'

/** The last is the files beside the folders, such as the README and the tests' configuration. */
const PARTS = ['apps/api', 'apps/web', 'packages', 'bench', 'scripts', 'e2e', 'docs', 'deploy', '.']
/** For each word, in a thousand lines of comments, titles and pages. */
const MOST_PER_THOUSAND = 3
/** Its keys are the words themselves. */
const WORD_LIST = 'scripts/lib/comment-words.ts'
const NOT_SOURCE = /(^|\/)(node_modules|dist|dist-server|migrations|locales|\.cache|compiled)\//

const named = process.argv.slice(2)
const problems: string[] = []
for (const part of named.length > 0 ? named : PARTS) {
  const lines = [...sourceFiles(part), ...filesIn(part, /\.md$/)].flatMap((path) =>
    readLines(path).map((line) => ({ ...line, path })),
  )
  if (lines.length === 0) continue
  const judge = (name: string, found: typeof lines, most: number) => {
    const rate = (found.length * 1000) / lines.length
    console.log(`${part}: ${name}: ${found.length} in ${lines.length} lines, ${rate.toFixed(1)} of 1,000 (${most})`)
    if (rate > most) problems.push(...found.map(({ path, line, text }) => `${path}:${line} ${name}: ${text}`))
  }
  judge('sentences with "Of", or comments with "By which", first', lines.filter(isBare), 0)
  for (const [name, pattern] of Object.entries(PRIVATE_WORDS)) {
    judge(
      name,
      lines.filter(({ text }) => pattern.test(text)),
      MOST_PER_THOUSAND,
    )
  }
  judgeNames(part)
}
const SERVER = ['apps/api/src', 'packages']
const WEB = ['apps/web/src', 'packages']
const ALL = [...new Set([...SERVER, ...WEB])]
if (named.length === 0) {
  let codes = 0
  for (const path of ALL.flatMap(sourceFiles)) {
    if (mayNameCodes(path)) continue
    const bare = bareCodes(readFileSync(join(root, path), 'utf8'))
    codes += bare.length
    problems.push(...bare.map((code) => `${path}: ${code} outside of values/error-numbers`))
  }
  console.log(`${ALL.join(', ')}: numbers of errors outside their table: ${codes} (0)`)
  for (const program of [SERVER, WEB]) {
    const sources = new Map<string, string[]>()
    for (const path of program.flatMap(sourceFiles)) {
      for (const name of exportedTypes(readFileSync(join(root, path), 'utf8'))) {
        sources.set(name, [...(sources.get(name) ?? []), path])
      }
    }
    const shared = [...sources].filter(([, paths]) => paths.length > 1)
    problems.push(...shared.map(([name, paths]) => `the type ${name} is two things: ${paths.join(', ')}`))
    console.log(`${program.join(', ')}: names of exported types with two meanings: ${shared.length} (0)`)
  }
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** Counts what code and files of a part are called by a private word, of which there is to be none. */
function judgeNames(part: string) {
  const paths = sourceFiles(part).filter((path) => path !== WORD_LIST)
  const names = paths.flatMap((path) => [
    ...(isPrivateName(path) ? [`${path} is called by a private word`] : []),
    ...(path.endsWith('.css') ? [] : privateNames(path, readFileSync(join(root, path), 'utf8'))).map(
      ({ line, name }) => `${path}:${line} declares ${name}, which has a private word`,
    ),
  ])
  console.log(`${part}: names of code and files with private words: ${names.length} (0)`)
  problems.push(...names)
}

function readLines(path: string) {
  const source = readFileSync(join(root, path), 'utf8')
  if (path.endsWith('.md')) return markdownLines(source)
  return [...commentLines(path, source), ...(path.endsWith('.css') ? [] : testTitles(path, source))]
}

function sourceFiles(part: string): string[] {
  return filesIn(part, /\.(ts|tsx|mjs|cjs|css)$/)
}

function filesIn(part: string, name: RegExp): string[] {
  if (statSync(join(root, part)).isFile()) return name.test(part) ? [part] : []
  return readdirSync(join(root, part), { recursive: part !== '.', encoding: 'utf8' })
    .map((path) => join(part, path))
    .filter((path) => name.test(path) && !NOT_SOURCE.test(path))
    .toSorted()
}
