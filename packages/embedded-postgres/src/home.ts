import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readFile, readlink, realpath, rm, stat, symlink } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** The folder where the data go when PostgreSQL's account cannot enter DATA_DIR. */
const OPEN_FOLDER = '/var/lib/honjeo'

export interface Home {
  /** The folder that holds the data, the lock, the socket, and a copy of the programs if one is needed. */
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

const run = promisify(execFile)

/** The account that PostgreSQL runs as when we are root, which it refuses to be. It is spread into the options of `spawn`. */
export interface Account {
  uid: number
  gid: number
}

/** Returns the owner of the data when there are any, else the account of last resort; undefined (ourselves) when we are not root. */
export async function databaseAccount(dataFolder: string): Promise<Account | undefined> {
  const ourselves = process.getuid?.()
  const owner = await stat(dataFolder).catch(() => undefined)
  if (ourselves === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findUnprivileged()
  if (owner && owner.uid !== ourselves) {
    throw new Error(
      `${dataFolder} belongs to user id ${owner.uid}: start as that user, or give DATA_DIR another folder`,
    )
  }
  return undefined
}

async function findUnprivileged(): Promise<Account> {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!entry)
    throw new Error('/etc/passwd has no user "nobody" for PostgreSQL to run as: start as another user than root')
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/** Whether an account can enter a folder. It asks the system instead of reading mode bits, which say nothing of access lists and the like. */
async function canEnter(folder: string, account: Account): Promise<boolean> {
  try {
    await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...account, cwd: '/' })
    return true
  } catch {
    return false
  }
}

/** What root made, copied or restored belongs to root; PostgreSQL starts only on data of its own account. */
export async function giveAway(folder: string, account: Account | undefined): Promise<void> {
  if (!account || (await stat(folder)).uid === account.uid) return
  await run('chown', ['-Rh', `${account.uid}:${account.gid}`, folder])
}
