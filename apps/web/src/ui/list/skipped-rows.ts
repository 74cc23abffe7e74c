import { type RefObject, useEffect, useRef } from 'react'

/** px beyond its row that something may reach: a shadow, the outline of what has the focus, a button above a bubble of one line. */
const REACH = 16
/** Fewer are drawn in every frame without being felt, and what is drawn can be looked at by whatever checks the page. */
const FEW = 50

/**
 * Has the children of an element drawn near the visible part alone: of hundreds, each frame of scrolling would paint and
 * look through all of them. They keep the height they were first laid out with, so that nothing moves when they come
 * into sight or are jumped to. One that is in sight has its turn at a later render, since the browser would count it as one
 * that jumped in from nowhere; with `keepsLast` the last one is always drawn, because it grows. Fewer than `atLeast` rows are all drawn.
 */
export function useSkippedRows(contentRef: RefObject<HTMLElement | null>, { keepsLast = false, atLeast = FEW } = {}) {
  const width = useRef(0)
  const skipped = useRef(new WeakSet<Element>())

  // This runs after the rows are painted: they look the same before, and to ask for their heights lays them out.
  // oxlint-disable-next-line react/exhaustive-deps -- follows every render, because any may have added rows
  useEffect(() => {
    const content = contentRef.current
    if (content === null || content.children.length < atLeast) return
    const rows = [...content.children].filter((row) => row instanceof HTMLElement)
    if (width.current !== content.clientWidth) {
      width.current = content.clientWidth
      skipped.current = new WeakSet()
      for (const { style } of rows) style.contentVisibility = 'visible'
    }
    const frame = content.parentElement!.getBoundingClientRect()
    const top = Math.max(frame.top, 0)
    const bottom = Math.min(frame.bottom, innerHeight)
    const unseen = (keepsLast ? rows.slice(0, -1) : rows)
      .filter((row) => !skipped.current.has(row))
      .map((row) => ({ row, rect: row.getBoundingClientRect() }))
      .filter(({ rect }) => rect.bottom < top || rect.top > bottom)
    for (const { row, rect } of unseen) {
      row.style.containIntrinsicHeight = `auto ${rect.height}px`
      row.style.overflowClipMargin = `${REACH}px`
      row.style.contentVisibility = 'auto'
      skipped.current.add(row)
    }
  })
}
