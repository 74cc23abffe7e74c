import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readFile, rm, rmdir } from 'node:fs/promises'
import { tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { childOptions } from './cluster.ts'
import type { Home } from './home.ts'
import { isPostmasterOf, shutDownPostmaster } from './process.ts'

const LEFT_OVER_PATIENCE_MS = 10_000
const KEPT_LINES = 20

export interface Log {
  info(message: string): void
  warn(message: string): void
}

export interface ServerOptions {
  home: Home
  binaries: Binaries
  socketFolder: string
  fsync: boolean
  log: Log
}

const MB = 2 ** 20

/**
 * Returns an eighth of the memory there is, within bounds: a page that does not fit is a system call each time it is read, which made a review on a
 * catalogue of 200,000 places a fifth dearer with 64 MB than with 256.
 */
function sharedBuffersMb(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return Math.min(256, Math.max(64, Math.floor(memory / 8 / MB)))
}

/** The app's pool is the only client, and the machine belongs to the app as much as to the database. */
function settings({ socketFolder, fsync }: ServerOptions): string[] {
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: PORT,
    max_connections: 100,
    shared_buffers: `${sharedBuffersMb()}MB`,
    maintenance_work_mem: '32MB',
    // No replica reads this log: write less.
    wal_level: 'minimal',
    max_wal_senders: 0,
    io_method: 'sync',
    jit: 'off',
    timezone: 'UTC',
    lc_messages: 'C',
    // The log has LOG, FATAL and PANIC only: the error of a statement reaches the one who sent it.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    fsync: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** Resolves when the server accepts connections; rejects with what it said when it ends before. */
export async function startServer(options: ServerOptions): Promise<ChildProcess> {
  const deadline = performance.now() + LEFT_OVER_PATIENCE_MS
  for (;;) {
    const server = spawnServer(options)
    const report = await untilReady(server, options)
    if (report === undefined) return server
    // The children of a server that was killed take a moment to see it and let go of the shared memory.
    if (!report.includes('pre-existing shared memory block') || performance.now() > deadline) {
      throw new Error(`PostgreSQL does not start:\n${report}`)
    }
    await delay(100)
  }
}

function spawnServer(options: ServerOptions): ChildProcess {
  const { home, binaries } = options
  return spawn(binaries.postgres, ['-D', home.data, ...settings(options)], {
    ...childOptions(home.account),
    stdio: ['ignore', 'ignore', 'pipe'],
    // The server has a process group of its own: Ctrl-C is for the app, which closes its connections first and then stops the server.
    detached: true,
  })
}

/** Returns undefined when ready, else the last lines it wrote. What it reports later goes to the log, until it is asked to stop. */
async function untilReady(server: ChildProcess, { log }: ServerOptions): Promise<string | undefined> {
  const ended = once(server, 'close').catch((error: Error) => error)
  const lines: string[] = []
  let phase: 'starting' | 'running' | 'stopping' = 'starting'
  const ready = new Promise<undefined>((resolve) => {
    createInterface({ input: server.stderr! }).on('line', (line) => {
      if (phase === 'starting') lines.push(line)
      if (line.includes('database system is ready to accept connections')) {
        phase = 'running'
        resolve(undefined)
      } else if (/received (fast|immediate) shutdown request/.test(line)) {
        phase = 'stopping'
      } else if (phase === 'running') {
        log.warn(`PostgreSQL: ${line}`)
      }
    })
  })
  const failed = ended.then((end) => (end instanceof Error ? end.message : lines.slice(-KEPT_LINES).join('\n')))
  return Promise.race([ready, failed])
}

/** Stops the server that a crashed app left behind on this data folder. The caller holds the folder's lock. */
export async function stopLeftOverServer(data: string, log: Log): Promise<void> {
  const pidFile = join(data, 'postmaster.pid')
  // The file has process id, data folder, start time, port, socket folder, …: one a line.
  const [pidLine = '', , , , socketFolder = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(pidLine)
  if (!pid) return
  if (await isPostmasterOf(pid, data)) {
    log.info(`stopping the PostgreSQL server that a crash left behind (process ${pid})`)
    await shutDownPostmaster(pid)
  }
  await removeTemporarySocketFolder(socketFolder)
  // PostgreSQL would take the file as valid when the number has gone to another program, or is still that of a zombie.
  await rm(pidFile, { force: true })
}

/** The port, which only names the socket: the server listens on no network address. */
export const PORT = 5432
/** The most bytes of a socket's path: `sun_path` holds 104 on macOS and 108 on Linux, of which the last is a zero. */
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

/** Removes the socket's folder where it is a temporary one; the usual one stays. */
export async function removeTemporarySocketFolder(folder: string): Promise<void> {
  if (folder.startsWith(TEMPORARY)) await rmdir(folder).catch(() => {})
}
