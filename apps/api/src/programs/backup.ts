import { createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Writable } from 'node:stream'
import { backUp } from './backup/back-up.service.ts'
import { BackupError } from '@honjeo/backup-archive/format'
import { readConfig } from '../config/config.ts'
import { report, runProgram, withOperatorDatabase } from './operator-database.ts'
import { openImageStore } from '../images/open-image-store.ts'
import { keptSecret } from '../lib/secret.ts'
import { syncFolder } from '@honjeo/images/disk-image-store'

const USAGE = `npm run backup -- FILE              database and images as they are now, into a new file
npm run --silent backup -- - | …    the same into a pipe`

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

/** Calls `write` with a stream into a file that has its name only once it is whole and on the disk. */
async function intoFile(path: string, write: (out: Writable) => Promise<unknown>): Promise<void> {
  if (await exists(path)) throw new BackupError(`${path} exists already, and no backup is overwritten`)
  const part = `${path}.part`
  // What it holds is for the operator alone.
  const out = createWriteStream(part, { mode: 0o600, flags: 'wx', flush: true })
  try {
    await write(out)
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true })
    throw error
  }
}

async function main([file, ...rest]: string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new BackupError(USAGE)
  const config = readConfig(process.env)
  await withOperatorDatabase(config, async (database) => {
    const secret = config.jwtSecret === null ? keptSecret(config.dataDir) : null
    const deps = { database, store: await openImageStore(config), secret, say: report }
    if (file === '-') await backUp(deps, process.stdout)
    else await intoFile(resolve(file), (out) => backUp(deps, out))
    report(`done: ${file === '-' ? 'written' : file}`)
  })
}

await runProgram(main)
