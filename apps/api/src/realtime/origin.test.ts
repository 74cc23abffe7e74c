import { expect, it } from 'vitest'
import { isOriginAllowed } from './origin.ts'

const allowed = ['https://honjeo.example']

it.each([
  ['https://evil.example', 'localhost:3000'],
  ['http://localhost:3001', 'localhost:3000'],
  ['https://honjeo.example.evil.example', 'localhost:3000'],
  ['null', 'localhost:3000'],
  ['', 'localhost:3000'],
])('refuses a page of %j at %j', (origin, host) => {
  expect(isOriginAllowed(origin, host, allowed)).toBe(false)
})

it.each([
  ['http://localhost:3000', 'localhost:3000'],
  ['http://localhost:3000', 'LocalHost:3000'],
  ['https://honjeo.example', 'internal:8080'],
  [undefined, 'localhost:3000'],
])('lets %j connect at %j', (origin, host) => {
  expect(isOriginAllowed(origin, host, allowed)).toBe(true)
})
