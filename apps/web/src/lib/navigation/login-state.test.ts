import { expect, it } from 'vitest'
import { nextPath } from './login-state.ts'

const next = (value: string) => nextPath(new URLSearchParams({ next: value }))

it('goes back to the screen that asked for the login', () => {
  expect(next('/room/3?from=home')).toBe('/room/3?from=home')
})

it('goes home without one', () => {
  expect(nextPath(new URLSearchParams())).toBe('/')
})

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'room/3',
  '',
])('never leaves the app: %j', (value) => {
  expect(next(value)).toBe('/')
})
