import { describe, expect, it } from 'vitest'
import { isOriginAllowed } from './origin.ts'

describe('where it is known how people reach the app', () => {
  const publicUrl = 'https://honjeo.example'

  it.each([
    ['https://evil.example', 'honjeo.example'],
    ['http://honjeo.example', 'honjeo.example'],
    ['https://honjeo.example:8443', 'honjeo.example:8443'],
    ['https://rebound.example', 'rebound.example'],
    ['https://honjeo.example.evil.example', 'honjeo.example'],
    ['http://localhost:3000', 'localhost:3000'],
    ['null', 'honjeo.example'],
    ['', 'honjeo.example'],
  ])('refuses a page of %j at %j', (origin, host) => {
    expect(isOriginAllowed(origin, host, publicUrl)).toBe(false)
  })

  it.each([
    ['https://honjeo.example', 'honjeo.example'],
    ['https://honjeo.example', 'internal:8080'],
    [undefined, 'internal:8080'],
  ])('lets %j connect at %j', (origin, host) => {
    expect(isOriginAllowed(origin, host, publicUrl)).toBe(true)
  })
})

describe('where it is not', () => {
  it.each([
    ['https://evil.example', 'localhost:3000'],
    ['http://localhost:3001', 'localhost:3000'],
    ['http://localhost:3000', undefined],
    ['null', 'localhost:3000'],
    ['', 'localhost:3000'],
  ])('refuses a page of %j at %j', (origin, host) => {
    expect(isOriginAllowed(origin, host, null)).toBe(false)
  })

  it.each([
    ['http://localhost:3000', 'localhost:3000'],
    ['http://localhost:3000', 'LocalHost:3000'],
    [undefined, 'localhost:3000'],
  ])('lets %j connect at %j', (origin, host) => {
    expect(isOriginAllowed(origin, host, null)).toBe(true)
  })
})
