import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { PoolConfig } from 'pg'
import { onTestFinished } from 'vitest'
import { findBinaries } from '@honjeo/embedded-postgres/binaries'
import { createCluster, DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { findHome } from '@honjeo/embedded-postgres/home'
import { makeSocketFolder, PORT, type ServerOptions, startServer } from '@honjeo/embedded-postgres/server'
import { makeDataDir } from '../testing/server-database.ts'

const log = { info() {}, warn() {} }

export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

/** A PostgreSQL of the test's own, which writes through to the disk, and which only the test starts again. */
export class OwnPostgres {
  readonly connection: PoolConfig
  readonly #options: ServerOptions
  #server: ChildProcess

  private constructor(options: ServerOptions, server: ChildProcess) {
    this.connection = { host: options.socketFolder, port: PORT, user: ROLE, database: DATABASE }
    this.#options = options
    this.#server = server
  }

  /** Ends with the test. */
  static async start(): Promise<OwnPostgres> {
    const home = await findHome(await makeDataDir(), log)
    const binaries = await findBinaries(home.account, home.folder, log)
    await createCluster(home, binaries, true)
    const options = { home, binaries, socketFolder: await makeSocketFolder(home, log), fsync: true, log }
    const postgres = new OwnPostgres(options, await startServer(options))
    onTestFinished(() => postgres.stopAtOnce())
    return postgres
  }

  /** Stops it as `pg_ctl stop -m immediate` does: nothing is finished, and the next start recovers from the log. */
  async stopAtOnce(): Promise<void> {
    if (this.#server.exitCode !== null || this.#server.signalCode !== null) return
    const exited = once(this.#server, 'exit')
    this.#server.kill('SIGQUIT')
    await exited
  }

  /** The number of its first process, which starts all others. */
  get pid(): number {
    return this.#server.pid!
  }

  /** Stops all its processes where they are: they keep their connections, and do nothing until `goOn`. */
  hang(): void {
    this.#signalAll('SIGSTOP')
  }

  goOn(): void {
    this.#signalAll('SIGCONT')
  }

  #signalAll(signal: NodeJS.Signals): void {
    const pid = this.#server.pid!
    // The first process alone starts others, so it comes first.
    process.kill(pid, signal)
    for (const child of childrenOf(pid)) signalUnlessGone(child, signal)
  }

  /** Resolves when it accepts connections again. */
  async startAgain(): Promise<void> {
    this.#server = await startServer(this.#options)
  }
}

/** A session may end between being listed and being signalled. */
function signalUnlessGone(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
