import { Caller, type Call } from './caller.ts'
import type { BenchDatabase, Connection } from './database.ts'
import { cpuMilliseconds } from './process-cpu.ts'
import { startServer } from './server.ts'

/** A server with a database of its own. */
export interface DataSet {
  /** The address of the server. */
  pid: number
  url: string
  caller: Caller
  /** Milliseconds that the server and the database have used so far. */
  cpu: () => number
  stop: () => Promise<void>
}

/** Starts a server on a new database, and then fills it. */
export async function openDataSet(
  database: BenchDatabase,
  name: string,
  fill: (connection: Connection) => Promise<void>,
): Promise<DataSet> {
  const connection = await database.create(name)
  const server = await startServer(connection)
  console.log(`filling in ${name}`)
  await fill(connection)
  const caller = new Caller(server.url)
  return {
    pid: server.pid,
    url: server.url,
    caller,
    cpu: () => cpuMilliseconds([server.pid, database.pid]),
    async stop() {
      caller.close()
      await server.stop()
    },
  }
}

/** The first ones also warm up the server, as one that has been running for a while is. */
const ROUNDS = 12
/** Many enough that the clock of process times, which ticks a hundred times a second, is fine enough. */
const REQUESTS_PER_ROUND = 100

/**
 * CPU time of the server and its database, in milliseconds for all calls of a batch: the least of several rounds, since
 * whatever else the machine does only adds. `nextBatch` makes one batch after the other.
 */
export async function cpuPerBatch(
  { caller, cpu }: DataSet,
  nextBatch: () => readonly (string | Call)[],
): Promise<number> {
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const batches = Array.from({ length: REQUESTS_PER_ROUND }, nextBatch)
    const before = cpu()
    for (const batch of batches) for (const call of batch) await caller.call(call)
    costs.push((cpu() - before) / batches.length)
  }
  return Math.min(...costs)
}

/** The same for one call to each of the paths. */
export async function cpuPerRequest(set: DataSet, paths: readonly string[]): Promise<number> {
  let n = 0
  return cpuPerBatch(set, () => [paths[n++ % paths.length] ?? ''])
}
