import { join } from 'node:path'
import { expect, it } from 'vitest'
import { DATABASE, ROLE } from '@honjeo/embedded-postgres/cluster'
import { PORT } from '@honjeo/embedded-postgres/server'
import { freePort } from '../testing/free-port.ts'
import { makeDataDir } from '../testing/server-database.ts'
import { BUILT_SERVER, ServerProcess } from '../testing/server-process.ts'
import { CLUSTER_SECRET } from './cluster.ts'
import { addCrowd } from './crowd.ts'
import { speakAll, tryWrite, writeAll, type Drive } from './drive.ts'
import { expectEachOnce, type Plan } from './effects.ts'
import { below, exactly, recordFault } from './figures.ts'
import { inForm, SEED } from './form.ts'
import { HealingMember } from './healing-member.ts'
import { readRoom } from './history.ts'
import { Ledger } from './ledger.ts'
import { makeCommon, plansOf } from './planned-writes.ts'
import { seededRandom } from './random.ts'
import { watchReadMarks } from './read-watch.ts'

const KILLS = inForm({ short: 2, long: 10 })
const ROOMS = inForm({ short: 2, long: 4 })
const ROOM_SIZE = inForm({ short: 3, long: 5 })
const AMOUNTS = inForm({
  short: { talks: 25, rooms: 1, posts: 2, comments: 4, visits: 2, reads: 3 },
  long: { talks: 65, rooms: 3, posts: 6, comments: 11, visits: 5, reads: 5 },
})
const READY_MS = inForm({ short: Number.POSITIVE_INFINITY, long: 3000 })
/** The long form measures what is delivered. */
const PROGRAM = inForm<string | undefined>({ short: undefined, long: BUILT_SERVER })
const WITH_KEY = ['ROOM', 'POST', 'COMMENT']

async function startServer(env: Record<string, string>) {
  const startedAt = performance.now()
  const server = new ServerProcess(env, PROGRAM)
  const http = await server.url()
  expect((await fetch(`${http}/readyz`)).status).toBe(200)
  return { server, http, readyMs: performance.now() - startedAt }
}

/** Sends once more what had been confirmed, and expects the same answers. */
async function sendAgain(drive: Drive, plans: readonly Plan[]): Promise<void> {
  const again: Drive = { ...drive, ledger: new Ledger() }
  await Promise.all(
    plans.flatMap(({ member: { accessToken }, talks, writes }) => [
      speakAll(again, accessToken, talks),
      ...writes
        .filter(({ kind }) => WITH_KEY.includes(kind))
        .map(async (write) => expect(await tryWrite(again, accessToken, write)).toBe(true)),
    ]),
  )
  const results = ({ ledger }: Drive, kind: string) => new Map(ledger.read(kind).map(({ id, result }) => [id, result]))
  for (const kind of WITH_KEY) expect(results(again, kind)).toEqual(results(drive, kind))
}

it(
  'F01: a server killed in the middle of messages, rooms, joins, posts and comments keeps what it confirmed, each once',
  { timeout: 900_000 },
  async () => {
    const dataDir = await makeDataDir()
    const env = {
      DATA_DIR: dataDir,
      JWT_SECRET: CLUSTER_SECRET,
      PORT: String(await freePort()),
      OCR_DRIVER: 'off',
    }
    let { server, http } = await startServer(env)
    const connection = { host: join(dataDir, 'postgres-socket'), port: PORT, user: ROLE, database: DATABASE }
    const rooms = await addCrowd({ connection }, ROOMS, ROOM_SIZE)
    const everybody = rooms.flatMap(({ members }) => members)
    const host = everybody[0]!
    const common = await makeCommon(http, host.accessToken)
    const random = seededRandom(SEED)
    const plans = plansOf(everybody, AMOUNTS, common, random)
    const total = plans.reduce((sum, { talks, writes }) => sum + talks.length + writes.length, 0)

    const listeners = await Promise.all(
      rooms.map(({ members }) => HealingMember.open(members[0]!, { urls: [http], reconnectMs: 200 })),
    )
    const stopWatching = watchReadMarks(http, host)
    const drive: Drive = { http, ledger: new Ledger(), refusals: [] }
    const working = Promise.all(
      plans.flatMap(({ member: { accessToken }, talks, writes }) => [
        speakAll(drive, accessToken, talks),
        writeAll(drive, accessToken, writes),
      ]),
    )
    const readyMs: number[] = []
    const kills = Array.from({ length: KILLS }, () => Math.ceil(total * (0.05 + 0.9 * random())))
    for (const count of kills.toSorted((a, b) => a - b)) {
      await Promise.race([drive.ledger.reaches(count), working])
      expect(await server.stop('SIGKILL')).toBe('SIGKILL')
      const restarted = await startServer(env)
      server = restarted.server
      readyMs.push(restarted.readyMs)
    }
    await working
    expect(drive.ledger.count).toBe(total)
    expect(drive.refusals.length).toBeGreaterThanOrEqual(KILLS)

    const scene = { http, connection, rooms, plans, amounts: AMOUNTS, common }
    await expectEachOnce(scene, drive.ledger)
    await sendAgain(drive, plans)
    await expectEachOnce(scene, drive.ledger)

    for (const [n, { id }] of rooms.entries()) {
      const history = await readRoom(http, rooms[n]!.members[0]!.accessToken, id)
      const { heard } = listeners[n]!
      // The last pause before it comes back may be a long one.
      await expect.poll(() => heard.length, { timeout: 40_000 }).toBe(history.length)
      expect(heard.map((message) => message.id)).toEqual(history.map((message) => message.id))
      listeners[n]!.close()
    }
    const { looked, wentBack } = await stopWatching()
    expect(looked).toBeGreaterThan(0)
    expect(wentBack).toEqual([])
    recordFault('F01', [
      exactly(`confirmed of ${total} writes with ${KILLS} kills, each there once`, drive.ledger.count, total),
      below('ready after a start, at most', Math.max(...readyMs), 'ms', READY_MS),
    ])
    expect(Math.max(...readyMs)).toBeLessThan(READY_MS)
  },
)
