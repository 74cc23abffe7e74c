/** The app as it is, but that what is said is numbered here and stored nowhere. Takes its database and secret. */
import type { NewTalk, TalkOutcome } from '../../apps/api/src/rooms/chat/insert-talks.queries.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { listenOnFreePort } from '../../apps/api/src/http/listen.ts'
import { buildBareApp } from '../lib/bare-app.ts'
import type { Connection } from '../lib/database.ts'
import { readInput } from '../lib/input.ts'

const { connection, secret } = await readInput<{ connection: Connection; secret: string }>()
const numbers = new Map<number, number>()

function numberOnly({ roomId, sentAt: at }: NewTalk): TalkOutcome {
  const seq = (numbers.get(roomId) ?? 0) + 1
  numbers.set(roomId, seq)
  const sentAt = at.toISOString()
  return { verdict: 'STORED', seq, sentAt, senderName: '여행자', senderProfileImage: null, quote: null }
}

const app = await buildBareApp({
  database: await openDatabase(connection),
  secret,
  unlimitedChat: {
    storeTalks: (talks) => Promise.resolve(talks.map(numberOnly)),
    sendRate: { perSecond: 1e6, burst: 1e6 },
  },
})
console.log(await listenOnFreePort(app, '127.0.0.1', 0))
