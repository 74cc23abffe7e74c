import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { extraTimeText } from './extra-time.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it('says more, less, or neither', () => {
  expect(extraTimeText(7)).toBe('지금보다 이동이 7분 늘어요')
  expect(extraTimeText(-7)).toBe('지금보다 이동이 7분 줄어요')
  expect(extraTimeText(0)).toBe('이동 시간은 지금과 같아요')
})
