import { beforeAll, describe, expect, it } from 'vitest'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { readsOver } from '../testing/explaining-client.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft, tokenOf } from '../testing/plans.ts'
import type { Member } from '../testing/test-app.ts'

/** The plans of other people, with two stops each, and below the most rows that a statement may read through. */
const PLANS = 5000
const READ_MAX = 500

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })
const acts = planActs(t)
let member: Member
let planId: number
let token: string

beforeAll(async () => {
  const others = [await t.addMember(), await t.addMember()]
  await t.sql(
    `insert into plans (user_id, title, start_date, end_date, transport_type, method, pace, share_token)
     select ($1::bigint[])[1 + n % 2], '여행 ' || n, date '2026-01-01' + n % 600, date '2026-01-02' + n % 600, 'CAR', 'AI', 'NORMAL',
       lpad(n::text, 22, 'A')
     from generate_series(1, $2::int) n`,
    others.map(({ id }) => id),
    PLANS,
  )
  await t.sql(
    `insert into plan_spots (plan_id, spot_id, day_index, position, content_id, title)
     select id, 's' || n, 0, n, $1, '새별오름' from plans, generate_series(1, 2) n`,
    SAEBYEOL,
  )
  member = await t.addMember()
  for (let n = 0; n < 8; n++) await acts.make(member, { days: [{ dayIndex: 0, spots: [spotDraft(), spotDraft()] }] })
  planId = (await acts.make(member)).result.planId
  token = tokenOf((await acts.share(planId, member)).result.sharePath)
  await t.sql('analyze')
})

const faults = () => readsOver(statements, READ_MAX)

describe('an index serves', () => {
  it.each(['', 'status=UPCOMING', 'status=FINISHED'])('my plans, no matter who else has some: %s', async (query) => {
    const { result } = await acts.list(member, `size=5&${query}`)
    if (result.nextCursor !== null) await acts.list(member, `size=5&cursor=${result.nextCursor}&${query}`)
    expect(statements).not.toEqual([])
    expect(faults()).toEqual([])
  })

  it('a plan, its change, its copy and its files', async () => {
    const { result } = await acts.read(planId, member)
    expect((await acts.change(result, { days: [{ dayIndex: 1, spots: [spotDraft()] }] }, member)).status).toBe(200)
    expect((await acts.copy(planId, member)).status).toBe(201)
    expect(faults()).toEqual([])
  })

  it('a shared plan', async () => {
    expect((await acts.shared(token)).status).toBe(200)
    expect(faults()).toEqual([])
  })

  it('the trips on a profile', async () => {
    expect((await t.call('/api/mypage/profile', {}, member)).status).toBe(200)
    expect(faults()).toEqual([])
  })

  it('and without it this test finds the scan', async () => {
    await t.sql('drop index plans_user_idx, plans_made_idx')
    await acts.list(member)
    expect(faults().join('\n')).toMatch(/of \d+ plans/)
  })
})

it('a page of plans takes one statement, and a plan two, however many stops there are', async () => {
  const counts: number[] = []
  for (const act of [() => acts.list(member, 'size=1'), () => acts.list(member), () => acts.read(planId, member)]) {
    await act()
    const taken: number[] = []
    for (let n = 0; n < 3; n++) {
      statements.length = 0
      await act()
      taken.push(statements.length)
    }
    // What the server asks on its own, every few seconds, is counted with one of them on a busy machine.
    counts.push(Math.min(...taken))
  }
  expect(counts).toEqual([1, 1, 2])
})
