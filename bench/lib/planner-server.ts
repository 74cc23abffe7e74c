import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../apps/api/src/records/password-hashes.ts'
import { insertGeneratedCommunity } from '../../apps/api/src/testing/insert-generated-community.ts'
import { openDataSet, type DataSet } from './data-set.ts'
import type { BenchDatabase } from './database.ts'
import { threadTicks } from './process-cpu.ts'
import { row } from './report.ts'

const PASSWORD = 'olle-course-7'
const ANSWER_MS = 2000
const CANCEL_MS = 50
const PLANS = 8
/** So long after the request its search is under way. */
const UNDER_WAY_MS = 700
const GIVEN_UP_MS = 2000
const JOURNEY = {
  startDate: '2027-04-09',
  endDate: '2027-04-11',
  transportType: 'CAR',
  start: { hub: 'AIRPORT' },
  end: { hub: 'AIRPORT' },
}

async function signIn({ caller }: DataSet): Promise<string> {
  const body = { email: 'generated1@example.com', password: PASSWORD }
  const answer = await caller.call({ path: '/api/auth/login', method: 'POST', body })
  return (JSON.parse(answer) as { result: { accessToken: string } }).result.accessToken
}

async function answerMs({ caller }: DataSet, token: string): Promise<number> {
  const begun = performance.now()
  await caller.call({ path: '/api/plans/ai', method: 'POST', body: JOURNEY, token, idempotencyKey: randomUUID() })
  return performance.now() - begun
}

/** Milliseconds from the caller's leaving until the thread that searches for it is gone. */
async function goneAfterMs({ url, pid }: DataSet, token: string): Promise<number> {
  const before = threadTicks(pid)
  const call = request(`${url}/api/plans/ai`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  })
  call.on('error', () => undefined)
  call.end(JSON.stringify(JOURNEY))
  await sleep(UNDER_WAY_MS)
  const [searching] = [...threadTicks(pid)]
    .filter(([thread]) => thread !== pid)
    .map(([thread, ticks]) => ({ thread, used: ticks - (before.get(thread) ?? 0) }))
    .toSorted((a, b) => b.used - a.used)
  if (searching === undefined || searching.used === 0) throw new Error('nothing is searching')
  call.destroy()
  const left = performance.now()
  while (threadTicks(pid).has(searching.thread)) {
    if (performance.now() - left > GIVEN_UP_MS) break
    await sleep(1)
  }
  return performance.now() - left
}

/** Automatic plans through the front door, over the whole catalogue. */
export async function benchPlannerServer(database: BenchDatabase) {
  const set = await openDataSet(database, 'planner', async (to) =>
    insertGeneratedCommunity(to, { members: 10, rooms: 1, posts: 1, comments: 1 }, await hashPassword(PASSWORD)),
  )
  try {
    const token = await signIn(set)
    const times: number[] = []
    for (let n = 0; n < PLANS; n++) times.push(await answerMs(set, token))
    const gone: number[] = []
    for (let n = 0; n < PLANS; n++) gone.push(await goneAfterMs(set, token))
    const ms = (figure: number, reference: number) => ({ figure, unit: 'ms', reference })
    return [
      row('automatic plan of 3 days: elapsed, slowest', ms(Math.max(...times), ANSWER_MS)),
      row('the caller goes away: its search has ended after, slowest', ms(Math.max(...gone), CANCEL_MS)),
    ]
  } finally {
    await set.stop()
  }
}
