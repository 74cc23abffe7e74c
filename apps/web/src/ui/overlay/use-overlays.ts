import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useRenderedFailure } from '#lib/page/rendering.ts'
import { loadOverlays } from './load-overlays.ts'

interface Asked {
  overlays: Awaited<ReturnType<typeof loadOverlays>>
  /** Whoever opens a list by a key stands on its first entry. */
  isByKey: boolean
}

/**
 * For a control that opens a list: null until somebody asks for the list, and the attributes of the button that stands in for
 * the control. What is fetched takes the button's place and opens at once.
 */
export function useOverlays() {
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isAsking, setAsking] = useState(false)
  const fail = useRenderedFailure()

  function ask(isByKey: boolean) {
    setAsking(true)
    loadOverlays().then((overlays) => setAsked({ overlays, isByKey }), fail)
  }

  /** A key's click has no count (UI Events, `detail`). */
  const handleClick = (event: MouseEvent) => ask(event.detail === 0)

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    ask(true)
  }

  return [
    asked,
    { 'aria-expanded': false, 'aria-busy': isAsking || undefined, onClick: handleClick, onKeyDown: handleKeyDown },
  ] as const
}
