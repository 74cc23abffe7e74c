import type { PoolConfig } from 'pg'
import { ConfigError, readConfig, type Config } from './config/config.ts'
import { startEmbeddedPostgres } from '@honjeo/embedded-postgres/embedded'
import { createLogger } from '@honjeo/observability/logger'
import { checkOpenFiles } from './http/open-files.ts'

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

/** Returns where the database is; the server that comes with the app is started first. */
async function findDatabase({ databaseUrl, dataDir }: Config): Promise<PoolConfig> {
  if (databaseUrl !== null) return { connectionString: databaseUrl }
  const embedded = await startEmbeddedPostgres({ dataDir, log: logger })
  closers.push(() => embedded.stop())
  return embedded.connection
}

async function start() {
  const config = readConfigOrExit()
  checkOpenFiles(logger)
  // Two thousand modules are read while the database starts.
  const [connection, { startService }] = await Promise.all([findDatabase(config), import('./service.ts')])
  await startService({ config, connection, logger, closers })
}

// A second signal, as a process group gets it, must not end the closing half-way.
let isClosing = false
function closeOnce(exitCode: number) {
  if (!isClosing) void close(exitCode)
  isClosing = true
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => closeOnce(0))
// No one knows what state a fault leaves that nothing caught: what is under way is finished, and the supervisor of the
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
