import type { DryProposal } from '@honjeo/contract/dry-day'
import type { PlanDetail } from '@honjeo/contract/plan'
import { expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { beginWeather, BOTH, settled } from '../testing/weather-app.ts'

it('a rainy day is planned again: what is outside in its dry hours or replaced, and what was begun stays', async () => {
  const stage = await beginWeather()
  const { service, t, today } = stage
  const inDays = (count: number) => koreanDay(new Date(t.clock.inSeconds(count * 86_400)))
  const next = inDays(1)
  service.say = (hour) => (hour >= `${next} 09` && hour < `${next} 13` ? { PTY: '1', PCP: '3.0mm', POP: '80' } : {})
  await stage.open()
  const member = await t.addMember()
  const idOf = async (title: string) => {
    const { rows } = await t.sql('select content_id as id from places where title = $1', title)
    return Number(rows[0]!['id'])
  }
  const [beach, museum] = [await idOf('함덕해수욕장'), await idOf('국립제주박물관')]
  const spots = [
    { spotId: 'beach', contentId: beach, title: '함덕', startTime: '10:00', endTime: '11:30' },
    { spotId: 'museum', contentId: museum, title: '박물관', startTime: '13:00', endTime: '14:30' },
  ]
  const days = [0, 1, 5].map((dayIndex) => ({
    dayIndex,
    spots: spots.map((spot) => ({ ...spot, spotId: `${spot.spotId}${dayIndex}` })),
  }))
  const draft = { transportType: 'CAR', startDate: today, endDate: inDays(5), stay: { hub: 'AIRPORT' }, days }
  const { planId } = (await t.call<{ planId: number }>('/api/plans', { method: 'POST', body: draft }, member)).result
  const again = (dayIndex: number, as = member) =>
    t.call<DryProposal>(`/api/plans/${planId}/dry-day`, { method: 'POST', body: { dayIndex } }, as)

  await settled(stage, BOTH)
  expect(await again(6)).toMatchObject({ status: 400, code: 'COMMON400' })
  expect(await again(1, await t.addMember())).toMatchObject({ status: 404, code: 'PLAN4040' })

  const { status, result } = await again(1)
  expect(status).toBe(200)
  expect(result).toMatchObject({ wetBefore: 90, wetAfter: 0 })
  expect(result.changes).toContainEqual({ spotId: 'beach1', code: 'TO_DRY', before: null })
  expect(result.days[1]!.spots.find(({ spotId }) => spotId === 'beach1')!.startTime! >= '13:00').toBe(true)
  expect(result.days[0]!.spots).toMatchObject(days[0]!.spots.map(({ spotId, startTime }) => ({ spotId, startTime })))

  // The day is wet to its end: the beach makes way for something under a roof, which the plan then keeps.
  service.say = (hour) => (hour.startsWith(next) ? { PTY: '1', PCP: '3.0mm', POP: '80' } : {})
  await t.sql('delete from weather_forecasts')
  await stage.again('FORECAST')
  await settled(stage, { FORECAST: true })
  const wet = (await again(1)).result
  const [change] = wet.changes.filter(({ code }) => code === 'REPLACED')
  expect([change!.before, wet.wetAfter]).toEqual(['함덕해수욕장', 0])
  const { version } = wet
  const change2 = wet.days.map(({ dayIndex, spots: of }) => ({
    dayIndex,
    spots: of.map(({ spotId, contentId, title, startTime, endTime }) => ({
      spotId,
      contentId,
      title,
      startTime,
      endTime,
    })),
  }))
  const stored = await t.call<PlanDetail>(
    `/api/plans/${planId}`,
    { method: 'PATCH', body: { version, days: change2 } },
    member,
  )
  expect(stored.status).toBe(200)
  expect(stored.result.days[1]!.spots.map(({ spotId }) => spotId)).toContain(change!.spotId)

  // A day that no forecast reaches.
  expect((await again(5)).result).toMatchObject({ announcedAt: null, changes: [] })
})
