/** The migrations lead to the schema of the code: drizzle-kit, asked on a copy of them, has nothing to add. */
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const api = join(import.meta.dirname, '../apps/api')
const migrations = join(api, 'migrations')
// drizzle-kit takes no absolute path, nor one of its own settings beside a configuration file.
const relativeCopy = '../../.cache/migrations-check'
const copy = join(api, relativeCopy)
const args = ['generate', '--dialect=postgresql', '--schema=./src/db/schema/*.ts', `--out=${relativeCopy}`]

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
