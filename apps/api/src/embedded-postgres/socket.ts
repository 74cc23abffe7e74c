import { chown, mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Home } from './home.ts'

/** It only names the socket: the server listens on no network address. */
export const PORT = 5432
/** `sun_path` holds 104 bytes on macOS and 108 on Linux, of which the last is a zero. */
const SOCKET_PATH_MAX = 103
const TEMPORARY = join(tmpdir(), 'honjeo-socket-')

/**
 * The server trusts every client that reaches its socket, so only its own account (and root) may enter the socket's
 * folder: those who can read the data files anyway.
 */
export async function makeSocketFolder(home: Home, log: { info(message: string): void }): Promise<string> {
  const usual = join(home.folder, 'postgres-socket')
  const fits = Buffer.byteLength(join(usual, `.s.PGSQL.${PORT}`)) <= SOCKET_PATH_MAX
  // What a killed server left there would keep the next one from starting.
  await rm(usual, { recursive: true, force: true })
  const folder = fits ? usual : await mkdtemp(TEMPORARY)
  if (fits) await mkdir(folder, { mode: 0o700 })
  else log.info(`the path of DATA_DIR is too long for a socket: PostgreSQL listens in ${folder}`)
  if (home.account) await chown(folder, home.account.uid, home.account.gid)
  return folder
}

/** The usual folder stays, a temporary one goes. */
export async function removeTemporarySocketFolder(folder: string): Promise<void> {
  if (folder.startsWith(TEMPORARY)) await rmdir(folder).catch(() => {})
}
