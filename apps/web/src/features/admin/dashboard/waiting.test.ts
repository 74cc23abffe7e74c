import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import { waitingText } from './waiting.ts'

beforeAll(() => i18n.activate('ko'))

it.each([
  ['2026-11-28T11:59:30Z', '방금 들어왔어요'],
  ['2026-11-28T12:00:05Z', '방금 들어왔어요'],
  ['2026-11-28T11:58:59Z', '1분째 기다려요'],
  ['2026-11-28T11:00:00Z', '1시간째 기다려요'],
  ['2026-11-27T12:00:01Z', '23시간째 기다려요'],
  ['2026-11-25T11:00:00Z', '3일째 기다려요'],
])('says how long something from %s has been waiting', (since, text) => {
  expect(waitingText(since, new Date('2026-11-28T12:00:00Z'))).toBe(text)
})
