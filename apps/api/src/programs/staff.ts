import { setTimeout as delay } from 'node:timers/promises'
import { changeRole, type RoleChange } from '../admin/roles.service.ts'
import { createSessionWatch } from '../auth/session-watch.ts'
import { systemClock } from '../clock.ts'
import { readConfig, type Config } from '../config.ts'
import type { Db } from '../db/client.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { openOperatorDatabase } from '../db/operator-database.ts'
import { createRedisBus } from '../realtime/bus.ts'

const USAGE = `npm run staff:grant -- EMAIL      makes a member one of the staff, who see /admin
npm run staff:revoke -- EMAIL     makes them an ordinary member again`
const ROLES = new Map([
  ['grant', 'ADMIN'],
  ['revoke', 'MEMBER'],
] as const)
/** How long Redis is waited for; without it running servers know within 20 seconds. */
const REDIS_MS = 3000
const RETRY_MS = 50

const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const SENTENCES: Record<RoleChange['kind'], string> = {
  CHANGED: 'done',
  UNCHANGED: 'nothing to do: that is so already',
  UNKNOWN: 'nobody has signed up with that address',
  SUSPENDED: 'that member is suspended: lift it first',
}

/** Tells running servers what the sessions may do from now on. */
async function announce({ redisUrl }: Config, db: Db, sessionIds: readonly string[]) {
  if (redisUrl === null) return
  const bus = createRedisBus(redisUrl, { info: () => {}, warn: ({ reason }) => complain(reason) })
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

async function main([name = '', email = '', ...rest]: string[]): Promise<void> {
  const role = ROLES.get(name as 'grant' | 'revoke')
  if (role === undefined || !email.includes('@') || rest.length > 0) throw new Error(USAGE)
  const config = readConfig(process.env)
  const database = await openOperatorDatabase(config, { info: () => {}, warn: complain })
  try {
    await migrateDatabase(database)
    const change = await changeRole(database.db, email, role, systemClock.now())
    if (change.kind === 'CHANGED') await announce(config, database.db, change.sessionIds)
    if (change.kind === 'UNKNOWN' || change.kind === 'SUSPENDED') throw new Error(SENTENCES[change.kind])
    say(`${name} ${email}: ${SENTENCES[change.kind]}`)
  } finally {
    await database.close()
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  complain(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
