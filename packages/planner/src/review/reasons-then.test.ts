import { describe, expect, it } from 'vitest'
import { sunsetOn } from '../daylight/daylight.ts'
import type { PlannerPlace } from '../place.ts'
import { placeNamed } from '../testing/jeju-trip.ts'
import { createTravel } from '../travel/travel.ts'
import { reasonsThen } from './reasons-then.ts'
import type { ReviewStop } from './reviewed.ts'

const DATE = '2026-10-21'
const SUNSET = sunsetOn(DATE)
const travel = createTravel('CAR')

const stop = (place: PlannerPlace, start: number, end: number, from?: PlannerPlace): ReviewStop => ({
  place,
  isGone: false,
  position: place,
  start,
  end,
  leg: from ? travel(from, place) : null,
})
const reasons = (...stops: ReviewStop[]) => reasonsThen({ date: DATE, from: null, to: null, stops })

describe('the next one is near', () => {
  it('is named with the minutes to it', () => {
    const [first, second] = [placeNamed('천지연폭포'), placeNamed('이중섭거리')]
    const minutes = travel(first, second).minutes
    expect(reasons(stop(first, 660, 700), stop(second, 720, 770, first))).toEqual([[{ code: 'NEXT', minutes }], []])
  })

  it('is not named where it is far', () => {
    const [first, second] = [placeNamed('천지연폭포'), placeNamed('협재해수욕장')]
    expect(reasons(stop(first, 660, 700), stop(second, 780, 840, first))[0]).toEqual([])
  })
})

describe('the sunset', () => {
  it.each([
    ['새별오름', 40, true],
    ['협재해수욕장', 10, true],
    ['협재해수욕장', 70, true],
    ['협재해수욕장', 5, false],
    ['협재해수욕장', 75, false],
    ['관덕정', 40, false],
    ['아쿠아플라넷 제주', 40, false],
  ])('%s until %i minutes before: %s', (title, minutes, isNamed) => {
    const end = SUNSET - minutes
    const found = reasons(stop(placeNamed(title), end - 60, end))[0]!
    expect(found.filter(({ code }) => code === 'SUNSET')).toEqual(isNamed ? [{ code: 'SUNSET', minutes }] : [])
  })
})

describe('after dark', () => {
  const late = (title: string, to = placeNamed('새별오름')) =>
    reasonsThen({
      date: DATE,
      from: null,
      to: { position: to, minute: null },
      stops: [stop(placeNamed(title), SUNSET + 10, SUNSET + 70)],
    })[0]!.map(({ code }) => code)

  it('a stop says why it is none in the dark: lights, people, or the lodging near by', () => {
    expect(late('아쿠아플라넷 제주')).toEqual(['STAFFED'])
    expect(late('이중섭거리', placeNamed('이중섭거리'))).toEqual(['NEAR_STAY'])
    expect(late('산지천')).toEqual(['LIT'])
    expect(late('새별오름', placeNamed('천지연폭포'))).toEqual([])
  })

  it('nothing of it is said by day', () => {
    expect(reasons(stop(placeNamed('아쿠아플라넷 제주'), SUNSET - 200, SUNSET - 100))[0]).toEqual([])
  })
})
