import { spawn, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, open, readdir, rename, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Binaries } from './binaries.ts'
import { type Account, giveAway, type Home } from './home.ts'

export const ROLE = 'honjeo'
export const DATABASE = 'honjeo'

/**
 * The account is no superuser, as on a server that another operator runs. Each line is one statement: single-user mode
 * reads so.
 */
const SET_UP = `create role ${ROLE} login createdb;\ncreate database ${DATABASE} owner ${ROLE};\n`

/** Returns options without what is no business of the database: secrets in our environment, and PG… variables, which would bend it. */
export function childOptions(account: Account | undefined): SpawnOptions {
  return { ...account, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' } }
}

/**
 * Makes the data folder if it is missing. A crash on the way leaves none, so that the next start begins with an empty
 * one.
 */
export async function createCluster(home: Home, binaries: Binaries, fsync: boolean): Promise<void> {
  const draftPrefix = `${basename(home.data)}-new-`
  for (const name of await readdir(home.folder)) {
    if (name.startsWith(draftPrefix)) await rm(join(home.folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
  if (existsSync(home.data)) return

  const draft = await mkdtemp(join(home.folder, draftPrefix))
  try {
    await giveAway(draft, home.account)
    const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']
    const sync = fsync ? [] : ['--no-sync']
    const args = ['-D', draft, '-U', 'postgres', '--auth=trust', '--no-instructions', ...locale, ...sync]
    await runToEnd(binaries.initdb, args, home.account)
    const single = ['--single', '-D', draft, '-cexit_on_error=on', `-cfsync=${fsync ? 'on' : 'off'}`, 'postgres']
    await runToEnd(binaries.postgres, single, home.account, SET_UP)
    await rename(draft, home.data)
    if (fsync) await syncFolder(home.folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw error
  }
}

async function runToEnd(program: string, args: string[], account: Account | undefined, input = ''): Promise<void> {
  const child = spawn(program, args, { ...childOptions(account), stdio: ['pipe', 'ignore', 'pipe'] })
  const report = text(child.stderr)
  // A program that ends early closes its input; what counts is how it ends.
  child.stdin.on('error', () => {}).end(input)
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${basename(program)} failed:\n${(await report).trim()}`)
}

/** A new name is durable only once its folder is written. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
