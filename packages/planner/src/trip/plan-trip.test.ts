import { islandRules } from '@honjeo/catalogue/island-rules'
import { PLAN_SPOTS_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import type { PlannerPlace, TripPoint } from '../place.ts'
import { checkTrip } from '../testing/check-trip.ts'
import { JEJU_PLACES, placeNamed } from '../testing/jeju-trip.ts'
import { FEW_ROUNDS, madePlace } from '../testing/made-place.ts'
import { visitOf } from '../visit/visit.ts'
import { planTrip } from './plan-trip.ts'
import type { TripPlan, TripRequest, TripUnfit } from './trip.ts'

const CITY: TripPoint = { hub: null, lat: 33.4996, lng: 126.5312 }
/** A Monday in spring. */
const MONDAY = '2027-04-12'

function request(asked: Partial<Omit<TripRequest, 'picks'>> & { picks?: readonly string[] }): TripRequest {
  return {
    startDate: MONDAY,
    endDate: MONDAY,
    transportType: 'CAR',
    pace: 'NORMAL',
    interests: [],
    indoorOnly: false,
    places: JEJU_PLACES,
    rules: islandRules,
    start: null,
    end: null,
    stay: CITY,
    startMinute: null,
    endMinute: null,
    allowLeftOut: false,
    seed: 1,
    ...asked,
    picks: (asked.picks ?? []).map((title) => placeNamed(title).contentId),
  }
}

function planned(asked: TripRequest, options = FEW_ROUNDS): TripPlan {
  const outcome = planTrip(asked, options)
  if (outcome.kind !== 'PLAN') throw new Error(`no plan: ${JSON.stringify(outcome)}`)
  return outcome
}

function unfit(asked: TripRequest): TripUnfit {
  const outcome = planTrip(asked, FEW_ROUNDS)
  if (outcome.kind !== 'UNFIT') throw new Error(`it fits: ${outcome.kind}`)
  return outcome
}

const stopsOf = ({ days }: TripPlan) => days.flatMap(({ stops }) => stops)
const placesOf = (plan: TripPlan) =>
  stopsOf(plan).map(({ contentId }) => JEJU_PLACES.find((place) => place.contentId === contentId)!)
const isMeal = (place: PlannerPlace) => visitOf(place).kind === 'MEAL'
const leftOut = (title: string, code: string) => ({ contentId: placeNamed(title).contentId, code, wasPicked: true })

/** Whole journeys over the whole catalogue take long, also on a machine that has other things to do. */
const TIMEOUT = { timeout: 30_000 }

describe('a plan', TIMEOUT, () => {
  it('holds what was asked for, and says so first', () => {
    const picks = ['협재해수욕장', '오설록 티뮤지엄', '올래국수']
    const stops = stopsOf(planned(request({ picks })))
    for (const title of picks) {
      const stop = stops.find(({ contentId }) => contentId === placeNamed(title).contentId)
      expect(stop?.reasons[0]).toEqual({ code: 'MUST' })
    }
  })

  it('shows more of what one cares for', () => {
    const count = (interests: TripRequest['interests']) =>
      stopsOf(planned(request({ interests, endDate: '2027-04-13' }))).filter(({ reasons }) =>
        reasons.some(({ interest }) => interest === 'CULTURE'),
      ).length
    expect(count(['CULTURE'])).toBeGreaterThanOrEqual(6)
    expect(count([])).toBe(0)
  })

  it('names what nearly made it, and has it not', () => {
    const plan = planned(request({}))
    expect(plan.leftOut).toHaveLength(3)
    expect(plan.leftOut.every(({ code, wasPicked }) => code === 'NO_TIME' && !wasPicked)).toBe(true)
    const visited = stopsOf(plan).map(({ contentId }) => contentId)
    expect(plan.leftOut.filter(({ contentId }) => visited.includes(contentId))).toEqual([])
  })

  it('stays under roofs where that was asked for, meals aside', () => {
    const places = placesOf(planned(request({ indoorOnly: true })))
    expect(places.filter((place) => !isMeal(place)).map(({ indoor }) => indoor)).not.toContain(false)
  })

  it('takes buses for trains and assumes a town, and says both', () => {
    const plan = planned(request({ transportType: 'TRAIN', stay: null }))
    expect(plan.notes).toEqual(['TRAIN_IS_BUS', 'ASSUMED_STAY_JEJU_SI'])
  })

  it('begins when one has arrived', () => {
    const start: TripPoint = { hub: 'AIRPORT', lat: 33.5066, lng: 126.493 }
    const stops = stopsOf(planned(request({ start, startMinute: 17 * 60 })))
    expect(stops.length).toBeGreaterThan(0)
    expect(Math.min(...stops.map(({ startMinute }) => startMinute))).toBeGreaterThanOrEqual(17 * 60 + 30)
  })

  it('begins early for a hike, with lunch in the bag', () => {
    const asked = request({ picks: ['성판악'] })
    const plan = planned(asked)
    expect(stopsOf(plan)[0]?.startMinute).toBeLessThan(9 * 60)
    expect(placesOf(plan).filter(isMeal)).toHaveLength(1)
    expect(checkTrip(asked, plan)).toEqual([])
  })

  it('is past the shelter on the way to the top before its gate shuts', () => {
    const plan = planned(request({ startDate: '2027-03-10', endDate: '2027-03-10', picks: ['성판악'] }))
    // 진달래밭 is three hours up, and shuts at 11:30.
    expect(stopsOf(plan)[0]!.startMinute).toBeLessThanOrEqual(8 * 60 + 30)
  })

  it('has no hike and no festival without days that no one asked for', () => {
    const places = placesOf(planned(request({ startDate: '2027-10-04', endDate: '2027-10-10', pace: 'PACKED' })))
    expect(places.filter((place) => visitOf(place).minutes >= 240)).toEqual([])
    expect(places.filter((place) => visitOf(place).kind === 'FESTIVAL' && place.eventStart === null)).toEqual([])
  })

  it('has three beaches a day only where three were asked for', () => {
    const picks = ['협재해수욕장', '금능해수욕장', '곽지해수욕장']
    expect(placesOf(planned(request({ picks }))).filter((place) => visitOf(place).kind === 'BEACH')).toHaveLength(3)
  })

  it('is the same for the same seed, and another for another', () => {
    const plan = (seed: number) => planned(request({ seed, places: JEJU_PLACES.slice(0, 60) }), { ...FEW_ROUNDS, seed })
    expect(plan(7)).toEqual(plan(7))
    expect(plan(7).days).not.toEqual(plan(8).days)
  })

  it('believes what is known of the roads', () => {
    const places = [madePlace({ contentId: 1 }), madePlace({ contentId: 2, lat: 33.46 })]
    const knownTimes = { minutes: (_: unknown, to: { lat: number }) => (to.lat === 33.46 ? 600 : undefined) }
    const visited = (asked: TripRequest) => new Set(stopsOf(planned(asked)).map(({ contentId }) => contentId))
    expect(visited(request({ places }))).toEqual(new Set([1, 2]))
    expect(visited(request({ places, knownTimes }))).toEqual(new Set([1]))
  })

  it('is made for two weeks, and of thousands of places', () => {
    const places = Array.from({ length: 5000 }, (_, index) => ({
      ...JEJU_PLACES[index % JEJU_PLACES.length]!,
      contentId: index + 1,
    }))
    const asked = request({ places, endDate: '2027-04-25' })
    const plan = planned(asked, { ...FEW_ROUNDS, maxRounds: 40 })
    expect(plan.days).toHaveLength(14)
    expect(checkTrip(asked, plan)).toEqual([])
  })
})

it('holds no more stops than a plan may have, however packed two weeks are', TIMEOUT, () => {
  const plan = planned(request({ pace: 'PACKED', endDate: '2027-04-25' }), { ...FEW_ROUNDS, maxRounds: 40 })
  expect(stopsOf(plan).length).toBeLessThanOrEqual(PLAN_SPOTS_MAX)
})

describe('picks that do not fit', TIMEOUT, () => {
  it('says that a place is closed all the time, and which day more would help', () => {
    expect(unfit(request({ picks: ['국립제주박물관', '용두암'] }))).toEqual({
      kind: 'UNFIT',
      leftOut: [leftOut('국립제주박물관', 'CLOSED_ALL_TRIP')],
      suggestedEndDate: '2027-04-13',
    })
  })

  it('says that a festival is on other days, and that no day more helps', () => {
    const festival = madePlace({ contentId: 1, contentTypeId: 15, eventStart: '2027-10-01', eventEnd: '2027-10-03' })
    expect(unfit({ ...request({}), places: [festival, ...JEJU_PLACES], picks: [1] })).toEqual({
      kind: 'UNFIT',
      leftOut: [{ contentId: 1, code: 'OUT_OF_SEASON', wasPicked: true }],
      suggestedEndDate: null,
    })
  })

  it('says that a lodging is no stop, and that a place is gone', () => {
    const stay = placeNamed('아인스 호스텔').contentId
    expect(unfit({ ...request({}), picks: [stay, 99] }).leftOut).toEqual([
      { contentId: stay, code: 'NOT_A_STOP', wasPicked: true },
      { contentId: 99, code: 'GONE', wasPicked: true },
    ])
  })

  it('says that a place is too far on foot', () => {
    expect(unfit(request({ transportType: 'WALK', picks: ['협재해수욕장', '관덕정'] }))).toMatchObject({
      leftOut: [leftOut('협재해수욕장', 'OUT_OF_REACH')],
      suggestedEndDate: null,
    })
  })

  it('names those for which there is no time, and proposes the days that hold all', () => {
    const picks = ['관덕정', '용두암', '사라봉', '함덕해수욕장', '비자림', '성산일출봉', '섭지코지']
    const { leftOut: left, suggestedEndDate } = unfit(request({ pace: 'RELAXED', picks }))
    expect(left.map(({ code }) => code)).toEqual(['NO_TIME', 'NO_TIME', 'NO_TIME', 'NO_TIME'])
    expect(suggestedEndDate).toBe('2027-04-14')
    expect(planTrip(request({ pace: 'RELAXED', picks, endDate: suggestedEndDate! }), FEW_ROUNDS).kind).toBe('PLAN')
  })

  it('proposes nothing where two weeks are not enough', () => {
    const picks = ['추자도', '추자도 등대', '아인스 호스텔']
    expect(unfit(request({ endDate: '2027-04-25', picks })).suggestedEndDate).toBeNull()
  })

  it('takes no longer over what it proposes than over a plan, however slow the machine', () => {
    const sights = JEJU_PLACES.filter((place) => visitOf(place).kind === 'SIGHT').slice(0, 30)
    let time = 0
    const slow = { seed: 1, budgetMs: 1000, now: () => (time += 50) }
    const outcome = planTrip({ ...request({ pace: 'RELAXED' }), picks: sights.map(({ contentId }) => contentId) }, slow)
    expect(outcome).toMatchObject({ kind: 'UNFIT', suggestedEndDate: expect.any(String) })
    expect(time).toBeLessThan(2.5 * slow.budgetMs)
  })

  it('makes the plan without them where that is allowed, and names them', () => {
    const plan = planned(request({ allowLeftOut: true, picks: ['국립제주박물관', '용두암'] }))
    expect(plan.leftOut[0]).toEqual(leftOut('국립제주박물관', 'CLOSED_ALL_TRIP'))
    expect(stopsOf(plan).map(({ contentId }) => contentId)).toContain(placeNamed('용두암').contentId)
  })
})

it('makes a plan though the time was up before it began', () => {
  let time = 0
  const plan = planned(request({ picks: ['용두암'] }), { seed: 1, budgetMs: 0, maxRounds: Infinity, now: () => time++ })
  expect(stopsOf(plan).map(({ contentId }) => contentId)).toContain(placeNamed('용두암').contentId)
})

it('says that there is nothing to reach', () => {
  const highland: TripPoint = { hub: null, lat: 33.358, lng: 126.4626 }
  expect(planTrip(request({ transportType: 'WALK', stay: highland, indoorOnly: true }), FEW_ROUNDS)).toEqual({
    kind: 'NOWHERE',
  })
})
