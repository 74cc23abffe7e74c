import { describe, expect, it } from 'vitest'
import { svgFaults } from './svg-faults.ts'

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${content}</svg>`

describe('svgFaults', () => {
  it('has nothing to say about a sound picture', () => {
    expect(svgFaults(svg('<defs><g id="a"></g></defs><rect fill="url(#a)"/>'))).toEqual([])
  })

  it.each([
    ['an element left open', svg('<g>')],
    ['elements that cross', svg('<g><path></g></path>')],
    ['text between the tags', svg('NaN')],
    ['an unquoted attribute', svg('<rect x=1/>')],
    ['an attribute given twice', svg('<rect x="1" x="2"/>')],
    ['a second root', svg('') + svg('')],
    ['a script', svg('<script></script>')],
    ['a handler', svg('<rect onload="x"/>')],
    ['a paint from outside', svg('<rect fill="url(http://example.org/a)"/>')],
    ['a paint that does not exist', svg('<rect fill="url(#b)"/>')],
    ['a number that is none', svg('<rect x="NaN"/>')],
  ])('finds %s', (_, picture) => {
    expect(svgFaults(picture)).not.toEqual([])
  })
})
