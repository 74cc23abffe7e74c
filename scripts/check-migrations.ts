/**
 * The migrations lead to the schema of the code: drizzle-kit, asked on a copy of them, has nothing to add. And those that have
 * been written since this is looked at are safe while a server of the version before runs.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { unsafeMigrations } from './lib/unsafe-migrations.ts'

const api = join(import.meta.dirname, '../apps/api')
const migrations = join(api, 'migrations')
// drizzle-kit takes no absolute path, nor one of its own settings beside a configuration file.
const relativeCopy = '../../.cache/migrations-check'
const copy = join(api, relativeCopy)
/** Those before it went to no database in use. */
const FIRST_JUDGED = '0016'
const args = ['generate', '--dialect=postgresql', '--schema=../../packages/schema/src/*.ts', `--out=${relativeCopy}`]

rmSync(copy, { recursive: true, force: true })
cpSync(migrations, copy, { recursive: true })
const { stdout, stderr } = spawnSync('npx', ['--no', 'drizzle-kit', '--', ...args], { cwd: api, encoding: 'utf8' })
// Its exit code is 0 after a failure, too.
if (!stdout.includes('No schema changes')) {
  const added = readdirSync(copy).filter((name) => name.endsWith('.sql') && !readdirSync(migrations).includes(name))
  const statements = added.map((name) => readFileSync(join(copy, name), 'utf8').trim())
  console.error(
    added.length > 0
      ? `The schema has changed; npm run migrations -- --name what-changed would write:\n${statements.join('\n')}`
      : `${stdout}${stderr}`.trim(),
  )
  process.exitCode = 1
}
rmSync(copy, { recursive: true })

const judged = readdirSync(migrations).filter((name) => name.endsWith('.sql') && name >= FIRST_JUDGED)
const unsafe = unsafeMigrations(judged.map((name) => join(migrations, name)))
if (unsafe.length > 0) {
  console.error(
    `Not safe while the version before runs (docs/operations.md#migrations):\n${unsafe.join('\n')}\n` +
      'Where it is after all, say so above the statement: "-- Reviewed: the reason", and below it "-- squawk-ignore RULE".',
  )
  process.exitCode = 1
}
