import { useLingui } from '@lingui/react/macro'
import { Pause, Play } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { SlideTrack, useSlides } from './slides.tsx'

export interface CarouselProps {
  /** What the pictures are, for screen readers: 소식. */
  label: string
  slides: readonly { id: string | number; content: ReactNode }[]
  className?: string
}

/** Slides that follow each other every 3 s around and around; swipe, tap a dot, or stop them. */
export function Carousel({ label, slides, className }: CarouselProps) {
  const { t } = useLingui()
  const regionRef = useRef<HTMLElement>(null)
  const count = slides.length
  const { index, trackRef, show, handleScroll } = useSlides(count)
  const { isPlaying, isStopped, toggle } = useAutoplay(regionRef, count > 1, () => show(index + 1))
  const [first] = slides

  return (
    <section
      ref={regionRef}
      aria-roledescription={t`슬라이드`}
      aria-label={label}
      className={cx('relative overflow-hidden rounded-lg', className)}
    >
      <SlideTrack
        ref={trackRef}
        onScroll={handleScroll}
        aria-live={isPlaying ? 'off' : 'polite'}
        className="rounded-lg"
      >
        {slides.map((slide, position) => (
          <div
            key={slide.id}
            role="group"
            aria-label={t`${count}장 중 ${position + 1}번째`}
            inert={position !== index}
            className="w-full shrink-0 snap-start"
          >
            {slide.content}
          </div>
        ))}
        {/* The first again after the last, so that going around is one step forward and not a rewind. */}
        {count > 1 && (
          <div inert className="w-full shrink-0 snap-start">
            {first?.content}
          </div>
        )}
      </SlideTrack>
      {count > 1 && (
        <div className="pointer-events-none absolute inset-x-1 bottom-0 flex items-center justify-between *:pointer-events-auto">
          <div className="flex">
            {slides.map((slide, position) => (
              <button
                key={slide.id}
                type="button"
                aria-label={t`${position + 1}번째 보기`}
                aria-current={position === index}
                onClick={() => show(position)}
                className="flex size-11 items-center justify-center rounded-full -outline-offset-4"
              >
                <span
                  className={cx(
                    'h-2 rounded-full ring-1 ring-ink/20 transition-colors',
                    position === index ? 'w-5 bg-ink' : 'w-2 bg-white',
                  )}
                />
              </button>
            ))}
          </div>
          <div className="mr-2 flex items-center rounded-full bg-ink/70 pl-2.5 text-xs text-white">
            <span aria-hidden="true" className="tabular-nums">
              {index + 1} / {count}
            </span>
            <button
              type="button"
              aria-label={isStopped ? t`자동으로 넘기기` : t`자동 넘김 멈추기`}
              onClick={toggle}
              className="touch-target relative flex h-6 w-7 items-center justify-center rounded-full"
            >
              {isStopped ? <Play size={12} fill="currentColor" /> : <Pause size={12} fill="currentColor" />}
            </button>
          </div>
        </div>
      )}
    </section>
  )
}

const INTERVAL_MS = 3000
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/**
 * Calls `advance` every 3 s while the region is at rest: no pointer over it, no focus in it, page in view,
 * motion welcome, not stopped by hand.
 */
function useAutoplay(regionRef: RefObject<HTMLElement | null>, isEnabled: boolean, advance: () => void) {
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
      // The state is read after the event, when :hover and focus have taken their new state.
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
