import { useLingui } from '@lingui/react/macro'
import { ChevronsRight } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { cx } from '#ui/cx.ts'
import { isSlidToEnd, slideBy } from './slide.ts'

/** px between the thumb and the track's ends. */
const GAP = 4

/** Slid to its end and let go, it is done. For fingers: beside it stands a button for all others. */
export function SlideToStop({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const track = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<{ from: number; way: number } | null>(null)
  const [moved, setMoved] = useState(0)

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || track.current === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setGrip({ from: event.clientX, way: track.current.clientWidth - event.currentTarget.offsetWidth - 2 * GAP })
  }

  function handleMove(event: PointerEvent) {
    if (grip !== null) setMoved(slideBy(grip.from, event.clientX, grip.way))
  }

  function handleUp(event: PointerEvent) {
    if (grip === null) return
    const isDone = isSlidToEnd(slideBy(grip.from, event.clientX, grip.way), grip.way)
    letGo()
    if (isDone) onDone()
  }

  function letGo() {
    setGrip(null)
    setMoved(0)
  }

  return (
    <div ref={track} aria-hidden="true" className="relative h-18 rounded-full bg-white/15 select-none">
      <span className="absolute inset-0 flex items-center justify-center pr-6 pl-20 text-center text-lg leading-tight font-bold">
        {t`끝까지 밀어서 끄기`}
      </span>
      <span
        data-thumb
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={letGo}
        style={{ transform: `translateX(${moved}px)` }}
        className={cx(
          'absolute top-1 left-1 flex size-16 touch-none items-center justify-center rounded-full bg-danger-fill text-white',
          grip === null && 'transition-transform',
        )}
      >
        <ChevronsRight size={32} />
      </span>
    </div>
  )
}
