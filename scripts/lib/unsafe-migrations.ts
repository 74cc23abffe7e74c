import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './root.mjs'

const SQUAWK = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'))
/** The line above an excuse, and the excuse. */
const EXCUSE = /(?:^(.*)\n)?^(.*squawk-ignore.*)$/gim
const REASON = /^--\s*Reviewed: \S.{9,}$/
const OF_ONE_RULE = /^--\s*squawk-ignore [a-z-]+$/

/** What in these files a running server of the version before would suffer from, a line each; also excuses without a reason. */
export function unsafeMigrations(files: readonly string[]): string[] {
  if (files.length === 0) return []
  const unexcused = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(EXCUSE)]
      .filter(([, above = '', excuse = '']) => !REASON.test(above) || !OF_ONE_RULE.test(excuse))
      .map(
        ([, , excuse]) =>
          `${file}: "-- Reviewed: the reason" stands above an excuse, of one rule; not so at "${excuse}"`,
      ),
  )
  const args = [SQUAWK, '--config', join(root, '.squawk.toml'), '--reporter', 'gcc', ...files]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const found = stdout.split('\n').filter((line) => line !== '')
  if (status !== 0 && found.length === 0) throw new Error(`squawk failed: ${stderr}`)
  return [...unexcused, ...found]
}
