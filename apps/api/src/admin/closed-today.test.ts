import type { StaffRule } from '@honjeo/contract/admin/island-rules'
import type { PlaceDetail, PlacesInBox, PlaceSummary } from '@honjeo/contract/places'
import type { PlanDetail } from '@honjeo/contract/plan'
import type { IslandRule } from '@honjeo/contract/island-rules'
import { dayAfter } from '@honjeo/contract/values/days'
import { beforeAll, expect, it } from 'vitest'
import { koreanDay } from '../lib/clock.ts'
import { withCatalogue } from '../testing/places.ts'
import { planActs, spotDraft } from '../testing/plans.ts'
import { addStaff } from '../testing/staff.ts'
import { setUpTestApp, type Member } from '../testing/test-app.ts'

const SEONGPANAK = 126_436
const MARADO = 126_450
const t = setUpTestApp(withCatalogue)
const plans = planActs(t)
let today: string
let traveller: Member
let proposer: Member
let confirmer: Member

beforeAll(async () => {
  today = koreanDay(t.clock.now())
  traveller = await t.addMember()
  proposer = await addStaff(t)
  confirmer = await addStaff(t)
})

const closedToday = (subject: string): IslandRule => ({
  subject,
  validFrom: today,
  validTo: today,
  months: null,
  terms: { kind: 'CLOSURE', part: 'WHOLE' },
  source: { name: '공식 안내', url: 'https://www.jeju.go.kr' },
  checkedOn: today,
  isConfirmed: false,
})

async function shut(subject: string): Promise<void> {
  const body = { rule: closedToday(subject) }
  const { result } = await t.call<StaffRule>('/api/admin/island-rules', { method: 'POST', body }, proposer)
  const path = `/api/admin/island-rules/${result.ruleId}/decision`
  expect(await t.call(path, { method: 'POST', body: { isAccepted: true } }, confirmer)).toMatchObject({ status: 200 })
}

const onPage = async (contentId: number) => (await t.call<PlaceDetail>(`/api/tourist-spots/${contentId}`)).result
async function inList(contentId: number) {
  const { lat, lng } = (await onPage(contentId)).basic
  const path = `/api/tourist-spots?sort=DISTANCE&size=20&lat=${lat}&lng=${lng}`
  const { result } = await t.call<{ content: PlaceSummary[] }>(path)
  return result.content.find((place) => place.contentId === contentId)
}
async function onMap(contentId: number) {
  const { lat, lng } = (await onPage(contentId)).basic
  const bbox = [lng - 0.01, lat - 0.01, lng + 0.01, lat + 0.01].join(',')
  const { result } = await t.call<PlacesInBox>(`/api/tourist-spots/map?bbox=${bbox}`)
  return result.features.find(({ id }) => id === contentId)?.properties
}

it.each([
  ['TRAIL:SEONGPANAK', SEONGPANAK, '성판악'],
  ['ISLET:MARADO', MARADO, '마라도'],
])(
  'what the weather shuts for a day is shut at once, everywhere, and open again the day after: %s',
  async (subject, contentId, title) => {
    const tomorrow = dayAfter(today, 1)
    const spots = () => [spotDraft({ contentId, title, startTime: '09:40', endTime: '11:00' })]
    const days = [0, 1].map((dayIndex) => ({ dayIndex, spots: spots() }))
    const { result: plan } = await plans.make(traveller, { startDate: today, endDate: tomorrow, days })
    const warned = async () =>
      (await plans.read(plan.planId, traveller)).result.days.map((day) =>
        day.spots[0]!.warnings.some(({ code }) => code === 'CLOSURE'),
      )
    expect(await warned()).toEqual([false, false])
    expect((await onPage(contentId)).today?.closed).toBeNull()

    await shut(subject)
    expect(await warned()).toEqual([true, false])
    const page = await onPage(contentId)
    expect(page.today?.closed).toBe('CLOSURE')
    expect(page.rules).toContainEqual(closedToday(subject))
    expect((await inList(contentId))?.today?.closed).toBe('CLOSURE')
    expect(await onMap(contentId)).toMatchObject({ isOpen: false })

    // It is asked for, and an automatic plan goes there on another day, also by a draw whose first search finds no room for it.
    const body = {
      transportType: 'CAR',
      startDate: today,
      endDate: dayAfter(today, 2),
      contentIds: [contentId],
      seed: 3,
    }
    const made = await t.call<PlanDetail>('/api/plans/ai', { method: 'POST', body }, traveller)
    expect(made).toMatchObject({ status: 201 })
    const goes = made.result.days.map((day) => day.spots.some((spot) => spot.contentId === contentId))
    expect(goes[0]).toBe(false)
    expect(goes).toContain(true)
  },
)
