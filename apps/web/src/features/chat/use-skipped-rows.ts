import { type RefObject, useLayoutEffect, useRef } from 'react'

/** px beyond its row that something may reach: the button above a bubble of one line. */
const REACH = 16

/**
 * Has rows drawn near the visible part alone: of thousands, each frame of scrolling would paint and look through all of them. They
 * keep the height they were first laid out with, so that nothing moves when they come into sight or are jumped to.
 */
export function useSkippedRows(contentRef: RefObject<HTMLElement | null>) {
  const width = useRef(0)

  // oxlint-disable-next-line react/exhaustive-deps -- follows every render, because any may have added rows
  useLayoutEffect(() => {
    const content = contentRef.current
    if (content === null) return
    const rows = [...content.children].filter((row) => row instanceof HTMLElement)
    if (width.current !== content.clientWidth) {
      width.current = content.clientWidth
      for (const { style } of rows) style.contentVisibility = 'visible'
    }
    const added = rows.filter(({ style }) => style.contentVisibility !== 'auto')
    const heights = added.map((row) => row.offsetHeight)
    for (const [index, { style }] of added.entries()) {
      style.containIntrinsicHeight = `auto ${heights[index]}px`
      style.overflowClipMargin = `${REACH}px`
      style.contentVisibility = 'auto'
    }
  })
}
