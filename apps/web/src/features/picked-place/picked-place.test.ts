import { describe, expect, it } from 'vitest'
import { isPickedPlace } from './picked-place.ts'

describe('a place that was picked', () => {
  it('is known by its id and its title', () => {
    expect(isPickedPlace({ contentId: 7, title: '새별오름' })).toBe(true)
  })

  it.each([null, undefined, '새별오름', {}, { contentId: '7', title: '새별오름' }, { contentId: 7 }])(
    'is not %j',
    (value) => {
      expect(isPickedPlace(value)).toBe(false)
    },
  )
})
