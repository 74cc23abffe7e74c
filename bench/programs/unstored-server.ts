/** The app as it is, but that what is said is numbered here and stored nowhere. Takes its database and secret. */
import type { TalkOutcome } from '../../apps/api/src/rooms/chat/insert-talks.queries.ts'
import { PACE } from '../../apps/api/src/config/pace.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { listenOnFreePort } from '../../apps/api/src/http/listen.ts'
import { buildBareApp } from '../lib/bare-app.ts'
import type { Connection } from '../lib/database.ts'
import { readInput } from '../lib/input.ts'

const { connection, secret } = await readInput<{ connection: Connection; secret: string }>()
const numbers = new Map<number, number>()

function numberOnly(roomId: number, sentAt: string): TalkOutcome {
  const seq = (numbers.get(roomId) ?? 0) + 1
  numbers.set(roomId, seq)
  return { verdict: 'STORED', seq, sentAt, senderName: '여행자', senderProfileImage: null, quote: null }
}

/** Answers the statement that stores talks; the rooms are its first parameter, and the times its ninth. */
async function query({ name, values }: { name: string; values: unknown[] }) {
  if (!name.startsWith('insert_talks')) throw new Error(`no statement for talks: ${name}`)
  const [roomIds, times] = [values[0] as number[], values[8] as string[]]
  return { rows: roomIds.map((roomId, i) => numberOnly(roomId, times[i]!)) }
}

const database = await openDatabase(connection)
const app = await buildBareApp({
  database: {
    ...database,
    loopingPool: Object.assign(Object.create(database.loopingPool) as typeof database.loopingPool, { query }),
  },
  secret,
  pace: { ...PACE, chatSends: { perSecond: 1e6, burst: 1e6 } },
})
console.log(await listenOnFreePort(app, '127.0.0.1', 0))
