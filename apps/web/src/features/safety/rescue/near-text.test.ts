import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { nearText } from './near-text.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

it.each([
  ['NE', 347, '성산일출봉에서 북동쪽으로 350m'],
  ['W', 1234, '성산일출봉에서 서쪽으로 1.2km'],
  [null, 12, '성산일출봉 근처'],
] as const)('%s, %d m reads %s', (direction, metres, text) => {
  expect(nearText({ name: '성산일출봉', metres, direction })).toBe(text)
})
