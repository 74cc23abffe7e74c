import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { describe, expect, it } from 'vitest'
import { dropUnsaved, markSaved } from './mark-saved.ts'

const OREUM = { contentId: 1, title: '새별오름', saved: false }
const FALLS = { contentId: 2, title: '정방폭포', saved: false }
const list = {
  pages: [
    { content: [OREUM], nextCursor: null },
    { content: [FALLS], nextCursor: null },
  ],
  pageParams: [],
}
const detail = { basic: { contentId: 1, title: '새별오름' }, stats: { reviewCount: 3 }, saved: false }

describe('marking places as saved in what is cached', () => {
  it('finds a place on any page of a list', () => {
    const marked = markSaved(list, new Set([2]), true)
    expect(marked.pages.map(({ content }) => content[0]?.saved)).toEqual([false, true])
  })

  it('finds a place in its own answer', () => {
    expect(markSaved(detail, new Set([1]), true)).toEqual({ ...detail, saved: true })
  })

  it('marks several at once, and back again', () => {
    const both = new Set([1, 2])
    expect(markSaved(markSaved(list, both, true), both, false)).toEqual(list)
  })

  it.each([
    ['another place', list, 3, true],
    ['a place that is as it should be', list, 1, false],
    ['an answer without places', { url: '/covers/1.svg', content: [null, 3, 'text'] }, 1, true],
    ['nothing', undefined, 1, true],
  ])('leaves %s untouched', (_, data, contentId, saved) => {
    expect(markSaved<unknown>(data, new Set([contentId]), saved)).toBe(data)
  })

  it('keeps the pages that hold none of them', () => {
    expect(markSaved(list, new Set([2]), true).pages[0]).toBe(list.pages[0])
  })
})

describe('the list of saved places', () => {
  const row = (contentId: number, saved: boolean) => ({ contentId, saved }) as SavedPlace
  const page = (content: SavedPlace[]) => ({ content, hasNext: false, nextCursor: null, size: 2, totalCount: 3 })

  it('loses those that are saved no longer, and counts the rest on every page', () => {
    const pages = [page([row(1, true), row(2, false)]), page([row(3, true)])]
    const left = dropUnsaved({ pages, pageParams: [] })
    expect(
      left.pages.map(({ content, totalCount }) => [content.map(({ contentId }) => contentId), totalCount]),
    ).toEqual([
      [[1], 2],
      [[3], 2],
    ])
  })

  it('stays the same while all are saved', () => {
    const data = { pages: [page([row(1, true)])], pageParams: [] }
    expect(dropUnsaved(data)).toBe(data)
  })
})
