import { expect, it } from 'vitest'
import { rareCollections } from './collector.mjs'

const GB = 2 ** 30

it('lets a program leave garbage lying where there is room, and collect it where half of that is gone', () => {
  expect(rareCollections(21.5 * GB)).toEqual({ GOGC: '400', GOMEMLIMIT: '10GiB' })
})

it('changes nothing where memory is short', () => {
  expect(rareCollections(13 * GB)).toEqual({})
})
