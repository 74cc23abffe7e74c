import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, type AppDeps } from '../../apps/api/src/app.ts'
import { PACE, type ServerPace } from '../../apps/api/src/config/pace.ts'
import { systemClock } from '../../apps/api/src/lib/clock.ts'
import { createDiskImageStore } from '@honjeo/images/disk-image-store'
import { NO_ATTEMPT_RULES } from '../../apps/api/src/limits/attempt-limits.ts'
import { createLogger } from '@honjeo/observability/logger'
import { createLogMailer } from '../../apps/api/src/mail/mailer.ts'
import { createMemoryBus } from '@honjeo/bus/bus'
import { NO_SETTINGS } from '../../apps/api/src/testing/no-settings.ts'

/** The app in this process, without mails, pages and services of others. */
export function buildBareApp({
  database,
  secret,
  pace = PACE,
}: Pick<AppDeps, 'database' | 'secret'> & { pace?: ServerPace }) {
  const logger = createLogger(false)
  logger.level = 'warn'
  return buildApp({
    database,
    bus: createMemoryBus(),
    clock: systemClock,
    outbox: { mailer: createLogMailer(logger) },
    mailer: null,
    images: createDiskImageStore(mkdtempSync(join(tmpdir(), 'honjeo-bench-images-'))),
    readableMail: null,
    secret,
    publicUrl: null,
    trustedProxies: [],
    requestLimits: null,
    attemptRules: NO_ATTEMPT_RULES,
    pace,
    settings: NO_SETTINGS,
    ocr: { driver: 'tesseractjs', readers: 1 },
    llm: null,
    kakao: null,
    identity: null,
    texts: null,
    routerUrl: null,
    webDir: null,
    logger,
  })
}
