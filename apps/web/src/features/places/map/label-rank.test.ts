import { labels } from '@honjeo/island/labels'
import { describe, expect, it } from 'vitest'
import { labelsAt } from './label-rank.ts'

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
