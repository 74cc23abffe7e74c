import { useEffect, useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', listener)
  return () => viewport?.removeEventListener('resize', listener)
}

function keyboardlessHeight(): number | undefined {
  const viewport = window.visualViewport
  // Zoomed in, the visible part is smaller too, but the layout must not follow.
  if (!viewport || viewport.scale > 1 || viewport.height >= window.innerHeight) return undefined
  return viewport.height
}

/**
 * px left above the on-screen keyboard where it lies over the page, as on iOS; undefined where the page shrinks by
 * itself (`interactive-widget`) or no keyboard is shown. iOS also scrolls the page; with its height right it need not.
 */
export function useVisibleHeight(): number | undefined {
  const height = useSyncExternalStore(subscribe, keyboardlessHeight)
  useEffect(() => {
    if (height !== undefined) window.scrollTo(0, 0)
  }, [height])
  return height
}
