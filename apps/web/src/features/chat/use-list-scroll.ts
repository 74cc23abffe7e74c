import { useLayoutEffect, useRef, useState } from 'react'

/** px from the bottom within which one is reading the newest messages */
const NEAR_BOTTOM = 100

/**
 * Scrolling of a list that begins at its bottom. The scroller is laid out in reverse (`flex-col-reverse`), so its
 * position counts from the bottom: 0 there, negative above. Hence older messages that come in above, or a keyboard that
 * takes half of the screen, move nothing. What comes in below would push the reader up; that is undone here.
 */
export function useListScroll() {
  const listRef = useRef<HTMLElement>(null)
  const contentRef = useRef<HTMLOListElement>(null)
  const lastRow = useRef<{ element: Element; distance: number } | null>(null)
  const [isAtBottom, setAtBottom] = useState(true)

  // oxlint-disable-next-line react/exhaustive-deps -- follows every render, because any may have added rows
  useLayoutEffect(() => {
    const list = listRef.current
    const content = contentRef.current
    if (list === null || content === null) return
    const { bottom } = content.getBoundingClientRect()
    const distanceOf = (element: Element) => bottom - element.getBoundingClientRect().bottom

    const last = lastRow.current
    if (last?.element.isConnected === true) {
      const grown = distanceOf(last.element) - last.distance
      if (isNearBottom(list)) list.scrollTop = 0
      else if (grown !== 0) list.scrollTop -= grown
    }
    const element = content.lastElementChild
    lastRow.current = element && { element, distance: distanceOf(element) }
  })

  return {
    listRef,
    contentRef,
    isAtBottom,
    handleScroll() {
      if (listRef.current !== null) setAtBottom(isNearBottom(listRef.current))
    },
    scrollToBottom() {
      listRef.current?.scrollTo({ top: 0 })
    },
  }
}

export type ListScroll = ReturnType<typeof useListScroll>

function isNearBottom(list: HTMLElement): boolean {
  return list.scrollTop > -NEAR_BOTTOM
}
