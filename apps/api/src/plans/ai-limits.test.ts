import { once } from 'node:events'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import type { Worker } from 'node:worker_threads'
import { AI_PLANS_PER_DAY, PLANS_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { withCatalogue } from '../testing/places.ts'
import { GONE, setUpTestApp, type Member, type TestApp } from '../testing/test-app.ts'
import { askForPlan, journeyDay, threeDays } from './testing/automatic-plan.ts'

/** Asks with a seed, which takes only so many rounds, and for a day on foot, which leaves little to look at. */
const askQuickly = (t: TestApp, member: Member) =>
  askForPlan(t, member, { seed: 1, transportType: 'WALK', endDate: journeyDay(t), start: null, end: null })

describe('a member', () => {
  const t = setUpTestApp(withCatalogue)

  const addPlans = (member: Member, count: number, method: 'AI' | 'MANUAL') =>
    t.sql(
      `insert into plans (user_id, title, start_date, end_date, transport_type, method, pace, created_at)
       select $1, '여행', $2, $2, 'CAR', $3, 'NORMAL', $4 from generate_series(1, $5)`,
      member.id,
      journeyDay(t),
      method,
      t.clock.now().toISOString(),
      count,
    )
  const countPlans = async (member: Member) =>
    (await t.sql('select count(*)::int as count from plans where user_id = $1', member.id)).rows[0] as { count: number }

  it('has so many automatic plans made in a day', async () => {
    const member = await t.addMember()
    await addPlans(member, AI_PLANS_PER_DAY - 1, 'AI')
    await addPlans(member, 5, 'MANUAL')
    expect((await askForPlan(t, member)).status).toBe(201)
    expect(await askForPlan(t, member)).toMatchObject({ status: 429, code: 'PLAN4290' })
    t.clock.advance(86_400)
    const tomorrow = await t.call<{ accessToken: string }>('/api/auth/reissue', {
      method: 'POST',
      body: { refreshToken: member.refreshToken },
    })
    expect((await askForPlan(t, { ...member, ...tomorrow.result })).status).toBe(201)
  })

  it('is not searched for any further who asks for what cannot be again and again', async () => {
    const member = await t.addMember()
    const ask = () => askForPlan(t, member, { contentIds: [GONE] })
    for (let count = 0; count < 2 * AI_PLANS_PER_DAY; count++) expect((await ask()).code).toBe('PLACE4040')
    expect(await ask()).toMatchObject({ status: 429, code: 'PLAN4290' })
  })

  it('keeps so many plans in all', async () => {
    const member = await t.addMember()
    await addPlans(member, PLANS_MAX, 'MANUAL')
    expect(await askForPlan(t, member)).toMatchObject({ status: 409, code: 'PLAN4092' })
  })

  it('who sends a request again gets the plan of the first one, also while that is being made', async () => {
    const member = await t.addMember()
    const headers = { 'idempotency-key': 'plan-1' }
    const [first, again] = await Promise.all([askForPlan(t, member, {}, headers), askForPlan(t, member, {}, headers)])
    const later = await askForPlan(t, member, {}, headers)
    expect([first, again, later].map(({ status }) => status)).toEqual([201, 201, 201])
    expect([again.result, later.result]).toEqual([first.result, first.result])
    expect(await countPlans(member)).toEqual({ count: 1 })
    expect(await askForPlan(t, member, { pace: 'PACKED' }, headers)).toMatchObject({ status: 409, code: 'COMMON409' })
  })
})

describe('a member whose plans take a second each', () => {
  const t = setUpTestApp(withCatalogue, { planner: { budgetMs: 1_000, timeLimitMs: 60_000 } })

  it('who asks for three at once gets two, one after the other', async () => {
    const member = await t.addMember()
    const replies = await Promise.all([0, 1, 2].map(() => askForPlan(t, member)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(replies.find(({ status }) => status === 503)).toMatchObject({
      code: 'PLAN5030',
      headers: { 'retry-after': '2' },
    })
    const { rows } = await t.sql('select from plans where user_id = $1', member.id)
    expect(rows).toHaveLength(2)
  })
})

describe('a server with one thread for plans, where each takes a minute', () => {
  const budgets = { budgetMs: 60_000, timeLimitMs: 60_000 }
  const t = setUpTestApp(withCatalogue, { planner: { ...budgets, threads: 1, waitingPerThread: 0 } })

  /** Asks again and again while there is no place. */
  async function askUntilTaken(url: string, { accessToken }: Member, signal: AbortSignal) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` }
    for (;;) {
      const request = httpRequest(url, { method: 'POST', headers, agent: false, signal }).end(
        JSON.stringify(threeDays(t)),
      )
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      if (response.resume().statusCode !== 503) return
    }
  }

  it('has no place for a second one, and ends the first as soon as no one waits for it', async () => {
    const [hasty, other] = [await t.addMember(), await t.addMember()]
    const started = once(process, 'worker') as Promise<[Worker]>
    expect((await askQuickly(t, other)).status).toBe(201)
    const [thread] = await started

    const { http } = await t.listen()
    const leaving = new AbortController()
    const slow = askUntilTaken(`${http}/api/plans/ai`, hasty, leaving.signal)
    slow.catch(() => {})
    await expect.poll(async () => (await askQuickly(t, other)).code).toBe('PLAN5030')

    const ended = once(thread, 'exit')
    leaving.abort()
    await ended
    await expect(slow).rejects.toThrow('abort')
    expect((await askQuickly(t, other)).status).toBe(201)
    const { rows } = await t.sql('select id from plans where user_id = $1', hasty.id)
    expect(rows).toEqual([])
  })
})

describe('a server whose time is up', () => {
  const t = setUpTestApp(withCatalogue, { planner: { budgetMs: 60_000, timeLimitMs: 1000 } })

  it('says so, and stores nothing', async () => {
    const member = await t.addMember()
    expect(await askForPlan(t, member)).toMatchObject({
      status: 503,
      code: 'PLAN5030',
      headers: { 'retry-after': '3' },
    })
    expect((await t.sql('select id from plans')).rows).toEqual([])
  })
})
