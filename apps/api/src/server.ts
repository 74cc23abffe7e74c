import { ATTEMPT_LIMITS, REQUEST_LIMITS } from '@honjeo/contract/values/request-limits'
import { deriveKeys } from './auth/keys.ts'
import { buildApp, builtWebDir } from './app.ts'
import { systemClock } from './clock.ts'
import { ConfigError, readConfig, type Config } from './config.ts'
import { openDatabase, type Database } from './db/client.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedCatalogue } from './db/seed/catalogue.ts'
import { seedDemo } from './db/seed/demo.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openGuardedImageStore } from './images/open-image-store.ts'
import { listenOnFreePort } from './listen.ts'
import { createLogger } from './logger.ts'
import { NO_ATTEMPT_RULES, type AttemptRules } from './limits/attempt-limits.ts'
import { createLogMailer, createSmtpMailer, senderOf } from './mail/mailer.ts'
import { createMemoryBus, type Bus } from './realtime/bus.ts'
import { checkOpenFiles } from './open-files.ts'
import { keptSecret } from './secret.ts'

const CLOSE_MS = 10_000

const logger = createLogger(process.stdout.isTTY)

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    for (const { name, problem, example } of error.problems)
      logger.fatal(`${name}: ${problem}. Example: ${name}=${example}`)
    process.exit(1)
  }
}

/** What was opened, closed again in the opposite order. */
const closers: (() => Promise<unknown> | void)[] = []

async function close(exitCode: number): Promise<never> {
  const deadline = setTimeout(() => process.exit(exitCode || 1), CLOSE_MS)
  for (const closer of closers.toReversed()) {
    try {
      await closer()
    } catch (error) {
      logger.error({ err: error }, 'closing failed')
    }
  }
  clearTimeout(deadline)
  process.exit(exitCode)
}

function attemptRulesOf({ requestLimits, demo, smtpUrl }: Config): AttemptRules {
  if (!requestLimits) return NO_ATTEMPT_RULES
  // Everybody reads the mails of a demo, so their codes prove nothing; whoever tries it out signs up often.
  return demo && smtpUrl === null ? { ...ATTEMPT_LIMITS, code: [], signUp: [] } : ATTEMPT_LIMITS
}

async function openConfiguredDatabase(config: Config): Promise<Database> {
  let database: Database
  if (config.databaseUrl === null) {
    const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log: logger })
    closers.push(() => embedded.stop())
    database = await openDatabase(embedded.connection)
  } else {
    database = await openDatabase({ connectionString: config.databaseUrl })
  }
  closers.push(() => database.close())
  await migrateDatabase(database, { log: logger })
  return database
}

/** Redis's library is a fifth of all modules: read by those who have a Redis. */
async function openBus({ redisUrl }: Config): Promise<Bus> {
  if (redisUrl === null) return createMemoryBus()
  const { createRedisBus } = await import('./realtime/redis-bus.ts')
  return createRedisBus(redisUrl, logger)
}

async function start() {
  const config = readConfigOrExit()
  checkOpenFiles(logger)
  const database = await openConfiguredDatabase(config)
  await seedCatalogue(database.db)
  const secret = config.jwtSecret ?? keptSecret(config.dataDir)
  const demo = config.demo ? await seedDemo(database.db, systemClock.now(), deriveKeys(secret).authenticator) : null

  const bus = await openBus(config)
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

// A second signal, as a process group gets it, must not end the closing half-way.
let isClosing = false
function closeOnce(exitCode: number) {
  if (!isClosing) void close(exitCode)
  isClosing = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => closeOnce(0))
// What state is left by a fault that nobody caught nobody knows: what is under way is finished, and whoever watches over the
// process starts a new one.
for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    logger.fatal({ err: error }, 'nobody caught this: the server ends')
    closeOnce(1)
  })
}

start().catch((error: unknown) => {
  logger.fatal({ err: error }, `the server could not start: ${error instanceof Error ? error.message : String(error)}`)
  void close(1)
})
