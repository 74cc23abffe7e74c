import { NOTIFICATION_TYPES } from '@honjeo/contract/values/enums'
import { expect, it } from 'vitest'
import { TYPE_GROUPS } from './type-texts.ts'

it('offers a setting for every type of notification, once', () => {
  const shown = TYPE_GROUPS.flatMap(({ types }) => types)
  expect(shown.toSorted()).toEqual([...NOTIFICATION_TYPES].toSorted())
})
