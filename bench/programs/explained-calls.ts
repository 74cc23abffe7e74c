/**
 * The app as it is, with its statements explained. It takes its database, secret and requests, and reports what each
 * asked the database.
 */
import { openDatabase } from '../../apps/api/src/db/client.ts'
import type { HttpRequest } from '../../apps/api/src/testing/busy-calls.ts'
import {
  createExplainingClient,
  readsOver,
  type ExplainedStatement,
} from '../../apps/api/src/testing/explaining-client.ts'
import { buildBareApp } from '../lib/bare-app.ts'
import type { Connection } from '../lib/database.ts'
import { readInput } from '../lib/input.ts'

export interface ExplainTask {
  connection: Connection
  secret: string
  /** Some of each kind: what the server does by itself may meet one of them. */
  requests: HttpRequest[][]
  /** Rows of a table that one statement may read. */
  readMax: number
}

export interface Explained {
  /** With those that only begin and end a transaction. */
  statements: number
  /** Reads of more rows than the most, in words. */
  readsOver: string[]
}

const { connection, secret, requests, readMax } = await readInput<ExplainTask>()
const explained: ExplainedStatement[] = []
let sent = 0
const Client = createExplainingClient((statement) => explained.push(statement), {
  onStatement: () => (sent += 1),
})
const app = await buildBareApp({ database: await openDatabase({ ...connection, Client }), secret })
await app.ready()

async function ask({ path, method = 'GET', body, token, idempotencyKey }: HttpRequest): Promise<void> {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
  const answer = await app.inject({ url: encodeURI(path), method, headers, ...(body ? { payload: body } : {}) })
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
}

const results: Explained[] = []
for (const alike of requests) {
  const counts: number[] = []
  const reads: string[][] = []
  for (const request of alike) {
    // A session is looked after once in a while, whatever is asked.
    await ask({ path: '/api/notifications/unread', ...(request.token !== undefined && { token: request.token }) })
    sent = 0
    explained.length = 0
    await ask(request)
    counts.push(sent)
    reads.push(readsOver(explained, readMax))
  }
  // What the server did by itself meanwhile is not in each of them.
  const [fewest = []] = reads.toSorted((a, b) => a.length - b.length)
  results.push({ statements: Math.min(...counts), readsOver: fewest })
}
console.log(JSON.stringify(results))
process.exit(0)
