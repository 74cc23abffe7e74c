/** The app as it is, but that what is said is numbered here and stored nowhere. Takes its database and secret. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../apps/api/src/app.ts'
import type { NewTalk, TalkOutcome } from '../../apps/api/src/chat/insert-talks.queries.ts'
import { systemClock } from '../../apps/api/src/clock.ts'
import { openDatabase } from '../../apps/api/src/db/client.ts'
import { createDiskImageStore } from '../../apps/api/src/images/disk-image-store.ts'
import { listenOnFreePort } from '../../apps/api/src/listen.ts'
import { createLogger } from '../../apps/api/src/logger.ts'
import { createLogMailer } from '../../apps/api/src/mail/mailer.ts'
import { createOutbox } from '../../apps/api/src/mail/outbox.ts'
import { createMemoryBus } from '../../apps/api/src/realtime/bus.ts'
import { NO_SETTINGS } from '../../apps/api/src/testing/no-settings.ts'
import type { Connection } from '../lib/database.ts'
import { readInput } from '../lib/input.ts'

const { connection, secret } = await readInput<{ connection: Connection; secret: string }>()
const logger = createLogger(false)
logger.level = 'warn'
const numbers = new Map<number, number>()

function numberOnly({ roomId }: NewTalk): TalkOutcome {
  const seq = (numbers.get(roomId) ?? 0) + 1
  numbers.set(roomId, seq)
  return { verdict: 'STORED', seq, senderName: '여행자', senderProfileImage: null, quote: null }
}

const app = await buildApp({
  database: await openDatabase(connection),
  bus: createMemoryBus(),
  clock: systemClock,
  outbox: createOutbox(createLogMailer(logger), logger),
  mailer: null,
  images: createDiskImageStore(mkdtempSync(join(tmpdir(), 'honjeo-bench-images-'))),
  readableMail: null,
  secret,
  publicUrl: null,
  settings: NO_SETTINGS,
  ocr: { driver: 'tesseractjs', readers: 1 },
  llm: null,
  kakao: null,
  routerUrl: null,
  webDir: null,
  unlimitedChat: {
    storeTalks: (talks) => Promise.resolve(talks.map(numberOnly)),
    sendRate: { perSecond: 1e6, burst: 1e6 },
  },
  logger,
})
console.log(await listenOnFreePort(app, '127.0.0.1', 0))
