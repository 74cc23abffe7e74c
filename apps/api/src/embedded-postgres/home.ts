import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readlink, realpath, rm, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { canEnter, databaseAccount, type Account } from './account.ts'

/** Where the data go when PostgreSQL's account cannot enter DATA_DIR. */
const OPEN_FOLDER = '/var/lib/honjeo'

export interface Home {
  /** Holds the data, the lock, the socket, and a copy of the programs if one is needed. */
  folder: string
  /** PostgreSQL's own data folder; missing before the first start. */
  data: string
  account: Account | undefined
}

/** The database that belongs to DATA_DIR lies in it, or where its link `postgres` leads. */
export async function findHome(dataDir: string, log: { info(message: string): void }): Promise<Home> {
  await mkdir(dataDir, { recursive: true })
  const entry = join(await realpath(dataDir), 'postgres')
  const target = await readlink(entry).catch(() => undefined)
  const data = target === undefined ? entry : resolve(dirname(entry), target)
  const folder = dirname(data)
  const account = await databaseAccount(data)
  if (!account || (await canEnter(folder, account))) return { folder, data, account }

  if (target !== undefined || existsSync(entry)) {
    throw new Error(
      `the account of PostgreSQL (user id ${account.uid}) cannot enter ${folder}: allow it, or move the data`,
    )
  }
  await linkToOpenFolder(entry)
  log.info(`PostgreSQL, which does not run as root, cannot enter ${folder}: its data go where ${entry} now leads`)
  return findHome(dataDir, log)
}

async function linkToOpenFolder(entry: string): Promise<void> {
  await mkdir(OPEN_FOLDER, { recursive: true })
  const folder = await mkdtemp(join(OPEN_FOLDER, 'data-'))
  await chmod(folder, 0o755)
  try {
    await symlink(join(folder, 'postgres'), entry)
  } catch (error) {
    await rm(folder, { recursive: true })
    // Another start may have made the link in the meantime; then that one counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
