import { once } from 'node:events'
import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanAlternative } from '@honjeo/contract/plans'
import { PLAN_ALTERNATIVES } from '@honjeo/contract/values/limits'
import { beforeAll, describe, expect, it } from 'vitest'
import { withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'
import { addAutomaticPlan, threeDays } from './testing/automatic-plan.ts'

const t = setUpTestApp(withCatalogue, { planner: { maxRounds: 60 } })
let member: Member
let plan: PlanDetail

beforeAll(async () => {
  member = await t.addMember()
  plan = await addAutomaticPlan(t, member, { seed: 7 })
})

const ask = (spotId: string, as = member, planId = plan.planId) =>
  t.call<{ alternatives: PlanAlternative[] }>(`/api/plans/${planId}/spots/${spotId}/alternatives`, {}, as)
const spots = () => plan.days.flatMap((day) => day.spots)

it('are places that the plan has not, with reasons, pictures and the longer way', async () => {
  const { status, result } = await ask(spots()[0]!.spotId)
  expect(status).toBe(200)
  expect(result.alternatives.length).toBeGreaterThan(0)
  expect(result.alternatives.length).toBeLessThanOrEqual(PLAN_ALTERNATIVES)
  const planned = new Set(spots().map(({ contentId }) => contentId))
  for (const { contentId, title, image, extraMinutes } of result.alternatives) {
    expect(planned.has(contentId)).toBe(false)
    expect(title).not.toBe('')
    expect(image).toMatch(/^(\/covers\/|https?:)/)
    expect(Number.isInteger(extraMinutes)).toBe(true)
  }
})

it('for a meal are other restaurants', async () => {
  const meal = spots().find(({ reasons }) => reasons.some(({ code }) => code === 'MEAL'))!
  const { result } = await ask(meal.spotId)
  expect(new Set(result.alternatives.map(({ contentTypeId }) => contentTypeId))).toEqual(new Set([39]))
})

it('never are places that left the catalogue', async () => {
  const { spotId } = spots()[0]!
  const [first] = (await ask(spotId)).result.alternatives
  await t.sql('update places set hidden_at = now() where content_id = $1', first!.contentId)
  const { result } = await ask(spotId)
  expect(result.alternatives.map(({ contentId }) => contentId)).not.toContain(first!.contentId)
})

it('are refused for a stop that the plan has not, and for plans of others', async () => {
  expect(await ask('nowhere')).toMatchObject({ status: 404, code: 'PLAN4042' })
  expect(await ask(spots()[0]!.spotId, await t.addMember())).toMatchObject({ status: 404, code: 'PLAN4040' })
})

describe('on a server whose only thread is busy', () => {
  const busy = setUpTestApp(withCatalogue, { planner: { budgetMs: 60_000, timeLimitMs: 60_000, threads: 1 } })

  it('are looked for twice for a member who asks for many at once, so that there is room for others', async () => {
    const [hasty, other] = [await busy.addMember(), await busy.addMember()]
    const { result } = await planActs(busy).make(hasty, {
      days: [{ dayIndex: 0, spots: [spotDraft(), spotDraft(), spotDraft(), spotDraft()] }],
    })
    const stops = result.days.flatMap((day) => day.spots)

    const started = once(process, 'worker')
    const leaving = new AbortController()
    const { http } = await busy.listen()
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${other.accessToken}` }
    const body = JSON.stringify(threeDays(busy))
    const slow = fetch(`${http}/api/plans/ai`, { method: 'POST', headers, body, signal: leaving.signal })
    slow.catch(() => {})
    await started

    let refusals = 0
    const bothRefused = new AbortController()
    const asks = stops.map(async ({ spotId }) => {
      const reply = await busy.call(`/api/plans/${result.planId}/spots/${spotId}/alternatives`, {}, hasty)
      if (reply.status === 503 && ++refusals === 2) bothRefused.abort()
      return reply
    })
    await once(bothRefused.signal, 'abort')
    leaving.abort()
    await expect(slow).rejects.toThrow('abort')
    const replies = await Promise.all(asks)
    expect(replies.map(({ status, code }) => `${status} ${code}`).toSorted()).toEqual([
      '200 COMMON200',
      '200 COMMON200',
      '503 PLAN5030',
      '503 PLAN5030',
    ])
  })
})
