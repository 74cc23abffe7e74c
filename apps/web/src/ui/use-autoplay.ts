import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const INTERVAL_MS = 3000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Calls `advance` every 3 s while nobody is busy with the region: no pointer over it, no focus in it, page in view,
 * motion welcome, not stopped by hand.
 */
export function useAutoplay(regionRef: RefObject<HTMLElement | null>, isEnabled: boolean, advance: () => void) {
  const [isStopped, setStopped] = useState(() => matchMedia(REDUCED_MOTION).matches)
  const [isBusy, setBusy] = useState(false)
  const handleTick = useEffectEvent(advance)
  const isPlaying = isEnabled && !isStopped && !isBusy

  useEffect(() => {
    const region = regionRef.current
    if (!region) return
    const controller = new AbortController()
    const { signal } = controller
    const refresh = () => setBusy(region.matches(':hover, :has(:focus-visible)') || document.hidden)
    for (const event of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'touchstart', 'touchend']) {
      // After the event, when :hover and focus have taken their new state.
      region.addEventListener(event, () => requestAnimationFrame(refresh), { signal, passive: true })
    }
    document.addEventListener('visibilitychange', refresh, { signal })
    return () => controller.abort()
  }, [regionRef])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setInterval(() => handleTick(), INTERVAL_MS)
    return () => clearInterval(timer)
  }, [isPlaying])

  return { isPlaying, isStopped, toggle: () => setStopped(!isStopped) }
}
