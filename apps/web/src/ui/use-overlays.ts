import { type KeyboardEvent, useState } from 'react'
import { loadOverlays } from './load-overlays.ts'

type Overlays = Awaited<ReturnType<typeof loadOverlays>>

/**
 * For a control that opens a list: null until somebody asks for the list, and the attributes of the button that stands in for
 * the control. What is fetched takes the button's place and opens at once.
 */
export function useOverlays() {
  const [overlays, setOverlays] = useState<Overlays | null>(null)

  function handleAsked() {
    loadOverlays().then(setOverlays, (error: unknown) =>
      // Thrown while rendering, it is met as any other file of a screen that cannot be fetched.
      setOverlays(() => {
        throw error
      }),
    )
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    handleAsked()
  }

  return [overlays, { 'aria-expanded': false, onClick: handleAsked, onKeyDown: handleKeyDown }] as const
}
