/**
 * Runs every `bench:*` of package.json, one after the other, and writes docs/benchmarks.md of what they found. Goes on where one
 * misses a target or fails, and ends with 1 then. Words name the ones to run; `--write-only` runs none.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import { toDocument } from './lib/document.ts'
import { readResults } from './lib/report.ts'

const TIME_LIMIT_MS = 40 * 60_000

async function run(name: string): Promise<boolean> {
  console.log(`\n== ${name}`)
  const child = spawn('npm', ['run', '--silent', name], { cwd: root, stdio: 'inherit', detached: true })
  const limit = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), TIME_LIMIT_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearTimeout(limit)
  return code === 0
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isAsked = (name: string) => asked.length === 0 || asked.includes(name.replace('bench:', ''))
const benches = Object.keys(scripts).filter((name) => name.startsWith('bench:'))
const failed: string[] = []
if (!process.argv.includes('--write-only'))
  for (const name of benches.filter(isAsked)) if (!(await run(name))) failed.push(name)

const results = readResults()
const document = join(root, 'docs/benchmarks.md')
writeFileSync(document, toDocument(results))
execFileSync('npx', ['oxfmt', document], { cwd: root, stdio: 'inherit' })
const missed = results.flatMap(({ name, rows }) => rows.filter(({ met }) => !met).map((row) => `${name}: ${row.name}`))
for (const name of failed) console.log(`missed a target or failed: ${name}`)
for (const name of missed) console.log(`MISSED ${name}`)
if (failed.length > 0 || missed.length > 0) process.exitCode = 1
