import { describe, expect, it } from 'vitest'
import { koreanDay } from '../../lib/clock.ts'
import type { TestClock } from '../../testing/test-clock.ts'
import { EMPTY_ANSWER, gatewayFault } from '../../testing/tourapi-server.ts'
import { makeImport } from './testing/import-bench.ts'

/** Advances the clock to ten minutes before the day ends in Korea. */
function advanceToLateEvening(clock: TestClock): void {
  const day = koreanDay(clock.now())
  const midnight = Date.parse(`${day}T00:00:00+09:00`) + 86_400_000
  clock.advance((midnight - clock.now().getTime()) / 1000 - 600)
}

describe("the day's budget", () => {
  it('is never exceeded, over two runs of a day either, and is full again at midnight in Korea', async () => {
    const t = await makeImport()
    advanceToLateEvening(t.clock)
    expect(await t.run({ dailyBudget: 15 })).toMatchObject({ end: 'waiting', callsToday: 15 })
    t.clock.advance(300)
    expect(await t.run({ dailyBudget: 15 })).toMatchObject({ end: 'waiting', callsToday: 15 })
    expect(t.service.calls).toHaveLength(15)

    t.clock.advance(301)
    // What is new, then two calls for each of five places; the next one takes three.
    expect(await t.run({ dailyBudget: 15 })).toMatchObject({ end: 'waiting', callsToday: 13, waiting: 2 })
    expect(t.service.calls).toHaveLength(28)
  })

  it('begins no place that it cannot finish', async () => {
    const t = await makeImport()
    // The lists are ten; the first place takes three calls.
    expect(await t.run({ dailyBudget: 12 })).toMatchObject({ end: 'waiting', callsToday: 10, tally: { details: 0 } })
  })

  it('ends the lists where it ends, which the next day goes on with', async () => {
    const t = await makeImport()
    expect(await t.run({ dailyBudget: 3 })).toMatchObject({ end: 'waiting', callsToday: 3, waiting: 4 })
    t.clock.advance(86_400)
    expect(await t.run()).toMatchObject({ end: 'complete' })
    const types = t.service.callsOf('areaBasedList2').map(({ contentTypeId }) => contentTypeId)
    expect(types).toEqual(['12', '14', '15', '28', '32', '38', '39'])
  })

  it('counts what is asked again, and what was answered with nothing', async () => {
    const t = await makeImport()
    t.service.disturb = () => EMPTY_ANSWER
    expect(await t.run()).toMatchObject({ end: 'failed', callsToday: 4 })
    expect(t.service.calls).toHaveLength(4)
  })

  it('is shared by imports that run side by side', async () => {
    const t = await makeImport()
    await Promise.all([1, 2, 3].map(() => t.run({ dailyBudget: 20 })))
    expect(t.service.calls).toHaveLength(20)
  })

  it("yields to the service's own quota, after which not one call is made", async () => {
    const t = await makeImport()
    t.service.quota = 12
    const { end, problem } = await t.run()
    expect([end, problem]).toEqual(['failed', expect.stringMatching(/quota .*midnight in Korea \(code 22\)$/)])
    expect(t.service.calls).toHaveLength(13)

    t.service.quota = Infinity
    t.service.calls.length = 0
    expect(await t.run()).toMatchObject({ end: 'complete' })
    expect(t.service.callsOf('areaBasedList2')).toEqual([])
  })
})

describe('an interrupted import', () => {
  it('stops at once, and the next one goes on', async () => {
    const t = await makeImport()
    const interruption = new AbortController()
    t.service.disturb = ({ operation }) => {
      if (operation === 'detailIntro2') interruption.abort()
      return undefined
    }
    expect(await t.run({ signal: interruption.signal })).toMatchObject({ end: 'interrupted', problem: null })
    const calls = t.service.calls.length
    t.service.disturb = ({ operation }) => (operation === 'areaBasedList2' ? gatewayFault(33, 'UNSIGNED') : undefined)
    expect(await t.run()).toMatchObject({ end: 'complete', tally: { details: 9 } })
    expect(calls).toBe(12)
  })
})
