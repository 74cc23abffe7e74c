import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import type { Config } from '../config/config.ts'
import { openDatabase, type Database } from '../db/client.ts'
import { DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { startEmbeddedPostgres } from '@honjeo/embedded-postgres/embedded'
import { findHome } from '@honjeo/embedded-postgres/home'
import { isPostmasterOf } from '@honjeo/embedded-postgres/process'
import type { Log } from '@honjeo/embedded-postgres/server'

/** What is said to the operator goes where it does not mix with what a program writes. */
export const report = (line: string) => process.stderr.write(`${line}\n`)

/** Runs a program of the operator on its arguments; what goes wrong is written as a line, and the program ends with 1. */
export async function runProgram(main: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await main(process.argv.slice(2))
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

/** Opens the operator's database for `work`, and closes it afterwards. */
export async function withOperatorDatabase<T>(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (database: Database) => Promise<T>,
  log: Log = { info: () => {}, warn: report },
): Promise<T> {
  const database = await openOperatorDatabase(config, log)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The database the app uses: the configured one; or the embedded one, of the app while that runs, else started for us. */
export async function openOperatorDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
) {
  if (databaseUrl !== null) return openDatabase({ connectionString: databaseUrl })
  const running = await runningServer(dataDir, log)
  return running ? openDatabase(running) : openOwnServer(dataDir, log)
}

async function runningServer(dataDir: string, log: Log): Promise<PoolConfig | undefined> {
  const { data } = await findHome(dataDir, log)
  const pidFile = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  // The file holds process id, data folder, start time, port, socket folder, …: one a line.
  const [pid, , , port, host = ''] = pidFile.split('\n')
  if (!(await isPostmasterOf(Number(pid), data))) return undefined
  return { host, port: Number(port), user: ROLE, database: DATABASE }
}

async function openOwnServer(dataDir: string, log: Log): Promise<Database> {
  const server = await startEmbeddedPostgres({ dataDir, log })
  try {
    const database = await openDatabase(server.connection)
    const close = async () => {
      await database.close()
      await server.stop()
    }
    return { ...database, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
