import { expect, it } from 'vitest'
import { readFilters, withFilters } from './url-filters.ts'

const SPEC = { status: ['PENDING', 'REJECTED'], targetUserId: 'id' } as const
const read = (query: string) => readFilters(new URLSearchParams(query), SPEC)

it('reads what narrows a list from the address', () => {
  expect(read('status=REJECTED&targetUserId=12&page=3')).toEqual({ status: 'REJECTED', targetUserId: 12 })
})

it.each(['', 'status=', 'status=OPEN&targetUserId=-1', 'targetUserId=1e3', 'targetUserId=9007199254740992'])(
  'takes "%s" for no filter',
  (query) => {
    expect(read(query)).toEqual({})
  },
)

it('changes what it is asked to, and leaves the rest of the address alone', () => {
  const params = new URLSearchParams('status=PENDING&tab=2')
  expect(withFilters(params, { status: undefined, targetUserId: 12 }).toString()).toBe('tab=2&targetUserId=12')
  expect(params.toString()).toBe('status=PENDING&tab=2')
})
