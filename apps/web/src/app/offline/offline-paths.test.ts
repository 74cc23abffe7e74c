import { expect, it } from 'vitest'
import { worksOffline } from './offline-paths.ts'

it.each([
  '/cart',
  '/mypage/plans',
  '/plan/7',
  '/mypage/rooms',
  '/chat-room/9',
  '/room/9/meeting',
  '/safety-check',
  '/safety-check/rescue',
  '/help',
  '/safety-check/timer/3',
  '/alert/5.JcTwTy5eKwYlbwPwvyswzQ',
])('opens %s without a network', (path) => {
  expect(worksOffline(path)).toBe(true)
})

it.each(['/', '/plan', '/search', '/login', '/chat-room/9/more', '/safety-check-other'])(
  'has nothing to show at %s without one',
  (path) => {
    expect(worksOffline(path)).toBe(false)
  },
)
