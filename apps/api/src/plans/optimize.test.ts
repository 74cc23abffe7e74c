import type { PlanDetail } from '@honjeo/contract/plan'
import type { PlanProposal } from '@honjeo/contract/plans'
import { beforeAll, expect, it } from 'vitest'
import { withCatalogue } from '../testing/places.ts'
import { GONE, setUpTestApp, type Member } from '../testing/test-app.ts'
import { journeyDay } from './testing/automatic-plan.ts'

const t = setUpTestApp(withCatalogue, { planner: { maxRounds: 200 } })
let member: Member

beforeAll(async () => {
  member = await t.addMember()
})

const optimize = (planId: number, body: object = {}, as = member) =>
  t.call<PlanProposal>(`/api/plans/${planId}/optimize`, { method: 'POST', body }, as)

/** The stops lie east, west, east, west: 성산일출봉, 협재해수욕장, 섭지코지, 한림공원; then two in the south, and what has no place. */
const TITLES = [
  ['성산일출봉', '협재해수욕장', '섭지코지', '한림공원'],
  ['정방폭포', '천지연폭포'],
]

async function addPlan(): Promise<PlanDetail> {
  const idOf = async (title: string) => {
    const { rows } = await t.sql('select content_id as id from places where title like $1 order by 1', `${title}%`)
    if (!rows[0]) throw new Error(`no ${title}`)
    return rows[0].id as number
  }
  const days = await Promise.all(
    TITLES.map(async (titles, dayIndex) => {
      const places = titles.map(async (title, index) => ({
        spotId: `d${dayIndex}s${index}`,
        contentId: await idOf(title),
        title,
        memo: `${title} 메모`,
      }))
      return { dayIndex, spots: await Promise.all(places) }
    }),
  )
  const ownWords = { spotId: 'own', title: '숙소에서 쉬기' }
  const body = {
    transportType: 'CAR',
    startDate: journeyDay(t, 1),
    endDate: journeyDay(t, 2),
    start: { hub: 'AIRPORT' },
    end: { hub: 'AIRPORT' },
    days: days.map((day) => (day.dayIndex === 1 ? { ...day, spots: [...day.spots, ownWords] } : day)),
  }
  const { status, result } = await t.call<PlanDetail>('/api/plans', { method: 'POST', body }, member)
  expect(status).toBe(201)
  return result
}

const idsOf = (days: PlanDetail['days']) => days.map(({ spots }) => spots.map(({ spotId }) => spotId))

it('proposes a shorter way through one day, with times, and stores nothing', async () => {
  const plan = await addPlan()
  const { status, result } = await optimize(plan.planId, { dayIndex: 0 })
  expect(status).toBe(200)
  expect(result.version).toBe(plan.version)
  expect(idsOf(result.days)[0]!.toSorted()).toEqual(idsOf(plan.days)[0])
  expect(result.days[1]).toEqual(plan.days[1])
  expect(result.minutesAfter).toBeLessThan(result.minutesBefore)
  const [day] = result.days
  for (const { startTime, endTime, memo } of day!.spots) {
    expect(startTime! < endTime!).toBe(true)
    expect(memo.endsWith(' 메모')).toBe(true)
  }
  expect((await t.call(`/api/plans/${plan.planId}`, {}, member)).result).toEqual(plan)
})

it('may move stops to another day when all days are asked for, and loses none', async () => {
  const plan = await addPlan()
  const { status, result } = await optimize(plan.planId)
  expect(status).toBe(200)
  expect(idsOf(result.days).flat().toSorted()).toEqual(idsOf(plan.days).flat().toSorted())
  expect(result.minutesAfter).toBeLessThan(result.minutesBefore)
})

it('refuses a day that there is not, plans of others, and plans that are not', async () => {
  const plan = await addPlan()
  expect(await optimize(plan.planId, { dayIndex: 2 })).toMatchObject({
    status: 400,
    code: 'COMMON400',
    result: { fields: { dayIndex: expect.any(String) } },
  })
  expect(await optimize(plan.planId, {}, await t.addMember())).toMatchObject({ status: 404, code: 'PLAN4040' })
  expect(await optimize(GONE)).toMatchObject({ status: 404, code: 'PLAN4040' })
})
