/** Every visible text of the web goes through Lingui, and its catalogues are those of the code. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join, relative } from 'node:path'
import { catalogueProblems } from './lib/catalogue-problems.ts'
import { hangulOutsideMacros } from './lib/hangul-outside-macros.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = join(root, 'apps/web/src')
/** The samples of /dev/ui show developers how Korean looks; they are no messages, and stay Korean in every language. */
const SAMPLES = /^app\/(dev-ui\/|routes\/dev-ui\.tsx$)/
/** What one agrees to binds in Korean: the texts are data, shown as they are in every language. */
const LEGAL_TEXTS = /^features\/legal\/texts\//
/** Holds the name of each language in itself. */
const LANGUAGES = /^lib\/text\/locales\.ts$/
/** What only tests read. */
const TESTS = /(\.test\.tsx?$|\/testing\/)/
const problems: string[] = []

for (const path of sourceFiles()) {
  for (const { line, column, text } of hangulOutsideMacros(path, readFileSync(path, 'utf8'))) {
    problems.push(`${relative(root, path)}:${line}:${column} Hangul outside a Lingui macro: ${text}`)
  }
}
for (const name of readdirSync(join(root, 'apps/web')).filter((each) => each.endsWith('.ts'))) {
  if (readFileSync(join(root, 'apps/web', name), 'utf8').includes('/api/src'))
    problems.push(`apps/web/${name} reads the server's source: what it says is in the contract`)
}
problems.push(...(await catalogueProblems()))

if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !TESTS.test(path))
    .filter(
      (path) => !path.startsWith('locales/') && !SAMPLES.test(path) && !LEGAL_TEXTS.test(path) && !LANGUAGES.test(path),
    )
    .map((path) => join(source, path))
    .toSorted()
}
