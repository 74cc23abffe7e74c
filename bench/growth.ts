/** What ten times the data do to the busiest reads and writes: 5,000, 50,000 and 500,000 posts, and up to a million messages. */
import { BUSY_READS, BUSY_WRITES } from '../apps/api/src/testing/busy-calls.ts'
import { LOAD_CORE, SERVER_CORE } from './lib/core.ts'
import { startDatabase } from './lib/database.ts'
import { measureCalls, warmUp } from './lib/http-cost.ts'
import { startProgram } from './lib/program.ts'
import { report, row } from './lib/report.ts'
import { startServer } from './lib/server.ts'
import { findBusyData, makeWholeData, type WholeSize } from './lib/whole-data.ts'

/** The island does not grow; what members write does. */
const PLACES = 2000
const ROOMS = 500
const SIZES = [
  { posts: 5000, comments: 10_000, messages: 10_000 },
  { posts: 50_000, comments: 100_000, messages: 100_000 },
  { posts: 500_000, comments: 1_000_000, messages: 1_000_000 },
]
/** The growth of the cost, for ten times the data. */
const GROWTH_MAX = 2

/** CPU time of each call in milliseconds, by its name. */
async function measure(size: WholeSize): Promise<Map<string, number>> {
  const whole = await makeWholeData(database, `posts_${size.posts}`, size)
  const server = await startServer(whole.connection, { secret: whole.secret, core: SERVER_CORE })
  const load = startProgram('http-load', LOAD_CORE)
  try {
    const data = await findBusyData(whole)
    const target = { port: Number(new URL(server.url).port), pids: [server.pid, database.pid] }
    let made = 0
    await warmUp(load, target.port, (count) =>
      Array.from({ length: count }, (_, n) => BUSY_READS[n % BUSY_READS.length]!.make(data, n)),
    )
    const costs = new Map<string, number>()
    for (const { name, make } of [...BUSY_READS, ...BUSY_WRITES]) {
      const { cpu } = await measureCalls(load, target, 1, (count) =>
        Array.from({ length: count }, () => make(data, made++)),
      )
      costs.set(name, cpu)
      console.log(`${name}: ${cpu.toPrecision(3)} ms`)
    }
    return costs
  } finally {
    await load.stop()
    await server.stop()
  }
}

const database = await startDatabase()
try {
  const costs: Map<string, number>[] = []
  for (const size of SIZES) costs.push(await measure({ ...size, places: PLACES, rooms: ROOMS }))
  report(
    'growth',
    costs.slice(1).flatMap((dear, i) => {
      const [cheap, posts, before] = [costs[i]!, SIZES[i + 1]!.posts, SIZES[i]!.posts]
      return [...dear].map(([name, figure]) =>
        row(`${name}: ${posts} posts beside ${before}`, {
          figure,
          unit: 'ms',
          reference: cheap.get(name) ?? Number.NaN,
          target: GROWTH_MAX,
        }),
      )
    }),
  )
} finally {
  await database.stop()
}
