import { setTimeout as delay } from 'node:timers/promises'
import { changeRole, resetAuthenticator, type RoleChange } from '../admin/roles.service.ts'
import { authenticatorResetMail } from '../auth/auth-mails.ts'
import { createSessionWatch } from '../auth/session-watch.ts'
import { systemClock } from '../lib/clock.ts'
import { readConfig, type Config } from '../config/config.ts'
import type { Db } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { report, runProgram, withOperatorDatabase } from './operator-database.ts'
import { createSmtpMailer, senderOf } from '../mail/mailer.ts'
import { createRedisBus } from '@honjeo/bus/redis-bus'

const USAGE = `npm run staff:grant -- EMAIL      makes a member one of the staff, who see /admin
npm run staff:revoke -- EMAIL     makes them an ordinary member again
npm run staff:reset -- EMAIL      takes their authenticator, where phone and recovery codes are lost`
const DEEDS = new Map([
  ['grant', (db: Db, email: string) => changeRole(db, email, 'ADMIN', systemClock.now())],
  ['revoke', (db: Db, email: string) => changeRole(db, email, 'MEMBER', systemClock.now())],
  ['reset', (db: Db, email: string) => resetAuthenticator(db, email, systemClock.now())],
])
/** How long Redis is waited for; without it running servers know within 20 seconds. */
const REDIS_MS = 3000
const RETRY_MS = 50

const say = (line: string) => process.stdout.write(`${line}\n`)

const SENTENCES: Record<RoleChange['kind'], string> = {
  CHANGED: 'done',
  UNCHANGED: 'nothing to do: that is so already',
  UNKNOWN: 'nobody has signed up with that address',
  SUSPENDED: 'that member is suspended: lift it first',
}

/** Informs running servers what the sessions may do from now on. */
async function announce({ redisUrl }: Config, db: Db, sessionIds: readonly string[]) {
  if (redisUrl === null) return
  const bus = createRedisBus(redisUrl, { info: () => {}, warn: ({ reason }) => report(reason) })
  try {
    const deadline = Date.now() + REDIS_MS
    while (
      Date.now() < deadline &&
      !(await bus.ping().then(
        () => true,
        () => false,
      ))
    )
      await delay(RETRY_MS)
    const log = { info: () => {} }
    const watch = await createSessionWatch({ db, bus, clock: systemClock, log, onClose: () => {} })
    await watch.announceChange(sessionIds)
  } finally {
    await bus.close()
  }
}

/** Writes to the owner by mail as well, where there is a mail server; a mail that is not taken undoes nothing. */
async function mail({ smtpUrl, publicUrl }: Config, to: string) {
  if (smtpUrl === null) return
  const mailer = createSmtpMailer(smtpUrl, senderOf(publicUrl))
  await mailer.send(authenticatorResetMail(to)).catch(() => report('the mail server did not take the notice'))
  mailer.close()
}

async function main([name = '', email = '', ...rest]: string[]): Promise<void> {
  const deed = DEEDS.get(name)
  if (deed === undefined || !email.includes('@') || rest.length > 0) throw new Error(USAGE)
  const config = readConfig(process.env)
  await withOperatorDatabase(config, async (database) => {
    await migrateDatabase(database)
    const change = await deed(database.db, email)
    if (change.kind === 'UNKNOWN' || change.kind === 'SUSPENDED') throw new Error(SENTENCES[change.kind])
    if (change.kind === 'CHANGED') {
      await announce(config, database.db, change.sessionIds)
      if (name === 'reset') await mail(config, change.email)
    }
    say(`${name} ${email}: ${SENTENCES[change.kind]}`)
  })
}

await runProgram(main)
