import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Who PostgreSQL runs as when we are root, which it refuses to be. Spread into the options of `spawn`. */
export interface Account {
  uid: number
  gid: number
}

/**
 * The owner of the data when there are any, else the account of last resort; undefined (ourselves) when we are not
 * root.
 */
export async function databaseAccount(dataFolder: string): Promise<Account | undefined> {
  const ourselves = process.getuid?.()
  const owner = await stat(dataFolder).catch(() => undefined)
  if (ourselves === 0) return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findNobody()
  if (owner && owner.uid !== ourselves) {
    throw new Error(
      `${dataFolder} belongs to user id ${owner.uid}: start as that user, or give DATA_DIR another folder`,
    )
  }
  return undefined
}

async function findNobody(): Promise<Account> {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))
  if (!entry)
    throw new Error('/etc/passwd has no user "nobody" for PostgreSQL to run as: start as another user than root')
  return { uid: Number(entry[1]), gid: Number(entry[2]) }
}

/** Asks the system instead of reading mode bits, which say nothing of access lists and the like. */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
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
