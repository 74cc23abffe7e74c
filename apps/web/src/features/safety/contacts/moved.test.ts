import { expect, it } from 'vitest'
import { moved } from './moved.ts'

const LIST = [{ contactId: 7 }, { contactId: 3 }, { contactId: 5 }]
const ids = (contactId: number, steps: 1 | -1) => moved(LIST, contactId, steps).map((each) => each.contactId)

it.each([
  [3, -1, [3, 7, 5]],
  [3, 1, [7, 5, 3]],
  [7, -1, [7, 3, 5]],
  [5, 1, [7, 3, 5]],
  [9, 1, [7, 3, 5]],
] as const)('moves %d by %d', (contactId, steps, order) => {
  expect(ids(contactId, steps)).toEqual(order)
})
