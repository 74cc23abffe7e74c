import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { cx } from '../cx.ts'

/** The ms without a scroll event after which the track has come to rest. */
const SETTLE_MS = 100

/** Returns which slide a snapping track shows. The track holds one more than `count`: the first again, at its end. */
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

export type SlideTrackProps = Pick<ComponentProps<'div'>, 'ref' | 'onScroll' | 'aria-live' | 'className' | 'children'>

/** Slides side by side, as `useSlides` moves them: swiped, or turned by arrow keys, one at a time. */
export function SlideTrack({ className, ...props }: SlideTrackProps) {
  const { t } = useLingui()
  return (
    <div
      {...props}
      role="group"
      aria-label={t`옆으로 넘겨보기`}
      // Slides may hold nothing to focus, and what scrolls must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx(
        // The slides below, so that they do not cover the ring of a focused track.
        'isolate *:relative *:-z-1',
        'scrollbar-none flex [scroll-snap-type:x_mandatory] -outline-offset-2 overflow-x-auto scroll-smooth',
        className,
      )}
    />
  )
}
