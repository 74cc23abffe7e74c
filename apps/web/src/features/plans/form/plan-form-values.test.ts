import * as failures from '@honjeo/contract/values/error-numbers'
import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { ApiError } from '#lib/server/api-error.ts'
import {
  addPlaces,
  EMPTY_PLAN_FORM,
  type PlanFormValues,
  toPlanDraft,
  toPlanRequest,
  withArrived,
  wrongFieldsOf,
} from './plan-form-values.ts'

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

  it('leaves out the places that stay only for one who thinks better of it', () => {
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

describe('what the server says', () => {
  it('shows what the server says of a field beside that field', () => {
    const error = new ApiError(400, failures.PLAN_TOO_LONG, '14일까지', {
      fields: { endDate: '12월 10일까지 고를 수 있어요.' },
    })
    expect(wrongFieldsOf(error)).toEqual([{ field: 'dates', message: '12월 10일까지 고를 수 있어요.' }])
  })

  it('shows a place that is wrong at the places', () => {
    const error = new ApiError(404, failures.PLACE_NOT_FOUND, '없는 장소', {
      fields: { 'contentIds.3': '찾을 수 없는 장소예요.' },
    })
    expect(wrongFieldsOf(error)).toEqual([{ field: 'places', message: '찾을 수 없는 장소예요.' }])
  })

  it('knows the field of a refusal that names none', () => {
    expect(wrongFieldsOf(new ApiError(400, failures.NOTHING_WITHIN_REACH, '갈 수 있는 곳이 없어요.'))).toEqual([
      { field: 'transportType', message: '갈 수 있는 곳이 없어요.' },
    ])
  })

  it('blames no field for what is about none', () => {
    expect(wrongFieldsOf(new ApiError(503, failures.PLANNER_BUSY, '사람이 많아요.'))).toEqual([])
    expect(wrongFieldsOf(new ApiError(0, 'NETWORK', 'no answer'))).toEqual([])
    expect(wrongFieldsOf(new Error('a bug'))).toEqual([])
  })
})

describe('places that arrive', () => {
  const place = (contentId: number) => ({ contentId, title: `장소 ${contentId}` })
  const idsOf = (places: { contentId: number }[]) => places.map(({ contentId }) => contentId)

  describe('addPlaces', () => {
    it('puts new places behind those that are there, each once', () => {
      expect(idsOf(addPlaces([place(1), place(2)], [place(2), place(3), place(3)]))).toEqual([1, 2, 3])
    })

    it('keeps of a place what the form shows and nothing else', () => {
      expect(addPlaces([], [{ ...place(1), addr1: '제주시' } as never])).toEqual([place(1)])
    })

    it('ends where no more may be asked for', () => {
      const many = Array.from({ length: PLAN_PICKS_MAX + 5 }, (_, index) => place(index + 1))
      expect(idsOf(addPlaces([place(99)], many))).toEqual([99, ...idsOf(many).slice(0, PLAN_PICKS_MAX - 1)])
    })
  })

  describe('withArrived', () => {
    it('adds places, which are wanted then', () => {
      const form = { ...EMPTY_PLAN_FORM, places: [place(1)], withoutPlaces: true }
      expect(withArrived(form, 'places', [place(2)])).toMatchObject({
        places: [place(1), place(2)],
        withoutPlaces: false,
      })
    })

    it('opens the fold on the lodging that was picked', () => {
      expect(withArrived(EMPTY_PLAN_FORM, 'stay', [place(5)])).toMatchObject({
        stay: { place: place(5) },
        isDetailed: true,
      })
    })

    it('changes nothing where nothing came', () => {
      expect(withArrived(EMPTY_PLAN_FORM, 'start', [])).toEqual(EMPTY_PLAN_FORM)
      expect(withArrived(EMPTY_PLAN_FORM, 'places', [])).toEqual(EMPTY_PLAN_FORM)
    })
  })
})
