import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { ATTEMPT_LIMITS, REQUEST_LIMITS } from '@honjeo/contract/values/request-limits'
import { deriveKeys } from './auth/keys.ts'
import { buildApp, builtWebDir } from './app.ts'
import { systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase, type Database } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedCatalogue } from './db/seed/catalogue.ts'
import { seedDemo } from './db/seed/demo.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openGuardedImageStore } from './images/open-image-store.ts'
import { listenOnFreePort } from './listen.ts'
import { NO_ATTEMPT_RULES, type AttemptRules } from './limits/attempt-limits.ts'
import { createLogMailer, createSmtpMailer, senderOf } from './mail/mailer.ts'
import { createMemoryBus, type Bus } from './realtime/bus.ts'
import { keptSecret } from './secret.ts'

export interface ServiceOptions {
  config: Config
  connection: PoolConfig
  logger: FastifyBaseLogger
  /** What is opened is added, to be closed in the opposite order. */
  closers: (() => Promise<unknown> | void)[]
}

function attemptRulesOf({ requestLimits, demo, smtpUrl }: Config): AttemptRules {
  if (!requestLimits) return NO_ATTEMPT_RULES
  // Everybody reads the mails of a demo, so their codes prove nothing; whoever tries it out signs up often.
  return demo && smtpUrl === null ? { ...ATTEMPT_LIMITS, code: [], signUp: [] } : ATTEMPT_LIMITS
}

/** Redis's library is a fifth of all modules: read by those who have a Redis. */
async function openBus(redisUrl: string | null, logger: FastifyBaseLogger): Promise<Bus> {
  if (redisUrl === null) return createMemoryBus()
  const { createRedisBus } = await import('./realtime/redis-bus.ts')
  return createRedisBus(redisUrl, logger)
}

async function openMigratedDatabase({ config, connection, logger, closers }: ServiceOptions): Promise<Database> {
  const database = await openDatabase(connection, config.databaseConnections)
  closers.push(() => database.close())
  await migrateDatabase(database, { log: logger })
  return database
}

/** Opens everything but the database's own server, and listens. */
export async function startService(options: ServiceOptions): Promise<void> {
  const { config, logger, closers } = options
  const database = await openMigratedDatabase(options)
  await seedCatalogue(database.db)
  const secret = config.jwtSecret ?? keptSecret(config.dataDir)
  const demo = config.demo ? await seedDemo(database.db, systemClock.now(), deriveKeys(secret).authenticator) : null

  const bus = await openBus(config.redisUrl, logger)
  closers.push(() => bus.close())
  const logMailer = createLogMailer(logger)
  const mailer = config.smtpUrl === null ? logMailer : createSmtpMailer(config.smtpUrl, senderOf(config.publicUrl))
  closers.push(() => mailer.close())
  if (config.smtpUrl === null && !config.demo)
    logger.warn('SMTP_URL is missing: mails go to this log, and trusted contacts cannot be told of anything by mail')

  const images = await openGuardedImageStore(config, logger)
  const app = await buildApp({
    database,
    bus,
    clock: systemClock,
    outbox: { mailer },
    mailer: config.smtpUrl === null && !config.demo ? null : mailer,
    images,
    readableMail: config.demo && config.smtpUrl === null ? logMailer : null,
    secret,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    requestLimits: config.requestLimits ? REQUEST_LIMITS : null,
    attemptRules: attemptRulesOf(config),
    settings: {
      map: { tileUrl: config.mapTileUrl, tileAttribution: config.mapTileAttribution },
      operator: config.operator,
      planner: { readsWishes: config.llm !== null },
    },
    ocr: config.ocr,
    routerUrl: config.routerUrl,
    llm: config.llm,
    kakao: config.kakao,
    metricsToken: config.metricsToken,
    webDir: builtWebDir,
    logger,
  })
  closers.push(() => app.close(), startHousekeeping({ database, store: images, clock: systemClock, log: logger }))

  const port = await listenOnFreePort(app, config.host, config.port)
  if (config.port !== 0 && port !== config.port) logger.info(`port ${config.port} is taken`)
  logger.info(
    `혼저가 열렸어요: ${config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`}`,
  )
  if (demo?.member) logger.info(`demo login: ${demo.member.email} / ${demo.member.password}`)
  if (demo?.staff) {
    logger.info(`demo staff login: ${demo.staff.email} / ${demo.staff.password}`)
    logger.info(`demo staff authenticator: ${demo.staff.authenticator} (npm run demo:code shows its code)`)
  }
}
