import { expect, it } from 'vitest'
import { EMPTY_PLAN_FORM } from './plan-form-values.ts'
import { withWishes } from './use-wishes.ts'

const NOTHING = { interests: [], pace: null, transportType: null, indoorOnly: false, places: [], unknownPlaces: [] }

it('leaves what wishes do not speak of as it was chosen', () => {
  const form = {
    ...EMPTY_PLAN_FORM,
    transportType: 'CAR',
    pace: 'PACKED',
    indoorOnly: true,
    withoutPlaces: true,
  } as const
  expect(withWishes(form, NOTHING)).toEqual({ ...form, isDetailed: true })
})

it('turns wishes into choices, besides those that were made', () => {
  const form = { ...EMPTY_PLAN_FORM, interests: ['SEA' as const], withoutPlaces: true }
  const read = {
    ...NOTHING,
    interests: ['SEA' as const, 'CAFE' as const],
    pace: 'RELAXED' as const,
    indoorOnly: true,
    places: [{ contentId: 4, title: '올래국수', contentTypeId: 39 as const }],
  }
  expect(withWishes(form, read)).toMatchObject({
    interests: ['SEA', 'CAFE'],
    pace: 'RELAXED',
    indoorOnly: true,
    places: [{ contentId: 4, title: '올래국수' }],
    withoutPlaces: false,
  })
})
