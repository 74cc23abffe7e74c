import { beforeEach, describe, expect, it } from 'vitest'
import { setUpPushApp } from '../../testing/push-app.ts'
import type { Member } from '../../testing/test-app.ts'

const { t, service, subscribed, trial, commentOn, nothingIsDue } = setUpPushApp()
let me: Member
let other: Member

beforeEach(async () => {
  ;[me, other] = [await t.addMember(), await t.addMember()]
})

describe('a push service', () => {
  it.each([404, 410])('that answers %i has forgotten the browser, and is not asked again', async (gone) => {
    service.answers.push(gone)
    await subscribed(me)
    await trial(me)
    await service.calls.has(1)
    await expect.poll(async () => (await trial(me)).status).toBe(404)
  })

  it.each([429, 500, 503])('that answers %i is asked again later, until it takes the message', async (failure) => {
    service.answers.push(failure, failure)
    await subscribed(me)
    await commentOn(me, other)
    await service.calls.has(1)
    await waitForRetry(30)
    await service.calls.has(2)
    await waitForRetry(30)
    await service.inbox.has(1)
    await nothingIsDue()
    expect(service.calls.items).toEqual([failure, failure, 201])
  })

  it('that does not answer is waited for no longer than a while', async () => {
    service.answers.push('hang')
    await subscribed(me)
    await commentOn(me, other)
    await expect.poll(() => failingSince(), { timeout: 10_000 }).not.toBeNull()
    await waitForRetry(30)
    await service.inbox.has(1)
  })

  async function failingSince() {
    const { rows } = await t.sql('select failing_since from push_subscriptions where user_id = $1', me.id)
    return (rows as { failing_since: Date | null }[])[0]!.failing_since
  }

  it('that fails for a day is not asked again', async () => {
    service.answers.push(500, 500)
    await subscribed(me)
    await commentOn(me, other)
    await service.calls.has(1)
    await waitForRetry(86_400)
    await service.calls.has(2)
    await expect.poll(() => pushAt()).toBeNull()
  })

  it('that refuses a message is not asked again', async () => {
    service.answers.push(400)
    await subscribed(me)
    await commentOn(me, other)
    await service.calls.has(1)
    await expect.poll(() => pushAt()).toBeNull()
  })

  it('that fails for one browser while another was notified leaves it at that', async () => {
    service.answers.push(500)
    await subscribed(me)
    await subscribed(me)
    await commentOn(me, other)
    await service.calls.has(2)
    await expect.poll(() => pushAt()).toBeNull()
  })

  async function pushAt() {
    const { rows } = await t.sql('select push_at from notifications where user_id = $1', me.id)
    return (rows as { push_at: Date | null }[])[0]!.push_at
  }

  /** Moves the clock when the failure has been noted. */
  async function waitForRetry(seconds: number) {
    const lease = 60_000
    await expect.poll(async () => (await pushAt())!.getTime() - t.clock.now().getTime()).not.toBe(lease)
    t.clock.advance(seconds)
  }
})
