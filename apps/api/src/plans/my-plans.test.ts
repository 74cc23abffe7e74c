import { dayAfter } from '@honjeo/contract/values/days'
import type { PlanSummary } from '@honjeo/contract/plan'
import { beforeAll, describe, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { JEONGBANG, SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const t = setUpTestApp(withCatalogue)
const { make, list, share, remove } = planActs(t)
const inDays = (days: number) => dayAfter(koreanDay(t.clock.now()), days)
let owner: Member

/** A journey from so many days from now to so many. */
const journey = async (from: number, to: number, as = owner) =>
  (await make(as, { startDate: inDays(from), endDate: inDays(to), title: `${from} ~ ${to}` })).result.planId

beforeAll(async () => {
  owner = await t.addMember()
})

describe('my plans', () => {
  it('are for members', async () => {
    expect(await list()).toMatchObject({ status: 401, code: 'AUTH4010' })
  })

  it('are one’s own, the journey that begins last first, by the day in Korea to come, going on or over', async () => {
    await journey(1, 1, await t.addMember())
    for (const [from, to] of [
      [-3, -1],
      [1, 3],
      [-1, 0],
      [0, 0],
      [0, 2],
      [-9, -9],
    ] as const)
      await journey(from, to)
    const { content, hasNext } = (await list(owner)).result
    expect(content.map(({ title, status }) => [title, status])).toEqual([
      ['1 ~ 3', 'UPCOMING'],
      ['0 ~ 2', 'ONGOING'],
      ['0 ~ 0', 'ONGOING'],
      ['-1 ~ 0', 'ONGOING'],
      ['-3 ~ -1', 'FINISHED'],
      ['-9 ~ -9', 'FINISHED'],
    ])
    expect(hasNext).toBe(false)
  })

  it.each(['UPCOMING', 'ONGOING', 'FINISHED'] as const)('can be those that are %s', async (status) => {
    const all = (await list(owner)).result.content
    const some = (await list(owner, `status=${status}`)).result.content
    expect(some).toEqual(all.filter((plan) => plan.status === status))
    expect(some).not.toEqual([])
  })

  it('come page by page, each once, also while some are deleted', async () => {
    const keen = await t.addMember()
    for (let n = 0; n < 6; n++) await journey(n % 2, 2, keen)
    const whole = (await list(keen)).result.content
    const seen: PlanSummary[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(keen, `size=2${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.result.content)
      cursor = page.result.nextCursor
      if (seen.length === 2) await remove(seen[1]!.planId, keen)
    }
    expect(seen).toEqual(whole)
  })

  it('show how many stops there are, the first place that can still be seen, and whether they are shared', async () => {
    const fresh = await t.addMember()
    const spots = [
      spotDraft({ contentId: null, title: '늦잠' }),
      spotDraft({ contentId: JEONGBANG }),
      spotDraft({ contentId: SAEBYEOL }),
    ]
    const { planId } = (await make(fresh, { days: [{ dayIndex: 1, spots }] })).result
    const only = async () => (await list(fresh)).result.content[0]!
    expect(await only()).toMatchObject({ spotCount: 3, image: `/covers/${JEONGBANG}.svg`, isShared: false })
    await t.sql('update places set hidden_at = now() where content_id = $1', JEONGBANG)
    await share(planId, fresh)
    expect(await only()).toMatchObject({ image: `/covers/${SAEBYEOL}.svg`, isShared: true })
    await t.sql('update places set hidden_at = null where content_id = $1', JEONGBANG)
  })

  it('without places have no image', async () => {
    const fresh = await t.addMember()
    await make(fresh)
    expect((await list(fresh)).result.content[0]).toMatchObject({ spotCount: 0, image: null, copyrightType: null })
  })
})

it('a journey that is over is one solo trip more on the own profile', async () => {
  const fresh = await t.addMember()
  const trips = async () =>
    (await t.call<{ soloTripCount: number }>('/api/mypage/profile', {}, fresh)).result.soloTripCount
  await journey(0, 0, fresh)
  await journey(1, 2, fresh)
  expect(await trips()).toBe(0)
  const over = await journey(-2, -1, fresh)
  expect(await trips()).toBe(1)
  await remove(over, fresh)
  expect(await trips()).toBe(0)
})
