import { expect, it } from 'vitest'
import { moved, toContactDraft } from './contact-values.ts'

it('sends the address of the chosen kind alone, without spaces around it', () => {
  const values = { name: ' 엄마 ', email: ' mom@example.com ', nickName: ' 돌담길 ', language: 'ja' as const }
  expect(toContactDraft({ ...values, channel: 'EMAIL' })).toEqual({
    name: '엄마',
    channel: 'EMAIL',
    language: 'ja',
    email: 'mom@example.com',
  })
  expect(toContactDraft({ ...values, channel: 'MEMBER' })).toEqual({
    name: '엄마',
    channel: 'MEMBER',
    language: 'ja',
    nickName: '돌담길',
  })
})

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
