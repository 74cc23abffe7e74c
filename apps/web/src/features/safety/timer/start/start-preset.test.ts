import { expect, it } from 'vitest'
import { readStartPreset } from './start-preset.ts'

const read = (query: Record<string, string>) => readStartPreset(new URLSearchParams(query))

it('reads what a room hands over', () => {
  const until = '2026-11-28T09:00:00.000Z'
  expect(read({ title: '비자림 걷기', until, roomId: '9' })).toEqual({
    title: '비자림 걷기',
    until,
    roomId: 9,
    planId: null,
  })
})

it('takes nothing for granted of an address', () => {
  const nothing = { title: null, until: null, roomId: null, planId: null }
  expect(read({})).toEqual(nothing)
  expect(read({ title: ' \n ', until: 'soon', roomId: '-1', planId: 'x' })).toEqual(nothing)
  expect(read({ title: `가\n${'나'.repeat(100)}` }).title).toBe(`가 ${'나'.repeat(58)}`)
})
