import { labels } from '@honjeo/island/labels'
import { describe, expect, it } from 'vitest'
import { isCovered, labelsAt } from './visible-labels.ts'

const at = { x: 100, y: 100 }

describe('a name behind a mark', () => {
  it('is so where a mark lies on the name or touches it', () => {
    expect(isCovered('한라산', true, at, [at])).toBe(true)
    expect(isCovered('한라산', true, at, [{ x: 140, y: 100 }])).toBe(true)
    expect(isCovered('한라산', true, at, [{ x: 100, y: 125 }])).toBe(true)
  })

  it('is not so where marks keep away', () => {
    expect(isCovered('한라산', true, at, [])).toBe(false)
    expect(
      isCovered('한라산', true, at, [
        { x: 145, y: 100 },
        { x: 100, y: 140 },
        { x: 50, y: 50 },
      ]),
    ).toBe(false)
  })

  it('reaches farther for a longer name, and for a major one', () => {
    const mark = [{ x: 150, y: 100 }]
    expect(isCovered('성산일출봉', false, at, mark)).toBe(true)
    expect(isCovered('우도', false, at, mark)).toBe(false)
    expect(isCovered('서귀포시', true, at, mark)).toBe(false)
    expect(isCovered('서귀포시', true, at, [{ x: 149, y: 100 }])).toBe(true)
  })
})

it('a name of larger type reaches farther, and comes a zoom later where it is twice as large', () => {
  const large = { type: 2, drawings: 1.625 }
  expect(isCovered('우도', false, at, [{ x: 150, y: 100 }], large)).toBe(true)
  const names = (zoom: number, scale?: typeof large) => labelsAt(labels, zoom, scale).map(({ name }) => name)
  expect(names(11, large)).toEqual(names(10))
  expect(names(8.5, large)).toEqual(names(8.5))
})

const namesAt = (zoom: number) => labelsAt(labels, zoom).map(({ name }) => name)

describe('the names on the map', () => {
  it('are those of the two cities when the whole island is seen', () => {
    expect(namesAt(8.5)).toEqual(['제주시', '서귀포시'])
  })

  it('are those of every eup and myeon a step nearer', () => {
    expect(namesAt(10)).toEqual(expect.arrayContaining(['애월읍', '구좌읍', '우도면', '추자면']))
    expect(namesAt(10)).not.toContain('성산일출봉')
  })

  it('never become fewer on the way in, and are all there in the end', () => {
    const counts = [8.5, 9, 10, 11, 12, 18].map((zoom) => namesAt(zoom).length)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(labels.length)
  })
})
