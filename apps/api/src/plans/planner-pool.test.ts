import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { islandRules } from '@honjeo/catalogue/island-rules'
import { cataloguePlaces } from '@honjeo/catalogue/places'
import type { PlannerPlace } from '@honjeo/planner/place'
import type { TripRequest } from '@honjeo/planner/trip/trip'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPlannerPool, type PlannerPool } from './planner-pool.ts'

const request: TripRequest = {
  startDate: '2027-04-12',
  endDate: '2027-04-14',
  transportType: 'CAR',
  pace: 'NORMAL',
  interests: [],
  indoorOnly: false,
  places: cataloguePlaces.map((place): PlannerPlace => ({
    ...place,
    indoor: place.indoor === true,
    difficulty: 'NONE',
    rating: null,
    reviewCount: 0,
    months: place.months ?? null,
    eventStart: null,
    eventEnd: null,
    scene: place.scene ?? null,
    keywords: '',
  })),
  rules: islandRules,
  picks: [],
  start: null,
  end: null,
  stay: null,
  startMinute: null,
  endMinute: null,
  allowLeftOut: false,
  seed: 1,
}
const never = new AbortController().signal

let pool: PlannerPool
let thread: Worker

const plan = (budgetMs: number, signal = never, source = '203.0.113.1') =>
  pool.run('plan', { request, roads: null, leaves: null, budgetMs }, { source, signal })
const quick = () => plan(1)

/** The pool has one thread, which is there. */
beforeEach(async () => {
  pool = createPlannerPool({ threads: 1, waitingPerThread: 2, timeLimitMs: 15_000, log: { error: () => {} } })
  const started = once(process, 'worker') as Promise<[Worker]>
  await quick()
  ;[thread] = await started
})
afterEach(() => pool.close())

it('makes the plan of who waits for a thread once the one before went away', async () => {
  const leaving = new AbortController()
  const slow = plan(60_000, leaving.signal)
  const waiting = quick()
  leaving.abort(new Error('gone'))
  await expect(slow).rejects.toThrow('gone')
  expect(await waiting).toMatchObject({ kind: 'PLAN' })
})

it('makes the plan of who waits for a thread that died, and reports who was at work there', async () => {
  const slow = plan(60_000)
  const waiting = quick()
  await thread.terminate()
  await expect(slow).rejects.toThrow('exited')
  expect(await waiting).toMatchObject({ kind: 'PLAN' })
  expect(await quick()).toMatchObject({ kind: 'PLAN' })
})

it('makes everybody’s plan at last where all before them went away', async () => {
  const leaving = new AbortController()
  const slow = [plan(60_000, leaving.signal), plan(60_000, leaving.signal)]
  const waiting = quick()
  leaving.abort(new Error('gone'))
  expect((await Promise.allSettled(slow)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await waiting).toMatchObject({ kind: 'PLAN' })
})

it('lets addresses take turns, and sends away the last of the one that asks for the most', async () => {
  const leaving = new AbortController()
  const slow = plan(60_000, leaving.signal)
  const flood = [quick(), quick()]
  const other = plan(1, never, '203.0.113.2')
  leaving.abort(new Error('gone'))
  await expect(slow).rejects.toThrow('gone')
  await expect(flood[1]).rejects.toMatchObject({ code: 'PLAN5030' })
  expect(await Promise.all([flood[0], other])).toMatchObject([{ kind: 'PLAN' }, { kind: 'PLAN' }])
})
