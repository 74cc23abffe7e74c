import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { describe, expect, it } from 'vitest'
import { addPlaces, withArrived } from './arrivals.ts'
import { EMPTY_PLAN_FORM } from './plan-form-values.ts'

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
