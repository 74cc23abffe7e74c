import type { KeyObject } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolConfig } from 'pg'
import { ATTEMPT_LIMITS, REQUEST_LIMITS } from '@honjeo/contract/values/request-limits'
import { deriveKeys } from './auth/keys.ts'
import { endPublishedSessions } from './auth/published-logins.ts'
import { buildApp, builtWebDir } from './app.ts'
import { systemClock } from './lib/clock.ts'
import type { Config } from './config/config.ts'
import { PACE } from './config/pace.ts'
import { openDatabase, type Database, type Db } from './db/client.ts'
import { migrateDatabase } from './db/migrate.ts'
import { seedCatalogue } from './demo/catalogue.ts'
import { seedDemo, seedOpenDemo } from './demo/demo.ts'
import { STAFF_LOGIN } from '@honjeo/demo-content/staff'
import { startHousekeeping } from './housekeeping.ts'
import { openGuardedImageStore } from './images/open-image-store.ts'
import { listenOnFreePort } from './http/listen.ts'
import { NO_ATTEMPT_RULES, type AttemptRules } from './limits/attempt-limits.ts'
import { createLogMailer, createSmtpMailer, senderOf } from './mail/mailer.ts'
import { PUSH_SERVICES } from './notifications/push/open-push.ts'
import { createMemoryBus, type Bus } from '@honjeo/bus/bus'
import { keptSecret } from './lib/secret.ts'

export interface ServiceOptions {
  config: Config
  connection: PoolConfig
  logger: FastifyBaseLogger
  /** What is opened is added, to be closed in the opposite order. */
  closers: (() => Promise<unknown> | void)[]
}

const NO_LOGINS = { member: null, staff: null }

const isLocalDemo = ({ demo, openedBy }: Config) => demo && openedBy.length === 0

/** Fills the database as configured; returns the logins to be logged once the server listens. */
async function seed(db: Db, config: Config, log: FastifyBaseLogger, key: KeyObject) {
  await seedCatalogue(db)
  const now = systemClock.now()
  if (isLocalDemo(config)) return seedDemo(db, { now, key })
  const { member, staff } = config.demo ? await seedOpenDemo(db, { now, key }) : NO_LOGINS
  // The logins are logged at once, since they cannot be shown again.
  if (member) log.info(`demo login, shown once: ${member.email} / ${member.password}`)
  if (staff) {
    log.info(`demo staff login, shown once: ${staff.email} / ${staff.password}`)
    log.info(`demo staff authenticator, shown once: ${staff.authenticator}`)
  }
  const published = await endPublishedSessions(db, now)
  if (published > 0) log.warn(publishedLoginsRefused(published, config.openedBy))
  else if (!config.demo && config.databaseUrl === null && config.openedBy.length > 0) log.info(noDemo(config.openedBy))
  return NO_LOGINS
}

const letIn = (openedBy: readonly string[]) =>
  `${openedBy.join(', ')} ${openedBy.length === 1 ? 'lets' : 'let'} others in`

const noDemo = (openedBy: readonly string[]) =>
  `no demo: ${letIn(openedBy)}; DEMO=1 fills an empty database with one, with logins made up for it`

function publishedLoginsRefused(accounts: number, openedBy: readonly string[]): string {
  const why = openedBy.length === 0 ? 'DEMO=0' : letIn(openedBy)
  return (
    `this database was filled as a demo, with logins that everybody knows: those of ${accounts} accounts are refused (${why}). ` +
    'Name an empty database for a service; to go on with this one, make staff of your own (npm run staff:grant -- EMAIL) ' +
    `and take the role from the demo's (npm run staff:revoke -- ${STAFF_LOGIN.email})`
  )
}

function attemptRulesOf(config: Config): AttemptRules {
  if (!config.requestLimits) return NO_ATTEMPT_RULES
  // People at this computer can read the mails of a demo, so its codes prove nothing, and they sign up often.
  return isLocalDemo(config) ? { ...ATTEMPT_LIMITS, code: [], signUp: [] } : ATTEMPT_LIMITS
}

/** Opens the bus. Redis's library is a fifth of all modules, and is read only where there is a Redis. */
async function openBus(redisUrl: string | null, logger: FastifyBaseLogger): Promise<Bus> {
  if (redisUrl === null) return createMemoryBus()
  const { createRedisBus } = await import('@honjeo/bus/redis-bus')
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
  const secret = config.jwtSecret ?? keptSecret(config.dataDir)
  const demo = await seed(database.db, config, logger, deriveKeys(secret).authenticator)

  const bus = await openBus(config.redisUrl, logger)
  closers.push(() => bus.close())
  const logMailer = createLogMailer(logger)
  const mailer = config.smtpUrl === null ? logMailer : createSmtpMailer(config.smtpUrl, senderOf(config.publicUrl))
  closers.push(() => mailer.close())
  const isLocal = isLocalDemo(config)
  if (config.smtpUrl === null && !isLocal)
    logger.warn('SMTP_URL is missing: mails go to this log, and trusted contacts cannot be told of anything by mail')

  const images = await openGuardedImageStore(config, logger)
  const app = await buildApp({
    database,
    bus,
    clock: systemClock,
    outbox: { mailer },
    mailer: config.smtpUrl === null && !isLocal ? null : mailer,
    images,
    readableMail: isLocal ? logMailer : null,
    secret,
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
    requestLimits: config.requestLimits ? REQUEST_LIMITS : null,
    attemptRules: attemptRulesOf(config),
    pace: PACE,
    settings: {
      map: { tileUrl: config.mapTileUrl, tileAttribution: config.mapTileAttribution },
      operator: config.operator,
      planner: { readsWishes: config.llm !== null },
      hasIdentityChecks: config.identity !== null,
      contacts: { sendsTexts: config.texts !== null },
    },
    ocr: config.ocr,
    routerUrl: config.routerUrl,
    help: { data: config.helpData },
    weather: { settings: config.weather },
    llm: config.llm,
    kakao: config.kakao,
    identity: config.identity,
    texts: config.texts,
    push: { services: [...PUSH_SERVICES, ...config.pushServices] },
    metricsToken: config.metricsToken,
    webDir: builtWebDir,
    logger,
  })
  closers.push(
    () => app.close(),
    startHousekeeping({
      database,
      store: images,
      clock: systemClock,
      log: logger,
      sweepRoomRequests: () => app.sweepRoomRequests(),
      remindOfWaysHome: () => app.remindOfWaysHome(),
    }),
  )

  const port = await listenOnFreePort(app, config.host, config.port)
  if (config.port !== 0 && port !== config.port) logger.info(`port ${config.port} is taken`)
  logger.info(
    `혼저가 열렸어요: ${config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`}`,
  )
  if (demo.member) logger.info(`demo login: ${demo.member.email} / ${demo.member.password}`)
  if (demo.staff) {
    logger.info(`demo staff login: ${demo.staff.email} / ${demo.staff.password}`)
    logger.info(`demo staff authenticator: ${demo.staff.authenticator} (npm run demo:code shows its code)`)
  }
}
