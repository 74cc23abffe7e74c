import https from 'node:https'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { systemClock } from '../lib/clock.ts'
import { PACE } from '../config/pace.ts'
import { openDatabase } from '../db/client.ts'
import { seedCatalogue } from '../demo/catalogue.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { NO_ATTEMPT_RULES } from '../limits/attempt-limits.ts'
import { createLogMailer } from '../mail/mailer.ts'
import { createMemoryBus } from '@honjeo/bus/bus'
import { NO_SETTINGS } from '../testing/no-settings.ts'
import { PUSH_CERTIFICATE } from '../testing/push-certificate.ts'
import { CLUSTER_SECRET } from './cluster.ts'

/** The server in a process that a test can kill, with a push service of the test's and a pace that suits it. */
const { DATABASE_URL = '', PUSH_HOST = '', PUSH_EVERY_MS, NOTICE_MS } = process.env

const logger = pino({ level: 'error' })
const database = await openDatabase({ connectionString: DATABASE_URL })
await seedCatalogue(database.db)
const mailer = createLogMailer(logger)
const app = await buildApp({
  database,
  bus: createMemoryBus(),
  clock: systemClock,
  outbox: { mailer },
  mailer,
  images: createDiskImageStore(await mkdtemp(join(tmpdir(), 'honjeo-images-'))),
  readableMail: null,
  secret: CLUSTER_SECRET,
  publicUrl: null,
  trustedProxies: [],
  requestLimits: null,
  attemptRules: NO_ATTEMPT_RULES,
  pace: { ...PACE, chatNotices: { delayMs: Number(NOTICE_MS), restMs: Number(NOTICE_MS) } },
  settings: NO_SETTINGS,
  ocr: { driver: 'off', readers: 1 },
  routerUrl: null,
  llm: null,
  kakao: null,
  identity: null,
  texts: null,
  webDir: null,
  push: {
    services: [PUSH_HOST],
    agent: new https.Agent({ ca: PUSH_CERTIFICATE, keepAlive: true }),
    everyMs: Number(PUSH_EVERY_MS),
    timeLimitMs: 60_000,
  },
  logger,
})
const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`${JSON.stringify({ msg: `혼저가 열렸어요: ${url}` })}\n`)
process.on('SIGTERM', () => process.exit(0))
