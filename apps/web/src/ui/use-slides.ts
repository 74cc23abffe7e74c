import { useCallback, useEffect, useRef, useState } from 'react'

/** ms without a scroll event after which the track has come to rest */
const SETTLE_MS = 100

/** Which slide a snapping track shows. The track holds one more than `count`: the first again, at its end. */
export function useSlides(count: number) {
  const trackRef = useRef<HTMLDivElement>(null)
  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [index, setIndex] = useState(0)

  useEffect(() => () => clearTimeout(settleTimer.current), [])

  const show = useCallback((position: number) => {
    const track = trackRef.current
    track?.scrollTo({ left: position * track.clientWidth })
  }, [])

  const handleScroll = useCallback(() => {
    const track = trackRef.current
    if (!track) return
    const position = Math.round(track.scrollLeft / track.clientWidth)
    setIndex(position % count)
    clearTimeout(settleTimer.current)
    settleTimer.current = setTimeout(() => {
      if (position === count) track.scrollTo({ left: 0, behavior: 'instant' })
    }, SETTLE_MS)
  }, [count])

  return { index, trackRef, show, handleScroll }
}
