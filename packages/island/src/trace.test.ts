import { describe, expect, it } from 'vitest'
import { line, ring } from './trace.ts'

describe('line', () => {
  it('counts the first pair from 126° E 33° N and the others from the one before', () => {
    expect(line('9415 4581 10 -5 -20 0')).toEqual([
      [126.9415, 33.4581],
      [126.9425, 33.4576],
      [126.9405, 33.4576],
    ])
  })

  it('does not drift along a thousand steps', () => {
    expect(line(`0 0${' 1 3'.repeat(1000)}`).at(-1)).toEqual([126.1, 33.3])
  })

  it('may be broken into rows anywhere', () => {
    expect(line('\n  1 2\n  3\n  4 ')).toEqual(line('1 2 3 4'))
  })
})

describe('ring', () => {
  it('joins its traces and ends where it began', () => {
    expect(ring('0 0 10000 0', '10000 10000')).toEqual([
      [126, 33],
      [127, 33],
      [127, 34],
      [126, 33],
    ])
  })
})
