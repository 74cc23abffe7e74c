import { describe, expect, it } from 'vitest'
import { EMPTY_PLAN_FORM, type PlanFormValues, toPlanDraft, toPlanRequest } from './plan-form-values.ts'

const filled: PlanFormValues = {
  ...EMPTY_PLAN_FORM,
  dates: { start: '2026-11-27', end: '2026-11-29' },
  places: [
    { contentId: 7, title: '새별오름' },
    { contentId: 9, title: '협재해수욕장' },
  ],
  stay: { place: { contentId: 32, title: '바람 게스트하우스' } },
  end: null,
  startTime: '10:30',
  pace: 'RELAXED',
  interests: ['SEA'],
}

describe('a plan made by hand', () => {
  it('begins with every place on its first day', () => {
    expect(toPlanDraft(filled)).toEqual({
      startDate: '2026-11-27',
      endDate: '2026-11-29',
      transportType: 'BUS',
      start: { hub: 'AIRPORT' },
      end: null,
      stay: { contentId: 32 },
      startTime: '10:30',
      endTime: null,
      days: [
        {
          dayIndex: 0,
          spots: [
            { spotId: expect.any(String), contentId: 7, title: '새별오름' },
            { spotId: expect.any(String), contentId: 9, title: '협재해수욕장' },
          ],
        },
      ],
    })
  })

  it('is the same each time the same is sent', () => {
    expect(toPlanDraft(filled)).toEqual(toPlanDraft({ ...filled }))
  })

  it('has no stop where no places are wanted', () => {
    expect(toPlanDraft({ ...filled, withoutPlaces: true })).toMatchObject({ days: [] })
  })
})

describe('an automatic plan', () => {
  it('is asked for by places, pace and interests', () => {
    expect(toPlanRequest(filled)).toMatchObject({
      contentIds: [7, 9],
      pace: 'RELAXED',
      interests: ['SEA'],
      indoorOnly: false,
    })
  })

  it('leaves out the places that stay only for whoever thinks better of it', () => {
    expect(toPlanRequest({ ...filled, withoutPlaces: true })).toMatchObject({ contentIds: [] })
  })
})

it.each([
  { start: null, end: null },
  { start: '2026-11-27', end: null },
])('nothing is sent while the dates are %j', (dates) => {
  expect(toPlanDraft({ ...filled, dates })).toBeNull()
  expect(toPlanRequest({ ...filled, dates })).toBeNull()
})
