import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenQuiet } from '#lib/when-quiet.ts'
import type { DayParts } from './day-parts.ts'
import { FixedRow } from './fixed-row.tsx'
import { SpotItem } from './spot-item.tsx'

const STILL: DayParts = { Area: ({ children }) => children, Row: FixedRow, Spot: SpotItem }
/** After each of them the list may be busy no more. */
const TURNS = ['pointerup', 'pointercancel', 'keyup', 'focusin']

let fetched: DayParts | null = null

async function loadDragParts(): Promise<DayParts> {
  fetched = (await import('./drag-parts.tsx')).dragParts
  return fetched
}

/** Under a finger, a menu or one that is being fetched, and a focus that would not be found again. */
const BUSY = ':active, [aria-expanded="true"], [aria-busy="true"], :focus:not([id]), :focus[aria-haspopup]'

/**
 * What the days are made of: rows that stay, which menus and buttons move as well, until the browser had time to fetch what lets
 * one drag them.
 */
export function useDragParts(list: RefObject<HTMLElement | null>): DayParts {
  const [parts, setParts] = useState(fetched ?? STILL)

  useEffect(() => {
    if (fetched !== null) return
    const controller = new AbortController()
    const { signal } = controller

    function take(next: DayParts) {
      if (signal.aborted || list.current === null || list.current.querySelector(BUSY) !== null) return
      controller.abort()
      const focusedId = list.current.querySelector(':focus')?.id
      flushSync(() => setParts(next))
      if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true })
    }
    function takeWhenFree(next: DayParts) {
      for (const turn of TURNS) window.addEventListener(turn, () => setTimeout(() => take(next)), { signal })
      take(next)
    }
    // Where it cannot be fetched, there are the menus; the screen's next visit asks again.
    whenQuiet(() => void loadDragParts().then(takeWhenFree, () => undefined))
    return () => controller.abort()
  }, [list])

  return parts
}
